# The sentences of Thrice in Indonesian. Whole sentences with places; the test `locales` holds the languages together.

## Moments and moves
moment-start = posisi awal
moment-after = setelah { $move }
moments-start = pada posisi awal
moments-after = setelah { $moves }
moments-start-and-after = pada posisi awal serta setelah { $moves }
list-and = { $many } dan { $last }
list-or = { $many } atau { $last }
side-white = Putih
side-black = Hitam
side-to-move = { $side ->
    [white] Giliran Putih melangkah
   *[black] Giliran Hitam melangkah
}
nth-time = { $n ->
    [1] Pertama kali
    [2] Kedua kalinya
    [3] Ketiga kalinya
    [4] Keempat kalinya
    [5] Kelima kalinya
    [6] Keenam kalinya
    [7] Ketujuh kalinya
    [8] Kedelapan kalinya
    [9] Kesembilan kalinya
   *[other] Ke-{ $n } kalinya
}
nth-time-small = { $n ->
    [1] pertama kali
    [2] kedua kalinya
    [3] ketiga kalinya
    [4] keempat kalinya
    [5] kelima kalinya
    [6] keenam kalinya
    [7] ketujuh kalinya
    [8] kedelapan kalinya
    [9] kesembilan kalinya
   *[other] ke-{ $n } kalinya
}
moves-later = { $n } langkah kemudian
shown-on-the-board = tampil di papan
article = Pasal { $article }
articles = Pasal { $articles }

## The verdict
verdict-breaks-off = Catatan partai terputus di sini
verdict-cut-off = Catatan partai berakhir di tengah langkah
verdict-proved-until-here = Sampai di sini: { $verdict }
moment-with-articles = { $moment } ({ $articles })
verdict-ended-dead = Partai sudah remis sebelum ini: posisi mati
verdict-ended-fivefold = Partai sudah remis sebelum ini: kemunculan kelima
verdict-ended-seventy-five = Partai sudah remis sebelum ini: 75 langkah
verdict-ends-checkmate = Mat: partai berakhir
verdict-ends-stalemate = Pat: partai remis
verdict-ends-dead = Posisi mati: partai remis
verdict-ends-fivefold = Kelima kalinya: partai remis
verdict-ends-seventy-five = 75 langkah: partai remis
verdict-may-claim = { $side ->
    [white] Putih berhak mengklaim remis
   *[black] Hitam berhak mengklaim remis
}
verdict-may-claim-with-move = { $side ->
    [white] Putih berhak mengklaim dengan langkah yang akan dijalankan
   *[black] Hitam berhak mengklaim dengan langkah yang akan dijalankan
}
verdict-at-least = { $n ->
    [1] Sekurang-kurangnya satu kali
    [2] Sekurang-kurangnya dua kali
    [3] Sekurang-kurangnya tiga kali
   *[other] Sekurang-kurangnya { $n } kali
}
refused-headline = Tidak ada posisi
verdict-first-time = Pertama kali
verdict-second-time-only = Baru dua kali
verdict-first-time-only = Baru satu kali
detail-claim-incorrect = Jika diajukan, klaim tidak benar
detail-without-claim = Remis tanpa klaim
detail-not-proved = Belum terbukti dari catatan partai ini
detail-fifty-moves = Lima puluh langkah oleh masing-masing pemain
why-occurrences = Kemunculan: { $moments }.
why-fifty-moves = Putih { $white }, Hitam { $black } langkah tanpa pemukulan atau langkah pion ({ $article }).
why-intended-moves = Dengan { $moves }, jika ditulis pada kertas notasi dan tidak dijalankan ({ $article }).
why-any-quiet-move = Dengan langkah apa pun yang bukan pemukulan dan bukan langkah pion, jika ditulis dan tidak dijalankan ({ $article }).
why-signed-result = Menurut Pasal { $article }, partai sudah remis setelah { $move }. Apakah hasil yang telah ditandatangani diubah atau tidak, diputuskan oleh wasit ({ $signed }).
why-signed-result-start = Menurut Pasal { $article }, partai sudah remis pada posisi awal. Apakah hasil yang telah ditandatangani diubah atau tidak, diputuskan oleh wasit ({ $signed }).
why-dead-material = Dengan buah catur yang tersisa, mat tidak mungkin terjadi ({ $article }).
why-checkmate = Mat mengakhiri partai ({ $article }).
why-stalemate = Pat mengakhiri partai ({ $article }).
why-fivefold = Lima kemunculan mengakhiri partai tanpa klaim ({ $article }): { $moments }.
why-seventy-five = Tujuh puluh lima langkah oleh masing-masing pemain tanpa pemukulan atau langkah pion mengakhiri partai tanpa klaim ({ $article }).
why-earlier-unknown = Permainan sebelum awal catatan partai ini tidak diketahui: mungkin ada kemunculan yang lebih awal.
why-same-diagram = { $positions ->
    [1] Diagram sama { $diagrams ->
        [2] dua kali
        [3] tiga kali
       *[other] { $diagrams } kali
    }, posisi sama baru satu kali ({ $articles }).
    [2] Diagram sama { $diagrams ->
        [3] tiga kali
       *[other] { $diagrams } kali
    }, posisi sama baru dua kali ({ $articles }).
   *[other] Diagram sama { $diagrams } kali, posisi sama { $positions } kali ({ $articles }).
}
why-no-claim-second = Klaim memerlukan kemunculan ketiga; ini baru yang kedua.
why-en-passant-now = Saat ini pemukulan en passant { $captures } mungkin dilakukan, jadi posisi ini hanya dapat muncul satu kali ({ $article }).
why-no-claim-first = Posisi ini belum pernah muncul sebelumnya.

## The panel and the text report
heading-occurrences = Kemunculan
heading-later = Kemudian dalam partai ini
heading-same-diagram = Diagram sama, posisi tidak sama
heading-intended = Langkah yang akan dijalankan
heading-since = Sejak pemukulan atau langkah pion terakhir
heading-record = Catatan partai
heading-claim = Klaim
no-same-diagram = Tidak ada posisi sebelumnya dengan diagram ini.
since-counts-at-least = Sekurang-kurangnya: Putih { $white }, Hitam { $black } (untuk klaim masing-masing 50)
since-counts = Putih { $white }, Hitam { $black } (untuk klaim masing-masing 50)
no-intended-move = { $side ->
    [white] Tidak ada langkah Putih yang menghasilkan kemunculan ketiga.
   *[black] Tidak ada langkah Hitam yang menghasilkan kemunculan ketiga.
}
no-intended-move-known = { $side ->
    [white] Menurut catatan ini, tidak ada langkah Putih yang menghasilkan kemunculan ketiga.
   *[black] Menurut catatan ini, tidak ada langkah Hitam yang menghasilkan kemunculan ketiga.
}
no-claim-after-the-end = Partai sudah berakhir: tidak ada yang dapat diklaim.
intended-repetition = { $nth }, jika ditulis dan tidak dijalankan
intended-fifty = lima puluh langkah oleh masing-masing pemain, jika ditulis dan tidak dijalankan
intended-ends-checkmate = langkah ini juga akan menghasilkan mat
intended-ends-stalemate = langkah ini juga akan menghasilkan pat
intended-ends-dead = langkah ini juga akan menghasilkan posisi mati
intended-ends-fivefold = jika dijalankan, langkah ini mengakhiri partai (kemunculan kelima)
intended-ends-seventy-five = jika dijalankan, langkah ini mengakhiri partai (75 langkah)
intended-any-quiet = Ada { $n } langkah yang menggenapkan lima puluh langkah oleh masing-masing pemain, jika ditulis dan tidak dijalankan
intended-line = { $facts } ({ $articles })
intended-sentence = Langkah yang akan dijalankan { $move }: { $line }.
intended-count-sentence = { $fact } ({ $article }).
later-sentence = Posisi ini muncul lagi { $moments }.
kind-side-to-move = giliran melangkah
kind-castling = hak rokade
kind-en-passant = en passant
difference-side-to-move = { $then ->
    [white] Waktu itu giliran Putih melangkah, sekarang giliran Hitam.
   *[black] Waktu itu giliran Hitam melangkah, sekarang giliran Putih.
}
difference-castling = { $side ->
    [white] Waktu itu Putih masih memiliki hak rokade { $wing ->
        [kingside] sayap raja
       *[queenside] sayap menteri
    }; hak itu hilang karena { $move }.
   *[black] Waktu itu Hitam masih memiliki hak rokade { $wing ->
        [kingside] sayap raja
       *[queenside] sayap menteri
    }; hak itu hilang karena { $move }.
}
difference-en-passant = Pemukulan en passant { $captures } mungkin dilakukan setelah { $move }, sekarang tidak.
difference-en-passant-start = Pemukulan en passant { $captures } mungkin dilakukan pada posisi awal, sekarang tidak.
difference-castling-rook = { $side ->
    [white] Waktu itu Putih masih memiliki hak rokade dengan benteng di { $square }; hak itu hilang karena { $move }.
   *[black] Waktu itu Hitam masih memiliki hak rokade dengan benteng di { $square }; hak itu hilang karena { $move }.
}
first-line-start = Posisi awal, { $side ->
    [white] giliran Putih melangkah
   *[black] giliran Hitam melangkah
}.
first-line-after = Setelah { $move }, { $side ->
    [white] giliran Putih melangkah
   *[black] giliran Hitam melangkah
}.
verdict-sentence-articles = { $headline } ({ $articles }).
verdict-sentence = { $headline }.
detail-sentence = { $detail }.
laws-name = { $edition ->
    [fide-2018] Peraturan Permainan Catur FIDE 2018
    [fide-2017] Peraturan Permainan Catur FIDE 2017
    [fide-2014] Peraturan Permainan Catur FIDE 2014
    [fide-before-2014] Peraturan Permainan Catur FIDE sebelum Juli 2014
    [us-chess] Peraturan US Chess
   *[fide-2023] Peraturan Permainan Catur FIDE 2023
}
laws-older-game = { $laws }, diterapkan pada partai tahun { $year }
record-whole = Semua langkah terbaca.
record-no-moves = Partai tanpa langkah.
record-partial = Catatan partai terputus. Temuan di sini dibuktikan oleh langkah-langkah sebelum bagian yang rusak.
record-refused = Dari catatan partai ini tidak dapat diperoleh posisi apa pun.
game-line = Partai { $n } dalam { $file }
game-of = partai { $n } dari { $total }
move-of = langkah { $n } dari { $total }
status-all-read = semua langkah terbaca
status-no-moves = tanpa langkah
status-partial = catatan partai terputus
status-refused = posisi tidak dapat diperoleh
status-notices = { $n } pemberitahuan

## Claims
heading-what-follows = Tindak lanjut
heading-for-the-arbiter = Hanya untuk wasit
claim-correct = Klaim benar: partai remis
claim-incorrect = Klaim tidak benar
claim-no-right = Tidak berhak mengklaim
claim-incomplete = Klaim belum lengkap
claim-not-proved = Belum terbukti dari catatan partai ini
claim-game-over = Partai sudah berakhir
claim-articles = { $outcome } ({ $articles })
answer-board = Papan
answer-procedure = Prosedur
answer-not-ended-before = Partai belum berakhir sebelumnya
answer-ended-before = Partai sudah berakhir sebelumnya
answer-board-not-asked = Papan tidak diperiksa: bukan giliran pemain itu melangkah.
answer-not-ended = Sebelumnya di papan tidak ada mat, pat, pengulangan lima kali, 75 langkah, atau posisi mati (posisi mati hanya dinilai dari materi; posisi terkunci tidak diperiksa).
answer-not-ended-outline = Sebelumnya di papan tidak ada mat, pat, atau posisi mati (posisi mati hanya dinilai dari materi; posisi terkunci tidak diperiksa).
answer-end-not-stated = Tidak dinyatakan apakah ada pemain yang menyerah, bendera yang jatuh, atau kesepakatan remis.
procedure-has-the-move = { $side ->
    [white] Giliran Putih melangkah.
   *[black] Giliran Hitam melangkah.
}
procedure-written = { $answer ->
    [yes] Langkah yang akan dijalankan sudah ditulis pada kertas notasi.
    [no] Langkah yang akan dijalankan belum ditulis pada kertas notasi.
   *[not_stated] Tidak dinyatakan apakah langkah yang akan dijalankan sudah ditulis.
}
procedure-made = { $answer ->
    [yes] Langkah berikutnya sudah dijalankan.
    [no] Langkah berikutnya belum dijalankan.
   *[not_stated] Tidak dinyatakan apakah langkah berikutnya sudah dijalankan.
}
procedure-touched = { $answer ->
    [yes] Pemain yang mengklaim menyentuh buah catur.
    [no] Pemain yang mengklaim tidak menyentuh buah catur.
   *[not_stated] Tidak dinyatakan apakah pemain yang mengklaim menyentuh buah catur.
}
answer-yes = ya
answer-no = tidak
answer-not-stated = tidak dinyatakan
claim-acceptance = { $side ->
    [white] { $answer ->
        [yes] Putih menerima remis.
        [no] Putih tidak menerima remis.
       *[not_stated] Tidak dinyatakan apakah Putih menerima remis.
    }
   *[black] { $answer ->
        [yes] Hitam menerima remis.
        [no] Hitam tidak menerima remis.
       *[not_stated] Tidak dinyatakan apakah Hitam menerima remis.
    }
}
claim-as-made-on-board = { $side ->
    [white] Putih mengklaim remis berdasarkan posisi di papan.
   *[black] Hitam mengklaim remis berdasarkan posisi di papan.
}
claim-as-made-intended = { $side ->
    [white] Putih mengklaim remis dengan langkah yang akan dijalankan { $move }.
   *[black] Hitam mengklaim remis dengan langkah yang akan dijalankan { $move }.
}
reason-game-over = Partai sudah berakhir setelah { $move } ({ $article }).
reason-game-over-fivefold = Partai sudah berakhir dengan kemunculan kelima suatu posisi: { $moments } ({ $article }).
reason-game-over-start = Partai sudah berakhir pada posisi awal ({ $article }).
reason-not-his-move = { $side ->
    [white] Giliran Putih melangkah; hanya pemain yang mendapat giliran melangkah yang berhak mengklaim ({ $article }).
   *[black] Giliran Hitam melangkah; hanya pemain yang mendapat giliran melangkah yang berhak mengklaim ({ $article }).
}
reason-touched = Buah catur telah disentuh sebagaimana dimaksud dalam Pasal { $touch }: hak mengklaim pada langkah ini hilang ({ $article }).
reason-ended-off-board = { $how ->
    [white_flag] Jatuhnya bendera Putih sudah diketahui sebelum klaim ({ $article }).
    [black_flag] Jatuhnya bendera Hitam sudah diketahui sebelum klaim ({ $article }).
    [white_resigned] Putih sudah menyerah sebelum klaim ({ $article }).
    [black_resigned] Hitam sudah menyerah sebelum klaim ({ $article }).
   *[agreed] Remis sudah disepakati sebelum klaim ({ $article }).
}
reason-ended-after = { $how ->
    [white_flag] Jatuhnya bendera Putih baru diketahui setelah klaim, maka klaim diperiksa lebih dahulu ({ $article }).
    [black_flag] Jatuhnya bendera Hitam baru diketahui setelah klaim, maka klaim diperiksa lebih dahulu ({ $article }).
    [white_resigned] Putih menyerah setelah klaim; klaim diperiksa lebih dahulu.
    [black_resigned] Hitam menyerah setelah klaim; klaim diperiksa lebih dahulu.
   *[agreed] Remis disepakati setelah klaim.
}
reason-withdrawn = Klaim tidak dapat ditarik kembali; klaim tetap diperiksa ({ $article }).
reason-screen = Klaim hanya didasarkan pada tampilan layar, dan itu tidak diperbolehkan; langkah-langkah tetap diperiksa ({ $article }).
reason-move-made = Langkah sudah dijalankan: hanya lawan, yang kini mendapat giliran melangkah, yang dapat mengklaim ({ $article }).
reason-difference = Posisi tidak sama: { $moment }. { $why }
reason-occurrences-unknown = Permainan sebelum catatan ini tidak diketahui: posisi yang diklaim terhitung sekurang-kurangnya { $n ->
    [1] satu kali
    [2] dua kali
   *[other] { $n } kali
}.
reason-moves-unknown = Permainan sebelum catatan ini tidak diketahui: langkah sejak pemukulan atau langkah pion terakhir tidak dapat dihitung.
reason-not-written = Langkah yang akan dijalankan belum ditulis pada kertas notasi ({ $article }).
reason-illegal-move = Langkah yang akan dijalankan { $move } tidak sah.
reason-enough-occurrences = Posisi ini telah muncul untuk { $nth }: { $moments }.
reason-enough-occurrences-intended = Setelah { $move }, posisi itu akan muncul untuk { $nth }; sebelumnya sudah muncul { $moments }.
reason-too-few-occurrences = Posisi ini baru muncul untuk { $nth }: { $moments }.
reason-too-few-occurrences-intended = Setelah { $move }, posisi itu baru akan muncul untuk { $nth }.
reason-same-diagram = Diagram sama { $diagrams ->
    [2] dua kali
    [3] tiga kali
   *[other] { $diagrams } kali
}, posisi sama baru { $positions ->
    [1] satu kali
    [2] dua kali
   *[other] { $positions } kali
}.
reason-enough-moves = Lima puluh langkah oleh masing-masing pemain tanpa pemukulan atau langkah pion sudah genap: Putih { $white }, Hitam { $black }.
reason-enough-moves-intended = Dengan { $move }, lima puluh langkah oleh masing-masing pemain tanpa pemukulan atau langkah pion akan genap: Putih { $white }, Hitam { $black }.
reason-too-few-moves = Lima puluh langkah oleh masing-masing pemain tanpa pemukulan atau langkah pion belum genap: Putih { $white }, Hitam { $black }.
reason-too-few-moves-intended = Dengan { $move }, lima puluh langkah oleh masing-masing pemain tanpa pemukulan atau langkah pion tetap belum genap: Putih { $white }, Hitam { $black }.
consequence-drawn = Partai langsung berakhir remis ({ $article }).
consequence-not-made = { $move } tidak jadi dijalankan ({ $article }).
consequence-both-sign = Hasil dicatat sebagai remis, dan kedua pemain menandatangani kedua kertas notasi ({ $article }).
penalty-laid-down = { $side ->
    [white] Putih mendapat tambahan waktu { $minutes ->
        [1] satu menit
        [2] dua menit
       *[other] { $minutes } menit
    } ({ $articles }).
   *[black] Hitam mendapat tambahan waktu { $minutes ->
        [1] satu menit
        [2] dua menit
       *[other] { $minutes } menit
    } ({ $articles }).
}
penalty-in-standard = { $side ->
    [white] Dalam catur standar, Putih mendapat tambahan waktu { $minutes ->
        [1] satu menit
        [2] dua menit
       *[other] { $minutes } menit
    } ({ $articles }).
   *[black] Dalam catur standar, Hitam mendapat tambahan waktu { $minutes ->
        [1] satu menit
        [2] dua menit
       *[other] { $minutes } menit
    } ({ $articles }).
}
penalty-by-supervision = { $side ->
    [white] Putih mendapat tambahan waktu satu menit, atau dua menit jika ada wasit yang khusus mengawasi partai ini saja ({ $articles }).
   *[black] Hitam mendapat tambahan waktu satu menit, atau dua menit jika ada wasit yang khusus mengawasi partai ini saja ({ $articles }).
}
penalty-set = { $side ->
    [white] { $minutes ->
        [0] Putih tidak mendapat tambahan waktu
        [1] Putih mendapat tambahan waktu satu menit
        [2] Putih mendapat tambahan waktu dua menit
       *[other] Putih mendapat tambahan waktu { $minutes } menit
    }, sesuai ketentuan turnamen atau keputusan wasit.
   *[black] { $minutes ->
        [0] Hitam tidak mendapat tambahan waktu
        [1] Hitam mendapat tambahan waktu satu menit
        [2] Hitam mendapat tambahan waktu dua menit
       *[other] Hitam mendapat tambahan waktu { $minutes } menit
    }, sesuai ketentuan turnamen atau keputusan wasit.
}
penalty-unknown = Ketentuan waktu dalam peraturan ini tidak diketahui dengan pasti di sini; wasit yang memutuskan.
consequence-new-time = { $side ->
    [white] Jam Putih: dari { $before } menjadi { $after }.
   *[black] Jam Hitam: dari { $before } menjadi { $after }.
}
consequence-start-clock = { $side ->
    [white] Jalankan jam Putih; partai dilanjutkan.
   *[black] Jalankan jam Hitam; partai dilanjutkan.
}
consequence-touched-piece = Buah catur yang disentuh harus dilangkahkan atau dipukul ({ $touch }); klaim baru dapat diajukan lagi pada giliran lain sesudah ini ({ $article }).
consequence-offer-stands = { $side ->
    [white] Klaim ini sekaligus merupakan tawaran remis; tawaran itu berlaku sampai Putih menerima atau menolaknya ({ $articles }).
   *[black] Klaim ini sekaligus merupakan tawaran remis; tawaran itu berlaku sampai Hitam menerima atau menolaknya ({ $articles }).
}
consequence-agreed = Kedua pemain sepakat remis: partai berakhir remis atas kesepakatan ({ $articles }).
consequence-accepted-restricted = Lawan menerima remis, tetapi turnamen ini tidak mengizinkan tawaran remis: ketentuan turnamen menentukan apakah hal itu mengakhiri partai ({ $article }).
consequence-ends-afterwards = { $how ->
    [white_flag] Klaim tidak mengakhiri partai; dengan demikian jatuhnya bendera Putih berlaku ({ $article }).
    [black_flag] Klaim tidak mengakhiri partai; dengan demikian jatuhnya bendera Hitam berlaku ({ $article }).
    [white_resigned] Klaim tidak mengakhiri partai; partai berakhir karena Putih menyerah ({ $article }).
    [black_resigned] Klaim tidak mengakhiri partai; partai berakhir karena Hitam menyerah ({ $article }).
   *[agreed] Klaim tidak mengakhiri partai; partai berakhir karena kesepakatan remis ({ $article }).
}
consequence-nothing-off-board = { $how ->
    [white_flag] Bendera Putih sudah jatuh ({ $article }); tidak ada lagi yang dapat diklaim.
    [black_flag] Bendera Hitam sudah jatuh ({ $article }); tidak ada lagi yang dapat diklaim.
    [white_resigned] Putih sudah menyerah ({ $article }); tidak ada lagi yang dapat diklaim.
    [black_resigned] Hitam sudah menyerah ({ $article }); tidak ada lagi yang dapat diklaim.
   *[agreed] Remis sudah disepakati ({ $article }); tidak ada lagi yang dapat diklaim.
}
consequence-must-be-made = { $move } harus dijalankan ({ $article }).
consequence-other-move = Langkah yang akan dijalankan tidak sah: langkah sah lain dengan buah catur itu harus dijalankan; jika tidak ada, langkah sah apa pun ({ $articles }).
consequence-nothing-to-claim = Partai sudah lebih dahulu berakhir ({ $article }); tidak ada lagi yang dapat diklaim.
consequence-must-be-made-and-ends = { $move } harus dijalankan ({ $article }); langkah itu mengakhiri partai ({ $ends }).
consequence-time-arbiter = Peraturan tidak menetapkan hukuman untuk hal ini; perubahan waktu diputuskan oleh wasit.
consequence-make-legal = Pemain boleh menulis langkah itu sehingga klaimnya menjadi sah; selama belum ditulis, belum ada klaim yang perlu diputuskan.
consequence-reconstruct = Langkah-langkah sebelumnya harus direkonstruksi sebelum klaim dapat diputuskan ({ $article }).
consequence-would-end-checkmate = { $move } akan menghasilkan mat, tetapi langkah itu belum dijalankan: klaim didahulukan.
consequence-would-end-stalemate = { $move } akan menghasilkan pat, tetapi langkah itu belum dijalankan: klaim didahulukan.
consequence-would-end-dead = { $move } akan menghasilkan posisi mati, tetapi langkah itu belum dijalankan: klaim didahulukan.
consequence-would-end-fivefold = { $move } akan menjadi kemunculan kelima, tetapi langkah yang belum dijalankan tidak mengakhiri partai.
consequence-would-end-seventy-five = { $move } akan menggenapkan 75 langkah, tetapi langkah yang belum dijalankan tidak mengakhiri partai.
note-on-board = { $side ->
    [white] Seandainya Putih mengklaim berdasarkan posisi di papan, klaim itu benar ({ $article }).
   *[black] Seandainya Hitam mengklaim berdasarkan posisi di papan, klaim itu benar ({ $article }).
}
note-intended-moves = { $side ->
    [white] Seandainya Putih mengklaim dengan { $moves }, klaim itu benar ({ $article }).
   *[black] Seandainya Hitam mengklaim dengan { $moves }, klaim itu benar ({ $article }).
}
note-quiet-moves = { $side ->
    [white] Seandainya Putih mengklaim dengan langkah apa pun yang bukan pemukulan dan bukan langkah pion, klaim itu benar ({ $article }).
   *[black] Seandainya Hitam mengklaim dengan langkah apa pun yang bukan pemukulan dan bukan langkah pion, klaim itu benar ({ $article }).
}
note-board-holds = Dilihat dari papan saja, klaim itu benar.
note-clock-of-other = { $side ->
    [white] Yang berjalan adalah jam Putih; itu hanya petunjuk tentang giliran siapa, bukan alasan untuk menyatakan klaim tidak benar ({ $article }).
   *[black] Yang berjalan adalah jam Hitam; itu hanya petunjuk tentang giliran siapa, bukan alasan untuk menyatakan klaim tidak benar ({ $article }).
}
note-flag-after-the-end = Partai sudah remis di papan sebelum bendera jatuh. Bahwa remis itu didahulukan daripada jatuhnya bendera adalah komentar dalam Arbiters' Manual, bukan ketentuan Peraturan.
note-clock-not-pressed = Klaim setelah melangkah diperbolehkan selama jam belum ditekan ({ $article }).
note-director-may-declare = Direktur turnamen dapat menyatakan partai remis ({ $article }).
note-other-ground-repetition = Seandainya didasarkan pada pengulangan posisi, klaim itu benar ({ $article }).
note-other-ground-fifty = Seandainya didasarkan pada lima puluh langkah, klaim itu benar ({ $article }).

## Defects
place = baris { $line }, kolom { $column }
defect-with-place = { $place }: { $message }
defect-illegal-move = “{ $token }” bukan langkah sah di sini: { $why }. Catatan partai berakhir sebelum langkah itu.
defect-ambiguous-move = “{ $token }” bermakna ganda: { $candidates } sama-sama mungkin; catatan partai berakhir sebelum langkah itu.
defect-unreadable-move = “{ $token }” tidak terbaca sebagai langkah; catatan partai berakhir sebelum itu.
defect-piece-letter = “{ $token }” diawali { $letter }, yang bukan huruf buah catur di sini; catatan partai berakhir sebelum itu. Jika itu huruf bahasa lain, pilih huruf buah caturnya.
defect-null-move = “{ $token }” menandakan bahwa ada langkah yang hilang; catatan partai berakhir sebelum itu.
defect-cut-off = Teks berakhir di tengah langkah (“{ $token }”): langkah itu belum ada. Langkah-langkah sebelumnya tetap berlaku.
defect-variation-move = “{ $token }” bukan langkah sah dalam variasi ini; variasi berakhir sebelum langkah itu. Teksnya disimpan, dan partai tidak terpengaruh.
defect-variation-null = “{ $token }” dalam variasi ini menandakan ada langkah yang hilang; variasi berakhir sebelumnya. Teksnya disimpan, dan partai tidak terpengaruh.
defect-letters = Langkah-langkah ditulis dengan huruf buah catur { $letters } ({ $languages }), sebagaimana tampak dari seluruh partai, dan dibaca demikian.
defect-letters-asked = Langkah-langkah dibaca dengan huruf buah catur { $letters } ({ $languages }), sesuai permintaan.
defect-letters-open = Dengan huruf buah catur { $languages } seluruh partai juga dapat dibaca, tetapi menjadi partai lain. Partai ini dibaca dengan huruf Inggris menurut standar; pilih hurufnya jika itu keliru.
defect-kings = { $result ->
    [none] “{ $token }” menaruh raja di tengah papan pada akhir partai. Papan elektronik mengartikannya sebagai hasil; itu tidak dibaca sebagai langkah.
   *[other] “{ $token }” menaruh raja di tengah papan pada akhir partai. Papan elektronik mengartikannya sebagai hasil { $result }; itu tidak dibaca sebagai langkah.
  }
defect-kings-perhaps = Langkah terakhir { $move } mungkin juga bagian dari tanda itu dan bukan langkah partai.
defect-cut-off-tag = Teks berakhir di tengah tag (“{ $token }”): langkah-langkahnya belum ada.
defect-signal-contradicts = Raja di tengah papan berarti { $says }, sedangkan catatan menyebut { $result }.
defect-analysis = Mulai { $move } tidak ada jam yang berjalan. Langkah-langkah ini mungkin analisis yang tertinggal di papan setelah partai.
defect-nested-comment = Komentar yang mulai di sini memuat kurung kurawal, dan di belakangnya ada kurung kurawal tutup lagi: akhir komentar tidak pasti. Catatan partai berakhir sebelum itu.
defect-after-result = Setelah hasil { $result } masih ada langkah, mulai “{ $token }”. Langkah itu tidak dibaca: partai sudah selesai, dan ini mungkin analisis.
defect-after-open-result = Setelah { $result }, yang berarti partai belum selesai, masih ada langkah mulai “{ $token }”. Catatan partai berakhir sebelumnya.
defect-no-result = Tidak ada hasil di akhir langkah-langkah; tidak dapat diketahui apakah ada langkah yang hilang di sana.
defect-stray-nag = Tanda anotasi “{ $token }” berada sebelum langkah apa pun dan dilewati.
defect-tags-left-off = Jumlah tag partai ini di luar kewajaran; yang melebihi seribu pertama diabaikan.
defect-too-long = Partai ini lebih panjang daripada yang mungkin dimainkan; catatan partai berakhir di sini.
defect-byte-order-mark = Ada tanda urutan bita di tengah berkas, seperti pada berkas yang digabungkan; tanda itu dilewati.
letters-en = Inggris
letters-ca = Katalan
letters-cs = Ceko
letters-da = Denmark
letters-de = Jerman
letters-es = Spanyol
letters-et = Estonia
letters-fi = Finlandia
letters-fr = Prancis
letters-hr = Kroasia
letters-hu = Hungaria
letters-id = Indonesia
letters-is = Islandia
letters-it = Italia
letters-nl = Belanda
letters-no = Norwegia
letters-pl = Polandia
letters-pt = Portugis
letters-ro = Rumania
letters-ru = Rusia
letters-sk = Slovakia
letters-sv = Swedia
letters-tr = Turki
letters-uk = Ukraina
defect-unclosed = Komentar atau variasi yang mulai di sini tidak pernah ditutup; catatan partai berakhir sebelumnya.
defect-stray-bracket = Kurung tutup tanpa kurung buka dilewati: { $token }
defect-malformed-tag = Tag ini tidak ditulis menurut standar: { $token }
defect-duplicate-tag = Tag { $name } tercantum dua kali dengan nilai yang berbeda; yang berlaku adalah yang pertama.
defect-results-differ = Tag Result menyebut { $tag }, sedangkan akhir langkah-langkahnya menyebut { $closing }.
defect-passed-over = Teks ini tidak termasuk partai mana pun dan dilewati: { $token }
defect-junk-bytes = Bita yang tidak mungkin bagian dari teks dilewati.
defect-junk = “{ $token }” bukan bagian dari langkah dalam teks PGN; selama bukan komentar, itu dilewati.
defect-encoding = Teks mulai di sini bukan UTF-8; dibaca sebagai { $encoding }. Jika nama tampak keliru, pengodeannya lain; langkah-langkah tidak terpengaruh.
defect-untagged-game = Ada langkah-langkah tanpa tag setelah akhir sebuah partai; semuanya dibaca sebagai partai tersendiri.
defect-empty-fen = Tag FEN kosong; posisi awal biasa dipakai.
defect-set-up-contradicts = Tag SetUp menyatakan partai dimulai dari posisi awal biasa, tetapi tag FEN memberi posisi lain; FEN yang dipakai.
defect-set-up-without-fen = Tag SetUp menyatakan partai dimulai dari sebuah posisi, tetapi tag FEN tidak ada; posisi awal biasa dipakai.
defect-unreadable-fen = Ini bukan FEN: { $token }
defect-impossible = Posisi ini tidak mungkin terjadi dalam partai: { $reasons }.
defect-other-variant = { $variant } bukan catur menurut Peraturan Permainan Catur FIDE; partai ini disisihkan.
defect-chess960-without-fen = Partai ini disebut Chess960 tanpa menyertakan FEN; posisi awal biasa dipakai.
defect-castling-flags = Tanda rokade { $flags } dalam FEN tidak sesuai dengan letak raja dan benteng sehingga diabaikan.
defect-ep-square = Petak en passant { $square } dalam FEN tidak mungkin berasal dari langkah pion dua petak sehingga diabaikan.
defect-clock-not-given = FEN tidak memuat hitungan langkah sejak pemukulan atau langkah pion terakhir: permainan sebelumnya tidak diketahui.
defect-wrong-number = Catatan memberi nomor { $token } pada langkah ini; menurut langkah sebelumnya nomornya { $expected }.
defect-wrong-side = Catatan memberi nomor { $token } seperti langkah Hitam; menurut langkah sebelumnya giliran Putih.
defect-mark-differs = Tanda pada { $token } tidak sesuai dengan papan: dibaca sebagai { $played }.
defect-variation-without-move = Sebuah variasi berada sebelum langkah pertama; teksnya disimpan dan tidak dibaca.
defect-extra-fields = Bagian akhir FEN dilewati: { $token }
defect-number-not-given = FEN tidak memberi nomor langkah; langkah dinomori mulai dari 1.
defect-clock-on-trust = { $n ->
    [0] Menurut hitungan dalam FEN, catatan dimulai tepat setelah pemukulan atau langkah pion (diterima apa adanya): posisi sebelumnya tidak dapat terulang, jadi hitungannya lengkap.
   *[other] Hitungan { $n } pada FEN untuk langkah sejak pemukulan atau langkah pion terakhir diterima apa adanya.
}
defect-clock-unreadable = Hitungan langkah dalam FEN sejak pemukulan atau langkah pion terakhir tidak terbaca ({ $token }): permainan sebelumnya tidak diketahui.
defect-number-assumed = Nomor langkah dalam FEN tidak terbaca ({ $token }); langkah dinomori mulai dari 1.
defect-unreachable = Tidak ada rangkaian langkah sah yang mengarah ke posisi dalam FEN; posisi itu dipakai sebagaimana adanya.
impossible-empty = tidak ada buah catur
impossible-no-king = { $side ->
    [white] Putih tidak memiliki raja
   *[black] Hitam tidak memiliki raja
}
impossible-kings = { $side ->
    [white] Putih memiliki lebih dari satu raja
   *[black] Hitam memiliki lebih dari satu raja
}
impossible-pawn = ada pion di baris pertama atau terakhir
impossible-adjacent = kedua raja bersebelahan
impossible-check = pemain yang tidak mendapat giliran melangkah dalam keadaan skak

## Notes of a scan
summary-played-on = Permainan dilanjutkan setelah { $move }, padahal partai sudah berakhir ({ $article }). Apakah hasil yang telah ditandatangani diubah atau tidak, diputuskan oleh wasit ({ $signed }).
summary-played-on-start = Permainan dilanjutkan, padahal partai sudah berakhir pada posisi awal ({ $article }).
summary-result-contradicts = Hasil { $result } tidak sesuai dengan keadaan di papan ({ $article }).
summary-laws-open = Dari tanggal partai tidak dapat dipastikan peraturan mana yang berlaku; yang diterapkan adalah yang lebih baru, { $laws }.
summary-double-forfeit = 0-0: kedua pemain dinyatakan kalah (forfeit ganda).
scan-nothing = Tidak ada temuan.
scan-no-moves = Partai tanpa langkah.
scan-refused = Tidak terbaca.
scan-partial-start = Hanya posisi awal yang terbaca.
scan-partial = Hanya terbaca sampai { $move }.
scan-repetition = { $n ->
    [3] Tiga kemunculan
    [4] Empat kemunculan
    [5] Lima kemunculan
   *[other] { $n } kemunculan
}: { $moments }.
scan-may-claim = { $side ->
    [white] Putih berhak mengklaim { $moments } ({ $article }).
   *[black] Hitam berhak mengklaim { $moments } ({ $article }).
}
scan-may-claim-with-move = { $side ->
    [white] Putih berhak mengklaim { $moments } dengan langkah yang akan dijalankan { $move } ({ $article }).
   *[black] Hitam berhak mengklaim { $moments } dengan langkah yang akan dijalankan { $move } ({ $article }).
}
scan-may-claim-quiet = { $side ->
    [white] Putih berhak mengklaim { $moments } dengan langkah yang akan dijalankan dan menggenapkan lima puluh langkah oleh masing-masing pemain ({ $article }).
   *[black] Hitam berhak mengklaim { $moments } dengan langkah yang akan dijalankan dan menggenapkan lima puluh langkah oleh masing-masing pemain ({ $article }).
}
scan-fifty-span = Lima puluh langkah oleh masing-masing pemain sudah genap: pertama kali { $first }, terakhir kali { $last } ({ $article }).
scan-ended = Partai sudah berakhir { $moments }: { $reason } ({ $article }).
scan-head-game = Partai
scan-head-players = Pemain
scan-head-result = Hasil
scan-head-not-claimed = Tidak diklaim
scan-head-played-on = Remis, dilanjutkan
scan-more-claims = Dan { $n } kemungkinan klaim lagi, yang terakhir { $last }.
scan-tally-games = { $n } partai dibaca.
scan-tally-not-claimed = Remis dapat diklaim tetapi tidak diklaim: { $n } partai.
scan-tally-played-on = Remis tanpa klaim, tetapi permainan dilanjutkan: { $n } partai. Apakah hasil yang telah ditandatangani diubah atau tidak, diputuskan oleh wasit (8.7).
scan-tally-damaged = Tidak terbaca utuh: { $n } partai.
scan-progress = { $n } partai
scan-stopped = Dihentikan setelah { $n } partai; sisanya tidak dibaca. Temuan sampai saat itu ditampilkan.
action-scan = Pindai banyak partai…
scan-title = Pemindaian banyak partai
scan-intro = Dalam partai mana remis dapat diklaim tetapi tidak diklaim? Partai mana yang sudah remis menurut Peraturan tanpa ada yang menyadarinya? Pilih folder atau berkas (*.pgn dan *.fen, juga yang dimampatkan sebagai .gz atau .zst), atau seret ke sini. Berkasnya tidak diubah.
scan-folder = Folder…
scan-files = Berkas…
scan-path = Ketik lokasi…
scan-search = Pemain, turnamen, atau berkas
scan-shown = Ditampilkan: { $n } dari { $all } partai dengan temuan
scan-speed = { $n } MB/dtk
scan-left = sisa { $time }
scan-head-found = Juga ditemukan
scan-head-file = Berkas
scan-export = Simpan sebagai CSV…
scan-no-rows = Tidak ada partai dengan temuan.
scan-no-fit = Tidak ada partai yang cocok dengan pencarian.
scan-more-faults = Dan { $n } lagi yang serupa.
scan-covered-text = Pemindaian ini memuat temuan. Hasilnya disembunyikan agar tidak ada yang mendapat petunjuk dari layar.
told-scan-back = Kembali ke pemindaian dengan { $key }.
path-scan = Pindai folder atau berkas
path-scan-hint = Lokasi lengkap folder, berkas PGN, atau berkas FEN
path-scan-button = Pindai
scan-same-diagram = Sekurang-kurangnya untuk ketiga kalinya diagram sama { $moments }, tetapi posisi tidak sama.
scan-kind-threefold = kemunculan ketiga
scan-kind-fivefold = kemunculan kelima
scan-kind-fifty = 50 langkah
scan-kind-seventy-five = 75 langkah
scan-kind-played-on = remis, dilanjutkan
scan-kind-same-diagram = hanya diagramnya sama
scan-kind-not-claimed = tidak diklaim
scan-kind-damaged = tidak terbaca utuh
scan-hint = Klik atau Enter membuka partai pada posisi yang dimaksud; klik pada judul kolom untuk mengurutkan.
scan-claim-at-end = dapat diklaim di akhir
scan-tally-older = { $n } dari partai yang ditemukan lebih tua daripada Peraturan yang diterapkan padanya.
reason-checkmate = mat
reason-stalemate = pat
reason-dead = posisi mati
reason-fivefold = kemunculan kelima
reason-seventy-five = 75 langkah

## Errors
error-missing = Tidak ada berkas atau folder { $file }. Periksa ejaannya.
error-folder = { $file } adalah folder. Sebutkan berkas di dalamnya; untuk membaca folder, gunakan thrice scan.
error-permission = { $file } tidak boleh dibaca. Minta izin untuk membacanya.
error-unreadable = { $file } tidak dapat dibaca: { $detail }.
error-no-game = Tidak ada partai dalam { $file }. Yang diperlukan adalah berkas PGN atau berkas dengan satu baris FEN.
error-several-games = { $file } berisi { $n } partai. Pilih salah satu dengan --game N:
error-no-such-game = Tidak ada partai { $game } dalam { $file }; isinya { $n } partai.
error-no-such-ply = { $file }, partai { $game }: --ply { $ply } melewati akhir partai, yaitu --ply { $plies }.
error-no-such-move = { $file }, partai { $game } tidak memiliki langkah { $move }; langkah terakhirnya { $last }.
error-record-breaks-off = Catatan partai terputus di sana: { $message }
error-no-files = Tidak ada berkas *.pgn atau *.fen di { $file }.
error-no-such-move-empty = { $file }, partai { $game } tidak memiliki langkah { $move }; partai itu tanpa langkah.
error-intends-unreadable = Langkah yang akan dijalankan "{ $move }" tidak terbaca. Tulis dengan huruf buah catur bahasa Inggris, misalnya Nf3 atau O-O.
error-intends-ambiguous = Langkah yang akan dijalankan "{ $move }" bermakna ganda: { $candidates } sama-sama mungkin. Tulis salah satunya.
error-partial-game = { $file }, partai { $game }, { $place }: { $message }
error-partial-game-no-place = { $file }, partai { $game }: { $message }
error-write = Keluaran tidak dapat ditulis: { $detail }.

## The window
menu-file = Berkas
menu-game = Partai
menu-view = Tampilan
menu-help = Bantuan
action-open = Buka…
action-example = Tampilkan partai contoh
action-quit = Keluar
action-first = Posisi awal
action-previous = Satu langkah mundur
action-next = Satu langkah maju
action-last = Posisi terakhir
action-previous-occurrence = Kemunculan sebelumnya
action-next-occurrence = Kemunculan berikutnya
action-previous-game = Partai sebelumnya
action-next-game = Partai berikutnya
action-flip = Balikkan papan
action-cover = Sembunyikan
action-cover-tip = Sembunyikan kesimpulan, hitungan, dan tanda dari para pemain
action-uncover-tip = Tampilkan kembali kesimpulan, hitungan, dan tanda
autoplay-stop = Hentikan
action-uncover = Tampilkan
action-about = Tentang Thrice
previous-occurrence-short = kemunculan sebelumnya
next-occurrence-short = berikutnya
covered-title = Disembunyikan
covered-text = Temuan disembunyikan agar tidak ada yang mendapat petunjuk dari layar. Tekan F9 untuk menampilkannya.
empty-title = Partai mana yang akan diperiksa?
empty-way-open = Buka berkas PGN atau FEN, atau seret ke jendela ini
empty-way-paste = Tempel partai, posisi (FEN), atau langkahnya saja
empty-way-type = Ketik langkah pertama: partai baru dimulai
empty-way-find = Cari perintah apa pun menurut namanya
empty-text = Untuk setiap posisi, Thrice memperlihatkan semua kemunculannya yang lebih awal dan menyebutkan apakah klaim remis benar atau tidak benar. Program menemukan, wasit memutuskan.
empty-example = Lihat contoh
scoresheet = Kertas notasi
board = Papan
board-flipped = Papan, dilihat dari sisi Hitam
square-empty = { $square }, kosong
square-piece = { $square }, { $piece ->
    [white-king] raja putih
    [white-queen] menteri putih
    [white-rook] benteng putih
    [white-bishop] gajah putih
    [white-knight] kuda putih
    [white-pawn] pion putih
    [black-king] raja hitam
    [black-queen] menteri hitam
    [black-rook] benteng hitam
    [black-bishop] gajah hitam
    [black-knight] kuda hitam
   *[black-pawn] pion hitam
}
go-to-occurrence = Lompat ke kemunculan ke-{ $n }: { $moment }
go-to-start = Lompat ke posisi awal
go-to-moment = Lompat ke posisi: { $moment }
game-choice = Pilih partai: { $game }
player-unknown-white = Putih
player-unknown-black = Hitam
move-same-diagram-name = { $move }, diagram sama, posisi tidak sama
move-badge-name = { $move }, { $nth }
move-with-variations = { $move }, ada variasi di sini
verdict-name = Kesimpulan
opening-failed = Berkas tidak dapat dibuka
failed = Tidak berhasil
dialog-none-title = Tidak ada dialog berkas
dialog-none = Desktop ini tidak menyediakan dialog berkas; paket xdg-desktop-portal atau zenity menyediakannya. Tanpa itu, lokasi berkas dapat diketik pada isian berikutnya.
about-text = Thrice { $version }: alat bantu wasit untuk klaim remis. Program menemukan apa yang dinyatakan oleh catatan partai dan Peraturan; wasit yang memutuskan. Perangkat lunak bebas di bawah GPL, versi 3 atau yang lebih baru.
close = Tutup
no-moves-yet = Partai ini tidak memiliki langkah.

## Comparing two positions
compare-title = Bandingkan dua posisi
compare-article = Pasal { $article }
compare-side-to-move = Giliran melangkah
compare-pieces = Letak buah catur
compare-en-passant = En passant
compare-castling = Hak rokade
compare-same = sama
compare-different = berbeda
compare-all-same = semua sama
compare-squares = berbeda di { $squares }
compare-squares-many = berbeda pada { $n } petak
compare-not-possible = tidak mungkin
compare-no-rights = tidak ada
compare-rights = { $side ->
    [white] Putih { $wings ->
        [kingside] sayap raja
        [queenside] sayap menteri
       *[both] kedua sayap
    }
   *[black] Hitam { $wings ->
        [kingside] sayap raja
        [queenside] sayap menteri
       *[both] kedua sayap
    }
}
compare-right-lost = { $side ->
    [white] Putih { $wing ->
        [kingside] sayap raja
       *[queenside] sayap menteri
    }, hilang karena { $move }.
   *[black] Hitam { $wing ->
        [kingside] sayap raja
       *[queenside] sayap menteri
    }, hilang karena { $move }.
}
compare-same-position = Posisi sama ({ $article })
compare-not-same-position = Posisi tidak sama ({ $articles })
compare-why-same = Giliran melangkah sama, buah catur sama di petak yang sama, hak rokade dan kemungkinan en passant sama.
compare-why-pieces = Letak buah caturnya tidak sama.
compare-why-side-to-move = Diagramnya sama, tetapi giliran melangkah ada pada pemain lain.
compare-why-castling = Hak rokade pernah ada dan kemudian hilang, walaupun semua buah catur kembali ke petaknya.
compare-why-castling-other = Diagramnya sama, tetapi hak rokade yang ada tidak sama.
compare-why-en-passant = Pemukulan en passant mungkin dalam posisi yang satu dan tidak mungkin dalam posisi yang lain.
compare-two = Bandingkan kedua posisi
compare-with = Bandingkan dengan posisi { $moment }
compare-with-start = Bandingkan dengan posisi awal
compare-hint = ← → memilih posisi kanan; dengan Shift, posisi kiri. Esc kembali.
compare-start = Posisi awal
compare-after = Setelah { $move }
compare-of-game = Partai { $n }: { $players }

## Ways in and ways to look
menu-edit = Sunting
action-open-path = Buka dari lokasi…
action-close-file = Tutup berkas
action-next-file = Berkas berikutnya
action-reload = Baca ulang berkas
action-games = Partai dalam berkas…
action-paste = Tempel partai atau posisi
action-copy-fen = Salin FEN
action-copy-moves = Salin langkah
action-copy-pgn = Salin partai sebagai PGN
action-copy-standard = Salin partai dalam bentuk standar
action-save-game = Simpan partai sebagai…
action-rewrite = Tulis ulang partai di berkasnya…
piece-letters = Huruf buah catur
piece-letters-recognised = Inggris, atau yang dikenali dari seluruh partai
read-in-letters = Baca dengan huruf: { $language }
more-defects = Dan { $n } lagi yang serupa.
replace-title = Ganti berkas?
replace-file = { $file } sudah ada. Seluruh isinya akan diganti dengan partai ini saja.
replace-file-diagram = { $file } sudah ada. Berkas itu akan diganti dengan diagram ini.
replace-open-file = { $file } sedang dibuka di sini dan memuat partai lain juga. Semuanya akan diganti dengan partai ini saja. Untuk mengubah partai ini tanpa menyentuh yang lain, pilih tulis ulang partai di berkasnya.
replace-file-button = Ganti
rewrite-title = Tulis ulang partai?
rewrite-text = Partai { $n } dari { $file } ditulis dalam bentuk standar: langkah dengan huruf Inggris, nomor dan tanda sesuai langkahnya, tag menurut urutannya. Pemberitahuan tentang hal-hal itu ikut hilang. Yang tidak terbaca tetap seperti adanya, begitu pula setiap bita lain dalam berkas.
rewrite-button = Tulis
rewrite-changed-title = Berkas telah berubah
rewrite-changed = { $file } bukan lagi berkas yang tadi dibaca, jadi tidak ada yang ditulis. Baca lagi, atau simpan partai sebagai berkas tersendiri.
rewrite-character = { $file } ditulis dalam { $encoding }, yang tidak memiliki { $character }, jadi tidak ada yang ditulis. Simpan partai sebagai berkas tersendiri, dalam UTF-8.
rewrite-no-game = { $file } tidak lagi memuat partai itu, jadi tidak ada yang ditulis.
save-elsewhere = Simpan sebagai berkas lain…
path-save-game = Simpan partai
path-save-diagram = Simpan diagram
path-save-hint = Lokasi lengkap berkas
path-save = Simpan
move-with-notice = { $move }, dengan pemberitahuan
action-copy-diagram = Salin diagram sebagai gambar
action-save-diagram = Simpan diagram…
action-hold = Tandai posisi ini untuk dibandingkan
action-compare = Bandingkan dengan posisi yang ditandai
action-autoplay = Putar otomatis
action-players-view = Tampilan pemain
action-main-line = Kembali ke jalannya partai
action-larger = Lebih besar
action-smaller = Lebih kecil
action-normal-size = Ukuran biasa
recent-files = Berkas terakhir
path-title = Buka dari lokasi
path-hint = Lokasi lengkap berkas PGN atau FEN
path-open = Buka
cancel = Batal
games-title = Partai
games-search = Cari pemain, turnamen, babak, tanggal
games-found = { $n } partai
games-hint = ↑ ↓ memilih, Enter membuka, Esc kembali.
file-changed = { $file } telah berubah.
pasted = teks tempelan { $n }
pasted-nothing = Tidak ada partai atau posisi dalam teks yang ditempel.
strip-name = Partai dalam satu garis
strip-tip = { $move }
strip-tip-badge = { $move } · { $badge }, { $nth }
strip-tip-end = { $move } · partai berakhir di sini
variations-here = Variasi di sini
in-variation = Dalam variasi
players-view-title = Tampilan pemain
mirrored = Semua layar tampaknya menampilkan gambar yang sama. Pemain mungkin melihat temuan: sembunyikan dengan F9.
told-copied = Tersalin.
told-reloaded = Sudah dibaca ulang.
told-held = Posisi ditandai. F7 membandingkan posisi di papan dengannya.
told-saved = { $file } tersimpan.
told-save-failed = { $file } tidak dapat disimpan: { $detail }.

## Mengapa suatu langkah tidak sah
piece-name = { $piece ->
    [king] raja
    [queen] menteri
    [rook] benteng
    [bishop] gajah
    [knight] kuda
   *[pawn] pion
}
illegal-no-such-piece = pemain yang mendapat giliran tidak mempunyai { $piece }
illegal-other-player = { $piece } yang dapat ke { $square } adalah milik lawan
illegal-empty-square = tidak ada buah catur di { $square }
illegal-opponents-piece = buah catur di { $square } adalah milik lawan
illegal-own-piece-there = { $square } sudah ditempati buah catur sendiri
illegal-none-reaches = tidak ada { $piece } yang dapat ke { $square }
illegal-blocked = jalan { $piece } terhalang buah catur di { $square }
illegal-nothing-to-take = tidak ada yang dapat dipukul di { $square }
illegal-no-en-passant = pion tidak dapat dipukul en passant di { $square }: langkah terakhirnya bukan langkah dua petak
illegal-pinned = { $piece } di { $from } terikat oleh buah catur di { $by }
illegal-in-check = raja sedang diskak dari { $square }
illegal-king-attacked = raja akan terkena skak di { $square } dari { $by }
illegal-exposes-king = raja akan terkena skak
illegal-no-castling-right = { $wing ->
    [kingside] tidak ada hak rokade di sayap raja
   *[queenside] tidak ada hak rokade di sayap menteri
}
illegal-castling-blocked = ada buah catur di antara raja dan benteng, di { $square }
illegal-castling-in-check = raja sedang diskak dan tidak boleh rokade
illegal-castling-attacked = raja tidak boleh melewati atau mencapai { $square }, yang sedang diserang
illegal-no-promotion = pion hanya dapat berpromosi di baris terakhir
illegal-no-pawn-capture = tidak ada pion lajur { $from } yang dapat memukul di lajur { $to }

## Memasukkan dan mengubah langkah
promote-to = Menjadi { $piece ->
    [white-queen] menteri
    [black-queen] menteri
    [white-rook] benteng
    [black-rook] benteng
    [white-bishop] gajah
    [black-bishop] gajah
   *[other] kuda
}
moves-made = Putih { $white }, Hitam { $black }
moves-made-tip = Jumlah langkah: bandingkan dengan penghitung langkah pada jam
entry-name = Isian langkah
entry-hint = Ketik langkah, mis. Kf3
entry-help = Spasi atau Enter untuk menjalankan. Atau gerakkan buah caturnya.
entry-move = { $move } – Spasi atau Enter untuk menjalankan
entry-several = “{ $word }” dapat berarti lebih dari satu langkah:
entry-illegal = { $word }: { $why }
entry-unreadable = “{ $word }” bukan langkah
quoted = “{ $word }”
question-title = Anda menjalankan { $move }. Di sini catatan memuat { $stands }.
question-title-word = Anda menjalankan { $move }. Di sini catatan memuat “{ $stands }”, yang tidak terbaca.
decision-replace = Ganti { $stands }
decision-put-in = Sisipkan sebelum { $stands }
decision-variation = Variasi baru
decision-leave = Biarkan seperti semula
weighed-all = { $n ->
    [0] Tidak ada langkah sesudahnya.
    [1] Satu langkah sesudahnya tetap dipakai.
   *[other] Seluruh { $n } langkah sesudahnya tetap dipakai.
}
weighed-some = { $n ->
    [0] Langkah-langkah sesudahnya tidak cocok:
    [1] Satu langkah berikutnya tetap dipakai, lalu:
   *[other] { $n } langkah berikutnya tetap dipakai, lalu:
}
change-entered = { $move } dimasukkan
change-put-in = { $move } disisipkan
change-variation = { $move } dimasukkan sebagai variasi
change-replaced = { $was } digantikan { $move }
change-deleted = { $n ->
    [1] { $move } dihapus
   *[other] { $move } dan langkah berikutnya dihapus
}
change-deleted-word = “{ $word }” dihapus
change-letters = Dibaca dengan huruf lain
change-tags = Pemain dan turnamen diubah
change-taken-up = Pekerjaan dilanjutkan
history = Riwayat
history-begin = Seperti saat dibuka
action-new-game = Partai baru
new-game = partai baru { $n }
action-undo = Urungkan
action-undo-step = Urungkan: { $step }
action-redo = Ulangi
action-redo-step = Ulangi: { $step }
action-delete-shown = Hapus langkah yang ditampilkan
action-delete-pair = Hapus langkah ini dan langkah berikutnya
action-delete-word = Hapus kata yang tidak terbaca
action-save = Simpan
unread-move = { $word }, tidak terbaca
delete-this = Hapus { $move }
delete-these = Hapus { $move } dan langkah berikutnya

## Pekerjaan yang belum disimpan
left-title = Pekerjaan yang belum disimpan
left-continue = Lanjutkan
left-let-go = Buang
left-game = { $file }: { $white } – { $black }, sampai { $move } · { $ago }
minutes-ago = { $n ->
    [0] baru saja
   *[other] { $n } menit yang lalu
}
hours-ago = { $n } jam yang lalu
days-ago = { $n } hari yang lalu
let-go-title = Buang pekerjaan ini?
let-go-text = Langkah { $white } – { $black } yang belum ada di berkas akan hilang selamanya.
not-kept = Pekerjaan tidak dapat diamankan. Yang Anda masukkan tetap ada di jendela ini, tetapi akan hilang jika komputer mati: { $detail }. Simpan ke berkas di tempat lain, atau kosongkan ruang disk.
not-continued = Pekerjaan tidak dapat dilanjutkan: { $detail }. Mungkin jendela lain sedang memakainya.
not-removed = Pekerjaan tidak dapat dibuang: { $detail }.
continued-title = Berkas sudah berubah
continued-beside = lanjutan dari { $file }
continued-beside-text = { $file } tidak lagi seperti semula, jadi pekerjaan dilanjutkan terpisah dari berkas itu. Simpanlah sebagai berkas tersendiri.
work-kept = perubahan belum ada di berkas · sudah diamankan
work-on-the-way = perubahan belum ada di berkas · sedang diamankan…
work-failed = TIDAK TERSIMPAN: { $detail }
work-tip = Pekerjaan yang belum ada di berkas diamankan oleh program dan ditawarkan lagi saat program dibuka kembali. { $key } menyimpannya ke berkas.
close-file-title = Simpan perubahan?
close-file-text = { $file } telah diubah. Jika tidak disimpan, perubahannya hilang.
close-anyway = Tetap tutup
close-unsaved = Jangan simpan
reload-title = Buang perubahan?
reload-text = Anda mengubah { $file } di sini. Jika dibaca ulang, perubahan Anda hilang.
quit-title = Simpan sebelum keluar?
quit-text = Ada perubahan yang belum ada di berkas mana pun.
quit-keeping = Lanjutkan lain kali

## Celah dan langkah tidak sah yang dibiarkan
gap = celah
gap-before = celah sebelum langkah { $n }
illegal-move = { $move } (tidak sah)
defect-gap = Ada langkah yang hilang di kertas notasi sebelum langkah { $n }. Catatan berlanjut dari posisi yang disusun; sampai pemukulan atau langkah pion berikutnya, hitungan berarti “sekurang-kurangnya”.
defect-stood = { $move } tidak sah, tetapi hal itu tidak diketahui pada waktunya, maka langkah itu tetap berlaku (A.5.2). Langkah-langkah sesudahnya sendiri sah; posisi dihitung untuk seluruh partai.
change-gap = Celah sebelum langkah { $n }
change-stood = { $move } tetap berlaku walau tidak sah

## Menyusun posisi
action-set-up = Susun posisi…
action-tail = Dari pemukulan atau langkah pion terakhir…
action-table = Bandingkan dengan papan di meja…
action-gap = Celah di kertas notasi…
set-up-title = Susun posisi
set-up-text = Pilih buah catur lalu klik petaknya, atau seret buah catur. Untuk mengangkatnya, klik kanan atau seret ke luar papan.
set-up-board = Papan yang disusun
set-up-hand = Gerakkan buah catur
set-up-clear-square = Kosongkan petak
set-up-put = Taruh { $piece ->
    [white-king] raja putih
    [white-queen] menteri putih
    [white-rook] benteng putih
    [white-bishop] gajah putih
    [white-knight] kuda putih
    [white-pawn] pion putih
    [black-king] raja hitam
    [black-queen] menteri hitam
    [black-rook] benteng hitam
    [black-bishop] gajah hitam
    [black-knight] kuda hitam
   *[black-pawn] pion hitam
}
set-up-usual = Posisi awal biasa
set-up-empty = Papan kosong
set-up-counters = Nomor dan hitungan
set-up-number = nomor langkah berikutnya
set-up-counter = setengah langkah sejak pemukulan atau langkah pion terakhir
counter-unknown = jumlah langkah sejak pemukulan atau langkah pion terakhir tidak diketahui
set-up-chess960 = rokade menurut Chess960
set-up-start-number = nomor posisi awal 0 sampai 959
set-up-start = Susun
set-up-no-fen = Ini belum FEN.
set-up-unreachable = Tidak ada urutan langkah sah menuju posisi ini; posisi diambil apa adanya.
set-up-begin = Mulai di sini
no-position = Posisi ini tidak mungkin dalam partai: { $reasons }.
en-passant-none = tidak ada
en-passant-on = di { $square }
castling-right = { $side ->
    [white] Putih { $wing ->
        [kingside] sayap raja
       *[queenside] sayap menteri
    }
   *[black] Hitam { $wing ->
        [kingside] sayap raja
       *[queenside] sayap menteri
    }
}
coloured-piece = { $side ->
    [white] { $piece } putih
   *[black] { $piece } hitam
}
nothing = kosong
tail-title = Dari pemukulan atau langkah pion terakhir
tail-text = Posisi sebelum pemukulan atau langkah pion terakhir tidak dapat terulang, jadi langkah sesudahnyalah yang menentukan. Susun posisi tepat setelah langkah itu, dengan hak rokade dan kemungkinan en passant; lalu masukkan langkah-langkah berikutnya. Dengan begitu hitungannya lengkap.
tail-counter = Langkah terakhir adalah pemukulan atau langkah pion: hitungan mulai dari 0.
tail-begin = Masukkan langkah
gap-title = Celah di kertas notasi
gap-text = Di sini ada langkah yang hilang. Susun posisi tempat catatan dapat dibaca lagi. Posisi sebelum dan sesudah celah dihitung bersama, dan sampai pemukulan atau langkah pion berikutnya, hitungan berarti “sekurang-kurangnya”.
gap-go-on = Lanjutkan dari sini
stood-title = Langkah tidak sah yang tetap berlaku
stood-text = { $move } tidak sah, tetapi hal itu tidak diketahui pada waktunya, maka langkah itu tetap berlaku (A.5.2, catur cepat dan kilat). Jalankan di papan ini; lalu partai berlanjut dari sini.
stood-impossible = Jika raja dibiarkan dalam keadaan skak: susunlah posisi setelah langkah balasannya, sebagai celah.
table-title = Papan di meja
table-text = Susun posisi yang ada di meja dan tentukan siapa yang mendapat giliran. Perbedaannya dengan catatan langsung terlihat.
table-agrees = Papan di meja sesuai dengan catatan { $moment }.
table-differs = Papan di meja berbeda dari catatan { $moment }:
table-square = { $square }: di catatan { $record }, di meja { $table }
table-more = dan { $n } petak lagi
table-turn = Giliran melangkah ada pada pemain yang lain.
table-agrees-at = Papan di meja sesuai dengan catatan { $moments }.
table-nowhere = Papan di meja tidak sesuai dengan posisi mana pun dalam catatan.
entry-stood = Langkah itu dijalankan dan tetap berlaku…
chess960-title = Chess960?
chess960-text = Dalam catur biasa hak rokade pada FEN ini tidak mungkin ada, dalam Chess960 mungkin. Yang mana?
chess960-standard = Catur biasa
chess960-chess960 = Chess960

## Dua kertas notasi
action-two-sheets = Dua kertas notasi berdampingan
sheets-title = Dua kertas notasi
sheet-left = Kiri: { $file }
sheet-right = Kanan: { $file }
sheets-agree = Kedua kertas notasi memuat langkah yang sama.
sheets-differ = Perbedaan pertama: kiri { $left }, kanan { $right }.
take-left = Ambil kiri: { $move }
take-right = Ambil kanan: { $move }
sheets-hint = Langkah yang diambil menggantikan langkah di kertas lain, atau disisipkan atau dihapus di sana; dipilih yang membuat kedua kertas paling lama sama. { $key } mengurungkannya.
nothing-more = tidak ada lagi
table-confirm = Papan di meja sesuai
action-tags = Pemain dan turnamen…
tags-done = Selesai
tag-event = Turnamen
tag-site = Tempat
tag-date = Tanggal
tag-round = Babak
action-save-game-path = Simpan partai ke lokasi…
away-left = Hapus kiri: { $move }
away-right = Hapus kanan: { $move }
sheets-need-two = Buka atau masukkan juga kertas notasi yang lain: setelah itu keduanya tampil berdampingan.
gap-heading = celah, { $n }
after-gap = setelah langkah yang tidak ada di kertas notasi
moves-made-short = ♔ { $white }  ♚ { $black }
told-undone = Diurungkan: { $step }
told-redone = Diulangi: { $step }
entry-result = Hasil ditulis di “Pemain dan turnamen” ({ $key }).
tag-result = Hasil
refused-move = { $move }: { $why }
disk-no-folder = foldernya tidak ada
disk-no-permission = tidak ada izin
disk-full = disk penuh
disk-no-text = bukan teks UTF-8
disk-too-large = terlalu besar
disk-read-only = disk hanya dapat dibaca
table-hint = Tombol ini mencatat bahwa papan di meja sesuai dengan posisi yang ditampilkan.
disk-in-the-way = ada berkas di tempat folder itu seharusnya berada
disk-is-folder = di sana sudah ada folder dengan nama ini
disk-other-window = sedang dipakai jendela lain
left-later = Nanti
defect-cannot-join = Catatan tidak dapat berlanjut di sini: { $reason }. Catatan berakhir sebelumnya.
join-other-chess = rokade di satu bagian menurut Chess960 dan di bagian lain tidak
join-not-later = nomor langkah berikutnya tidak lebih besar daripada nomor terakhir sebelum celah
join-more-men = { $side ->
    [white] Putih mempunyai lebih banyak buah catur atau pion daripada sebelumnya
   *[black] Hitam mempunyai lebih banyak buah catur atau pion daripada sebelumnya
}
join-pawn-back = { $side ->
    [white] sebuah pion putih kembali ke petak awalnya
   *[black] sebuah pion hitam kembali ke petak awalnya
}
join-right-back = { $side ->
    [white] Putih mempunyai hak rokade yang sebelumnya sudah hilang
   *[black] Hitam mempunyai hak rokade yang sebelumnya sudah hilang
}
join-no-position = Posisi ini tidak mungkin muncul setelah catatan itu: { $reason }.
table-covered = Tampilkan temuan (F9) untuk melihat pada posisi mana catatan sesuai dengan papan di meja.

## The record of a claim
record-title = Berita acara klaim remis
record-subtitle = { $laws } · Pasal { $articles } · untuk wasit; ditandatangani setelah partai selesai
record-subtitle-without = { $laws } · untuk wasit; ditandatangani setelah partai selesai
record-event = Turnamen
record-round-board = Babak, papan
record-round-and-board = { $round }, papan { $board }
record-board-only = papan { $board }
record-white = Putih
record-black = Hitam
record-player-id = { $name } (ID FIDE { $id })
record-control = Kontrol waktu
record-times = Tanggal, jam
record-claimed-at = klaim { $time }
record-decided-at = diputuskan { $time }
record-arbiter = Wasit
record-chief-arbiter = Wasit kepala
control-standard = standar
control-rapid = cepat
control-blitz = kilat
record-claim = Klaim sebagaimana diajukan.
record-words = “{ $words }”
record-claim-moment = { $side ->
    [white] Diajukan { $moment }, giliran Putih melangkah.
   *[black] Diajukan { $moment }, giliran Hitam melangkah.
}
record-told-to = Diajukan kepada: { $to }.
record-clocks = Jam saat dihentikan: Putih { $white }, Hitam { $black }.
record-clock-ran = { $side ->
    [white] Jam Putih sedang berjalan.
   *[black] Jam Hitam sedang berjalan.
}
clock-not-noted = tidak dicatat
record-finding = Temuan dari langkah-langkah di bawah
record-decision = Keputusan wasit
decision-otherwise = Diputuskan berbeda dari temuan
decision-comment-otherwise = Diputuskan berbeda dari temuan: { $reason }
decision-reason = Alasan: { $reason }
decision-result = Hasil: { $result }
decision-clocks = Jam selanjutnya: Putih { $white }, Hitam { $black }.
decision-clock = Jam { $side ->
    [white] Putih
   *[black] Hitam
} selanjutnya: { $time }.
record-all-the-same = Pada semua posisi ini giliran melangkah sama, buah catur yang sama berada di petak yang sama, hak rokade sama, dan kemungkinan en passant sama ({ $article }).
record-since = Sejak pemukulan atau langkah pion terakhir: Putih { $white }, Hitam { $black }.
record-at-least = Permainan sebelum catatan ini tidak diketahui: hitungan berarti “sekurang-kurangnya”.
record-same-position = Posisi yang sama ({ $n })
record-position-on-board = Posisi di papan
record-same-diagram = Diagram sama, posisi tidak sama ({ $n })
record-picture = { $n } · { $moment }
record-picture-intended = { $n } · { $moment } (langkah yang akan dijalankan, belum dijalankan)
record-state = { $side ->
    [white] Giliran Putih melangkah
   *[black] Giliran Hitam melangkah
} · hak rokade: { $rights } · en passant: { $captures }.
record-why = { $kind ->
    [side] Giliran melangkah
    [castling] Hak rokade
   *[en_passant] En passant
} ({ $article }). { $why }
record-number = No. { $number }
record-ground-repetition = Alasan klaim: pengulangan posisi.
record-ground-fifty = Alasan klaim: lima puluh langkah.
record-earlier-claim = Pada posisi ini sudah ada klaim yang diputuskan: No. { $number }, { $claim }: { $finding }.
record-decision-open = Keputusan wasit (belum dibuat)
record-start = Dari posisi { $fen }
register-page = Halaman
told-no-page = Halaman klaim ini tidak ada: { $file }
names-missing = Nama pemain belum tercatat.
page-not-kept = Halaman klaim tidak dapat disimpan: { $detail }. Simpanlah berita acaranya.
record-moves = Langkah-langkah sampai klaim
record-moves-legend = { $mark ->
    [underlined] digarisbawahi
   *[sign] =
}: kemunculan posisi · ≠: diagram sama, posisi tidak sama
record-rests-on-scoresheets = Semua langkah sah sebagaimana dimasukkan; ketepatannya bergantung pada kertas notasi.
record-sheets-attached = kedua kertas notasi dilampirkan
record-replayed = { $boards ->
    [yes] dijalankan ulang di komputer di hadapan kedua pemain (papan elektronik)
   *[other] dijalankan ulang di papan di hadapan kedua pemain
}
record-appeal = Terhadap keputusan ini dapat diajukan banding ({ $article }) kepada { $to } sampai { $until }.
record-sign-white = Putih · tanda tangan berarti telah diberi tahu, bukan setuju
record-sign-black = Hitam · tanda tangan berarti telah diberi tahu, bukan setuju
record-sign-arbiter = Wasit
record-hash = SHA-256 dari FEN awal, baris baru, dan langkah-langkah UCI yang dipisah spasi:
record-source = Partai { $n } dari { $file }, dibaca sampai { $move }
record-imprint = Thrice { $version } · Peraturan dan wasit yang memutuskan
record-page = halaman { $page } dari { $pages }
record-no-font = Tidak ada fon bawaan atau fon sistem untuk { $characters }; kode karakternya yang tertulis di berita acara.
error-output-is-input = { $file } adalah berkas yang dibaca; pilih berkas lain untuk keluarannya
error-record-needs-claim = ini berita acara klaim: sebutkan siapa yang mengklaim dengan --claimant

## The claim at the table
menu-claim = Klaim
claim-title = Periksa klaim
action-examine-claim = Periksa klaim
action-another-claim = Klaim lain pada posisi ini
action-decide = Putuskan sesuai temuan
action-save-record = Simpan berita acara…
action-copy-record = Salin berita acara sebagai teks
action-save-form = Formulir klaim kosong…
action-event = Turnamen…
action-register = Daftar klaim
action-save-register = Simpan daftar klaim sebagai CSV…
finding-title = Temuan
articles-short = Pasal { $articles }
claim-covered-text = Keterangan tetap dapat diisi. Temuan disembunyikan agar tidak ada yang mendapat petunjuk dari layar.
missing-title = Belum ada temuan
missing-claimant = Pilih siapa yang mengklaim.
missing-basis = Pilih dasar klaim: posisi di papan atau langkah yang akan dijalankan.
missing-intended = Masukkan langkah yang akan dijalankan: ketik atau seret buah caturnya.
form-no-event = Data turnamen belum diisi: kontrol waktu, petugas, tawaran remis, banding.
form-clocks = Jam, dan jam siapa yang berjalan
form-clock = { $side ->
    [white] Jam Putih
   *[black] Jam Hitam
}
form-clock-running = { $side ->
    [white] Jam Putih · berjalan
   *[black] Jam Hitam · berjalan
}
form-no-time = Ini bukan waktu. Tulis 0:34:05, 34:05, atau cukup angkanya 3405.
form-running = Jam yang berjalan
form-words = Klaim menurut kata-kata pemain
form-words-hint = “Posisi yang sama tiga kali.”
form-claimant = Siapa yang mengklaim
form-basis = Dasar klaim
form-on-board = Posisi di papan
form-intended = Langkah yang akan dijalankan
form-intended-move = Langkah yang akan dijalankan (ketik atau seret buahnya: langkah partai tidak berubah)
form-intended-hint = mis. Me2
form-intended-unreadable = Ini tidak terbaca sebagai langkah.
form-intended-ambiguous = Beberapa langkah cocok: { $candidates }.
form-table = Di meja
form-written = Langkah sudah ditulis
form-made = Langkah berikutnya sudah dijalankan
form-touched = Yang mengklaim menyentuh buah catur (4.3)
form-accepted = Lawan menerima remis
form-control = Kontrol waktu
control-title-standard = Standar
control-title-rapid = Cepat
control-title-blitz = Kilat
form-supervised-rapid = Permainan diawasi (A.4)
form-supervised-blitz = Permainan diawasi (B.2)
form-more = Pertanyaan lain dan catatan untuk berita acara
form-less = Kurangi pertanyaan
form-ground = Alasan klaim
form-repetition = Pengulangan
form-fifty = Lima puluh langkah
form-screen = Hanya berdasarkan layar
form-withdrawn = Ingin menarik klaim
form-ended = Partai berakhir dengan cara lain
form-ended-when = Sebelum atau sesudah klaim
ended-white-flag = Bendera Putih jatuh
ended-black-flag = Bendera Hitam jatuh
ended-white-resigned = Putih menyerah
ended-black-resigned = Hitam menyerah
ended-agreed = Kedua pemain sepakat remis
ended-before = sebelum
ended-after = sesudah
form-minutes = Tambahan menit untuk lawan
form-minutes-by-laws = sesuai Peraturan
form-record = Untuk berita acara
form-replayed = Dijalankan ulang bersama kedua pemain
form-sheets = Kedua kertas notasi dilampirkan
form-told-to = Diajukan kepada
form-claimed-at = Waktu klaim
form-number = Nomor berita acara
form-remarks = Cara pemeriksaan, siapa yang hadir
steps-title = Di meja: { $done } dari { $all } langkah prosedur
step-1 = Jam dihentikan, waktu dicatat
step-2 = Posisi, nomor langkah, dan giliran melangkah dicatat
step-3 = Klaim didengar dalam kata-kata pemain sendiri
step-4 = Langkah yang akan dijalankan sudah ditulis, belum dijalankan
step-5 = Lawan ditanya apakah ia menerima remis
step-6 = { $boards ->
    [yes] Langkah-langkah dijalankan ulang di komputer di hadapan kedua pemain (papan elektronik)
   *[other] Langkah-langkah dijalankan ulang bersama kedua pemain, di papan lain
}
step-7 = Keputusan diberitahukan beserta pasalnya
step-8 = Waktu baru disetel pada jam
step-9 = Jam yang benar dijalankan
decision-title = Keputusan Anda
decision-goes-on = partai dilanjutkan
decision-move-ends = Langkah yang harus dijalankan mengakhiri partai; catat hasilnya setelah langkah itu dijalankan.
decision-clock-unread = Ada isian jam yang bukan waktu; perbaiki atau kosongkan dahulu.
decision-not-yet = Temuan ini belum memutuskan apa pun. Anda tetap dapat memutuskan berbeda.
decision-state-control = Nyatakan kontrol waktu (standar, cepat, kilat): tanpa itu, tambahan menit dan waktu baru belum pasti.
decision-still-to-ask = Belum dinyatakan, padahal klaim bergantung padanya: { $questions }.
still-written = apakah langkah sudah ditulis
still-made = apakah langkah berikutnya sudah dijalankan
still-touched = apakah pemain yang mengklaim menyentuh buah catur
decision-after-flag = { $how ->
    [white_flag] Bendera Putih jatuh. Hasilnya ({ $article }): Putih kalah; remis hanya jika Hitam tidak dapat memberi mat dengan rangkaian langkah sah apa pun.
   *[other] Bendera Hitam jatuh. Hasilnya ({ $article }): Hitam kalah; remis hanya jika Putih tidak dapat memberi mat dengan rangkaian langkah sah apa pun.
}
decision-moves-after = Catatan partai masih berisi langkah setelah posisi ini; langkah itu tetap ada.
procedure-no-score = Dalam partai ini langkah tidak perlu ditulis untuk mengklaim ({ $article }).
form-ended-open = Nyatakan apakah itu sebelum atau sesudah klaim; sebelum dinyatakan, hal itu tidak dihitung.
decision-as-found = Sesuai temuan
decision-otherwise-button = Putuskan lain…
decision-reason-label = Alasan memutuskan berbeda
decision-minutes = Tambahan menit
decision-minutes-for = { $side ->
    [white] Tambahan menit untuk Putih
   *[black] Tambahan menit untuk Hitam
}
decision-decide = Putuskan demikian
copy-record = Salin sebagai teks
compare-positions = Bandingkan posisinya
open-claim-title = Ada klaim yang belum diputuskan
open-claim-text = Klaim yang sedang diperiksa belum diputuskan. Keterangan yang sudah diisi akan hilang jika ditutup.
decision-not-last = Setelah itu ada perubahan lain; urungkan dahulu perubahan itu (Sunting → Riwayat).
decision-take-back = Cabut
another-claim = Klaim lain
change-decided = keputusan atas klaim
told-decided = Sudah diputuskan dan dicatat dalam daftar.
told-not-opened = Tersimpan. Sistem tidak memiliki penampil untuk { $file }.
clocks-stopped = jam berhenti selama { $time }
path-save-page = Simpan halaman
replace-file-page = { $file } sudah ada. Ganti?
register-title = Daftar klaim
register-covered-text = Daftar ini memuat temuan. Daftar disembunyikan agar tidak ada yang mendapat petunjuk dari layar.
register-empty = Belum ada klaim yang diputuskan. Setiap keputusan otomatis tercatat di sini.
register-number = No.
register-when = Diputuskan
register-claim = Klaim
register-decision = Keputusan
register-claim-board = { $side ->
    [white] Putih, di papan setelah { $after }
   *[black] Hitam, di papan setelah { $after }
}
register-claim-intended = { $side ->
    [white] Putih, dengan { $move }, setelah { $after }
   *[black] Hitam, dengan { $move }, setelah { $after }
}
register-claim-start = { $side ->
    [white] Putih, di papan pada posisi awal
   *[black] Hitam, di papan pada posisi awal
}
register-claim-start-intended = { $side ->
    [white] Putih, dengan { $move } pada posisi awal
   *[black] Hitam, dengan { $move } pada posisi awal
}
register-finding = { $finding ->
    [correct] benar
    [incorrect] tidak benar
    [no_right] tidak berhak
    [incomplete] belum lengkap
    [not_proved] belum terbukti
   *[game_already_over] partai sudah berakhir
}
register-ruling = { $ruling ->
    [as_found] sesuai temuan
   *[otherwise] berbeda: { $reason }
}
register-taken-back = dicabut
register-unread = { $n } baris daftar tidak terbaca; baris itu tetap ada di berkasnya.
register-unreadable = Daftar tidak dapat dibaca: { $detail }
register-not-written = Keputusan tetap berlaku, tetapi tidak dapat dicatat dalam daftar: { $detail }. Simpanlah berita acaranya.
event-title = Turnamen
event-text = Ditanyakan sekali dan disimpan; tercantum pada setiap berita acara.
event-time-control = Rincian kontrol waktu
event-appeal-to = Banding kepada
event-appeal-until = Banding sampai
event-supervised = Permainan diawasi (A.4, B.2)
event-offers = Tawaran remis
event-offers-allowed = diizinkan
event-offers-restricted = tidak diizinkan
event-boards = Papan elektronik
event-paper = Kertas
event-laws = Peraturan
event-laws-of-its-day = Peraturan FIDE pada masa partai
event-broken = Data turnamen yang disimpan tidak terbaca. Berkasnya disisihkan sebagai { $file }.
event-unreadable = Data turnamen yang disimpan tidak dapat dibaca: { $detail }
event-not-kept = Data turnamen berlaku untuk saat ini, tetapi tidak dapat disimpan: { $detail }
blank-title = Klaim remis
blank-subtitle = Diisi di meja pertandingan. Jam dihentikan; klaim tidak dapat ditarik kembali.
blank-white-clock = Jam Putih
blank-black-clock = Jam Hitam
blank-moment = Jumlah langkah dan giliran melangkah
blank-intended = Langkah yang akan dijalankan, seperti yang tertulis
blank-decision = Keputusan, waktu baru, langkah yang harus dijalankan
blank-correct = benar
blank-incorrect = tidak benar
blank-otherwise = berbeda

# Lessons.

menu-lessons = Pelajaran
lesson-step = { $n } dari { $all }
lesson-next = Lanjut
lesson-back = Kembali
lesson-leave = Keluar dari pelajaran
lesson-quiz = Posisinya sama, atau tidak?
lesson-same = Posisi sama
lesson-not-same = Posisi tidak sama
lesson-right = Jawaban Anda benar.
lesson-wrong = Justru sebaliknya; inilah sebabnya.
action-lessons = Semua pelajaran…
lessons-leave = Kembali ke partai
lessons-title = Pelajaran
lessons-scenes = Apa arti “posisi yang sama”
lessons-exercises = Kekeliruan yang umum
lessons-cases = Partai terkenal
lessons-own = Pelajaran Anda sendiri
lessons-own-none = Belum ada. Bandingkan dua posisi dalam sebuah partai lalu pilih Pelajaran → Simpan sebagai pelajaran, atau letakkan berkas pelajaran di folder.
lessons-quiz = Ajukan pertanyaan (kuis)
lessons-folder = Folder pelajaran Anda
lessons-folder-is = Pelajaran Anda ada di folder { $folder }.
lessons-read-again = Muat ulang
lessons-faults = Berkas berikut belum dapat dipakai sebagai pelajaran:
lessons-unreadable = Folder pelajaran Anda tidak dapat dipakai: { $detail }
told-lessons-read = { $n ->
    [0] Belum ada pelajaran Anda sendiri.
   *[other] { $n } pelajaran Anda sendiri telah dibaca.
}
lesson-fault = { $file }, baris { $line }: { $problem }
lesson-fault-file = { $file }: { $detail }
problem-form = { $word }
problem-missing = “{ $word }” tidak ada
problem-no-text = tidak ada teks
problem-no-step = tidak ada langkah pelajaran (step)
problem-start = posisi awal (FEN) bukan sebuah posisi
problem-move = { $word } tidak dapat dijalankan di sini
problem-no-such-moment = partai ini hanya punya { $n } langkah kedua pihak
problem-no-square = { $word } bukan petak, atau bukan dua petak
problem-half-statement = sebuah pernyataan memerlukan holds = true atau holds = false, dan tidak bersama quiz
problem-otherwise = { $is ->
    [same] menurut Peraturan kedua posisi itu sama
   *[other] menurut Peraturan kedua posisi itu tidak sama
}
problem-right = { $is ->
    [stands] menurut Peraturan hak rokade { $word } masih ada pada saat itu
   *[gone] menurut Peraturan tidak ada hak rokade { $word } pada saat itu
}
problem-no-such-word = “{ $word }” tidak dikenal di sini
problem-intended = “{ $word }” tidak terbaca sebagai langkah yang akan dijalankan
problem-other-outcome = menurut Peraturan hasilnya lain: { $outcome }
lesson-true = Benar
lesson-not-true = Tidak benar
lesson-again = Sekali lagi
lesson-next-lesson = Pelajaran berikutnya
lesson-try = Coba sendiri
lesson-return = Kembali ke pelajaran
lesson-trial-title = Coba sendiri: { $title }
lesson-trial-name = pelajaran
action-handout = Lembar cetak (PDF)…
action-save-as-lesson = Simpan sebagai pelajaran…
action-present = Presentasi
menu-language = Bahasa
language-awaits-review = { $language } (belum ditinjau seorang wasit)
new-lesson-name = Judul
new-lesson-title = { $one } – { $other }
new-lesson-without-names = Tanpa nama pemain
new-lesson-remember = Ingat posisi ini.
new-lesson-compare = Bandingkan posisi ini dengan yang sebelumnya.
new-lesson-gap = Pelajaran hanya memuat langkah sah. Catatan ini mempunyai celah atau langkah tidak sah sebelum saat yang lebih kemudian.
told-lesson-saved = Disimpan sebagai pelajaran: { $file }
lesson-not-saved = Pelajaran tidak dapat disimpan: { $detail }
exam-title = Ujian
exam-text = { $n } klaim: sebutkan hasilnya, Pasalnya, tambahan menitnya, dan langkah yang harus dijalankan. Lalu lihat kesimpulannya.
exam-begin = Mulai ujian
exam-leave = Tinggalkan ujian
exam-case = Klaim { $n } dari { $all }
exam-facts = Yang dinyatakan
exam-outcome = Apa hasilnya?
exam-article = Menurut Pasal berapa? (satu saja cukup)
exam-minutes = Tambahan menit untuk lawan
exam-due = Langkah mana yang harus dijalankan?
exam-minutes-answer = { $n ->
    [0] tidak ada
   *[other] { $n }
}
due-none = tidak ada, partai sudah selesai
due-intended = langkah yang akan dijalankan
due-other = langkah lain dengan buah itu
due-touched = langkah dengan buah yang disentuh
due-any = { $side ->
    [white] langkah sah apa pun oleh Putih
   *[black] langkah sah apa pun oleh Hitam
}
due-not-yet = belum ada, klaim belum tuntas
exam-hand-in = Lihat kesimpulan
exam-not-whole = Jawab keempat pertanyaan dahulu.
exam-answer-wrong = Yang benar: { $answer }
exam-right = { $n } dari 4 benar
exam-next = Klaim berikutnya
exam-result = Hasil ujian
exam-score = { $right } dari { $all } jawaban benar
exam-again = Ulangi ujian

## How the window looks and behaves
menu-text = Ukuran teks
menu-colours = Warna
menu-board = Papan
menu-pieces = Buah dalam notasi
menu-motion = Gerakan
menu-layout = Tata letak
theme-system = Menurut sistem
theme-light = Terang
theme-dark = Gelap
theme-contrast-light = Kontras tinggi, terang
theme-contrast-dark = Kontras tinggi, gelap
board-wood = Kayu
board-green = Hijau
board-blue = Biru
board-grey = Abu-abu, seperti cetakan
text-small = Teks kecil
text-usual = Teks biasa
text-large = Teks besar
text-larger = Teks lebih besar
text-largest = Teks terbesar
pieces-of-language = Seperti dalam bahasa ini
pieces-english = Huruf Inggris
pieces-figurines = Lambang buah catur
motion-system = Menurut sistem
motion-moving = Buah meluncur dalam pelajaran
motion-still = Tidak ada yang bergerak sendiri
finding-right = Temuan di kanan
finding-left = Temuan di kiri
quiz-asks = Pelajaran bertanya dahulu
quiz-tells = Pelajaran tidak bertanya
action-wider-finding = Lebarkan panel temuan
action-narrower-finding = Sempitkan panel temuan
action-wider-scoresheet = Lebarkan kertas notasi
action-narrower-scoresheet = Sempitkan kertas notasi
action-usual-layout = Tata letak biasa
action-show-settings = Berkas pengaturan…
action-palette = Cari perintah…
action-keys = Tombol pintas
action-help = Bantuan
action-save-card = Kartu pegangan di meja (PDF)…
splitter-scoresheet = Lebar kertas notasi
splitter-finding = Lebar panel temuan
settings-title = Pengaturan
settings-set-aside = Baris { $line } dalam { $file } tidak terbaca. Berkas itu disisihkan sebagai { $now }; tidak ada isinya yang hilang. Thrice tetap berjalan dengan pengaturan biasa, dan berkas baru dibuat pada perubahan berikutnya.
settings-unreadable = { $file } tidak dapat dibaca: { $detail }. Thrice tetap berjalan dengan pengaturan biasa dan membiarkan berkas itu seperti adanya.
settings-not-used = Dalam { $file } ada pilihan yang tidak dikenal untuk pengaturan berikut: { $keys }. Yang dipakai adalah pilihan biasa; berkas itu tetap seperti adanya sampai Anda memilih yang lain.
settings-not-kept = Pilihan ini berlaku sampai jendela ditutup; pilihan ini tidak dapat disimpan: { $detail }
told-no-larger = Jendela tidak cukup untuk ukuran yang lebih besar. Besarkan jendelanya, atau teksnya saja lewat menu Tampilan.
told-settings-at = Pengaturan ada di { $file }
also-colours = tema malam siang mode tampilan kontras
also-text = huruf font besar kecil zoom
also-scale = zoom besar kecil ukuran
also-flip = putar balik sisi lain
also-cover = tutup rahasia pemain
also-save = ekspor tulis berkas
also-print = cetak kertas PDF halaman
also-reset = atur ulang semula baku
also-settings = preferensi pilihan konfigurasi
also-find = cari pemain temukan
palette-hint = Apa yang ingin Anda lakukan?
palette-nothing = Tidak ada yang bernama demikian. Coba kata lain.
mark-square = Tandai petak { $square }
wipe-marks = Hapus panah dan tanda
go-to-move = Lompat ke { $move }
compare-with-move = Bandingkan dengan { $move }

## Opening
opening = Membaca { $file }…
opened-beside = { $file } telah dibaca dan terbuka; { $key } menampilkannya.

## Help
help-back = Kembali
help-first = Memulai
help-first-text =
    Thrice menjawab satu pertanyaan: jika diajukan, apakah klaim remis benar? Untuk setiap posisi, Thrice memperlihatkan semua kemunculannya yang lebih awal, semua diagram sama yang posisinya tidak sama, dan Pasal Peraturan untuk masing-masing. Program menemukan, wasit memutuskan.

    Partai dapat dibuka di jendela ini dengan salah satu cara berikut:

    • Buka berkas PGN dengan { $open }, buka dari lokasinya dengan { $path }, atau seret berkas itu ke jendela.

    • Tempel partai, FEN, atau langkahnya saja dengan { $paste }.

    • Ketik langkah-langkahnya: mulai partai baru dengan { $new }, lalu tulis seperti pada kertas notasi.

    Setelah itu, ← dan → menelusuri partai langkah demi langkah. Panel menyebutkan apa yang berlaku pada posisi yang ditampilkan; { $previous } dan { $next } melompat ke kemunculan lain dari posisi itu. { $palette } mencari perintah apa pun menurut namanya, { $keys } menampilkan semua tombol pintas.
help-entering = Memasukkan dan memperbaiki partai
help-entering-text =
    Setelah { $new }, ketik langkah-langkahnya di mana saja dalam jendela: e4 e5 Kf3. Setiap langkah dijalankan dengan Spasi atau Enter. Buah catur juga dapat digerakkan dengan tetikus. Isian langkah memperlihatkan apa yang terbaca, dan mengapa suatu langkah tidak mungkin.

    Waktu mendesak? { $tail } mulai dari pemukulan atau langkah pion terakhir: posisi sebelumnya tidak dapat terulang. Susun posisi tepat setelah langkah itu, dengan hak rokade dan kemungkinan en passant yang ada saat itu, lalu masukkan langkah-langkah berikutnya.

    Untuk memperbaiki partai, lompatlah ke posisi sebelum langkah yang keliru dan jalankan langkah yang benar. Thrice menanyakan apakah langkah itu menggantikan langkah yang tercatat, disisipkan sebelumnya, atau menjadi variasi, dan menyebutkan berapa langkah sesudahnya yang tetap sah. Setiap perubahan dapat diurungkan dengan { $undo }; { $save } menyimpan perubahan ke berkas.
help-finding = Membaca temuan
help-finding-text =
    • ✓ hijau: jika diajukan, klaim benar. Baris di bawahnya menyebutkan siapa yang berhak mengklaim dan menurut Pasal berapa.

    • ✗ merah: jika diajukan, klaim tidak benar, sering kali karena diagramnya sama tetapi posisinya tidak: giliran melangkah ada pada pemain lain, hak rokade sudah hilang, atau waktu itu pemukulan en passant mungkin dilakukan.

    • ? kuning: dari catatan partai ini hal itu tidak dapat dipastikan. Sebelumnya ada yang tidak diketahui, hilang, atau rusak.

    • = biru: partai sudah berakhir tanpa klaim, karena mat, pat, posisi mati, kemunculan kelima, atau 75 langkah.

    Pada garis di bawah papan, tanda penuh adalah kemunculan posisi yang ditampilkan, tanda kosong berarti hanya diagramnya yang sama, dan lingkaran menunjukkan tempat Anda berada. Pada kertas notasi, langkah dengan huruf yang sama menghasilkan posisi yang sama; angkanya menyebutkan kemunculan yang keberapa. { $hold } menandai suatu posisi, dan { $compare } membandingkannya dengan posisi lain.
help-claim = Klaim di meja
help-claim-text =
    Lompatlah ke posisi saat klaim diajukan dan tekan { $claim }. Pertanyaannya mengikuti urutan kejadian di meja: jam, kata-kata pemain, siapa yang mengklaim, apa dasarnya, dan apa yang sudah dilakukan. Jika tidak ada yang mengatakan apa-apa, biarkan pertanyaan itu terbuka: program tidak mencentang apa pun untuk Anda. Langkah yang akan dijalankan cukup diketik; langkah partai tidak berubah.

    Di samping pertanyaan itu ada tiga jawaban, masing-masing dengan Pasalnya: apa kata papan, apa kata prosedur, dan apakah partai sudah berakhir sebelumnya. Di bawahnya ada tindak lanjut beserta waktu baru pada jam.

    Keputusan ada pada Anda: { $decide } memutuskan sesuai temuan; atau putuskan lain dan sebutkan alasannya. { $record } menyimpan berita acara, satu halaman yang dapat ditandatangani kedua pemain dan dapat diperiksa komite banding tanpa program ini.
help-players = Yang boleh dilihat pemain
help-players-text =
    Tidak seorang pun boleh mendapat petunjuk dari layar. { $cover } menyembunyikan temuan, hitungan, dan tanda; papan dan langkah-langkahnya tetap tampak. Selama Anda memasukkan partai, semua itu sudah disembunyikan.

    { $players } membuka jendela kedua untuk para pemain: hanya papan dan langkah-langkah terakhir, tidak pernah lebih dari itu. Thrice memberi peringatan jika dua layar menampilkan gambar yang sama.

    { $present } memenuhi seluruh layar untuk ceramah atau pelajaran, dengan tulisan berukuran besar dan tanpa hal lain.
help-damaged = Catatan partai yang rusak
help-damaged-text =
    Tidak ada yang dibuang diam-diam. Jika suatu langkah tidak terbaca, catatan partai berakhir sebelum langkah itu, baris merah memperlihatkan apa yang tertulis di sana, dan panel menyebutkan baris dan kolomnya. Yang sudah terbukti sampai di situ tetap terbukti; setelah celah, hitungan berarti “sekurang-kurangnya”.

    Jalankan langkah yang benar di tempat itu, maka sisanya dibaca mulai dari sana. { $sheets } menampilkan dua kertas notasi dari satu partai secara berdampingan, dan { $table } membandingkan papan di meja dengan catatan. Jika ada langkah yang hilang, Partai → Celah di kertas notasi melanjutkan catatan dari posisi yang Anda susun.
help-many = Banyak partai
help-many-text =
    { $scan } memindai folder, berkas, atau apa pun yang Anda seret ke sana, dan memisahkan dua pertanyaan: dalam partai mana remis dapat diklaim tetapi tidak diklaim? Dan partai mana yang menurut Peraturan sudah berakhir tetapi dilanjutkan? Setiap baris membuka partainya pada posisi yang dimaksud. Berkas-berkas itu hanya dibaca.

    Dalam berkas yang memuat banyak partai, { $find } mencari pemain, turnamen, dan tanggal.
help-teaching = Mengajar
help-teaching-text =
    Menu Pelajaran memuat peragaan tentang arti “posisi yang sama”, latihan tentang kekeliruan yang umum, partai terkenal, dan ujian. Dari setiap tahap Anda dapat mencoba sendiri dengan bebas, dan setiap pelajaran dapat dicetak sebagai lembar cetak. Bandingkan dua posisi dari partai apa pun, lalu Pelajaran → Simpan sebagai pelajaran menjadikannya pelajaran Anda sendiri.

    Dengan { $present }, pelajaran memenuhi layar; tekan Spasi untuk lanjut. Tombol kanan tetikus menggambar panah di papan.
help-laws = Peraturan yang diterapkan
help-laws-text =
    Thrice menerapkan Peraturan Permainan Catur FIDE yang berlaku sejak 1 Januari 2023, kecuali jika edisi lain dipilih di Klaim → Turnamen. Jika partai lebih tua daripada Peraturan yang diterapkan padanya, hal itu diberitahukan.

    Dua posisi adalah sama jika giliran melangkah ada pada pemain yang sama, buah catur dengan jenis dan warna yang sama menempati petak yang sama, dan langkah-langkah yang mungkin bagi kedua pemain sama ({ $same }). Hak rokade yang sudah hilang, dan pemukulan en passant yang waktu itu sah, membuat posisinya tidak sama; hak yang hanya terhalang tetap ada.

    Kemunculan ketiga baru menjadi remis jika ada klaim yang benar dari pemain yang mendapat giliran melangkah ({ $repetition }). Kemunculan kelima adalah remis tanpa klaim ({ $fivefold }). Apakah hasil yang telah ditandatangani diubah atau tidak, diputuskan oleh wasit ({ $signed }).
help-finding-more = Huruf dan angka kecil di kertas notasi menamai kelompok posisi yang sama dan kemunculan keberapa; ≠ menandai diagram sama yang bukan posisi sama; ! sebuah pemberitahuan; garpu kecil langkah lain dalam catatan. Garis biru pada jalur menandai tempat partai berakhir.
help-claim-more = Klaim yang tidak benar memberi lawan tambahan dua menit (dalam catur cepat, dan catur kilat tanpa pengawasan penuh, satu menit). Klaim juga merupakan tawaran remis: tanyakan apakah lawan menerimanya. Klaim yang sudah diputuskan tersimpan dalam register, di menu Klaim.
help-laws-more = Remis juga dapat diklaim setelah lima puluh langkah oleh masing-masing pemain tanpa pemukulan dan langkah pion ({ $fifty }); setelah 75 langkah partai remis tanpa klaim ({ $seventyfive }). Posisi yang tidak memungkinkan mat mengakhiri partai ({ $dead }); Thrice mengenalinya hanya dari buah yang tersisa.
help-keys-text =
    Huruf dan angka selalu untuk langkah. Perintah memakai tombol fungsi, atau tombol dengan { $ctrl } atau Alt. { $larger } dan { $smaller } memperbesar dan memperkecil semuanya; Alt+1 sampai Alt+9 melompat ke kemunculan pertama sampai kesembilan; Esc kembali. Alt dengan huruf yang digarisbawahi selama Alt ditekan membuka menu; F10 juga menuju ke menu.

## The card for the table
card-title = Jika remis diklaim
card-steps = Yang Anda lakukan
card-law = Yang menentukan
card-same = Posisi yang sama ({ $article })
card-keys = Tombol pintas Thrice
card-repetition = Pengulangan: posisi baru saja muncul untuk sedikitnya ketiga kalinya, dan pemain yang mengklaim mendapat giliran melangkah.
card-intended = Pengulangan: posisi segera akan muncul untuk sedikitnya ketiga kalinya; pemain yang mengklaim menulis langkahnya, tidak menjalankannya, dan menyatakannya kepada wasit.
card-fifty = Lima puluh langkah oleh masing-masing pemain tanpa pemukulan dan tanpa langkah pion; juga dengan langkah yang akan dijalankan.
card-touched = Buah catur disentuh dengan maksud melangkahkan atau memukulnya: hak mengklaim pada langkah ini hilang.
card-paused = Jam dihentikan. Klaim tidak dapat ditarik kembali.
card-correct = Benar: partai langsung berakhir remis. Langkah yang akan dijalankan tidak jadi dijalankan.
card-incorrect = Tidak benar: lawan mendapat tambahan dua menit (dalam catur cepat, dan catur kilat tanpa pengawasan penuh, satu menit), dan langkah yang akan dijalankan wajib dijalankan.
card-fivefold = Kemunculan kelima: remis tanpa klaim.
card-seventy-five = 75 langkah oleh masing-masing pemain tanpa pemukulan dan tanpa langkah pion: remis tanpa klaim; jika langkah terakhir menghasilkan mat, mat didahulukan.
card-same-move = Giliran melangkah ada pada pemain yang sama.
card-same-pieces = Buah catur dengan jenis dan warna yang sama menempati petak yang sama.
card-same-castling = Hak rokadenya sama: hak yang hanya terhalang tetap ada; hak itu hilang bila raja atau benteng melangkah.
card-same-en-passant = Pion dapat dipukul en passant pada kedua posisi, atau tidak pada keduanya; yang dihitung hanya pemukulan yang sah.

## The keys, as they are written
key-ctrl = Ctrl
key-command = Cmd
key-shift = Shift
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
