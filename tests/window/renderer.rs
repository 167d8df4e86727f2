//! Pictures without a graphics card: egui's triangles painted by the processor, the same on every machine.

use std::collections::HashMap;

use egui::epaint::{ImageData, ImageDelta, Primitive, Vertex};
use egui::{Color32, ColorImage, Context, FullOutput, Mesh, Pos2, Rect, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

/// Parts of a pixel that places are rounded to.
const PARTS: f32 = 256.0;

/// Paints what egui hands over, in gamma space as the window's shader does.
#[derive(Default)]
pub(crate) struct CpuRenderer {
    textures: HashMap<TextureId, ColorImage>,
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        // Each texture has its own key, so their order does not matter.
        delta
            .set
            .drain()
            .for_each(|(id, parts)| parts.iter().for_each(|part| self.take(id, part)));
        delta
            .free
            .drain()
            .for_each(|id| drop(self.textures.remove(&id)));
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.viewport_rect().size() * scale;
        let mut picture =
            RgbaImage::from_pixel(size.x as u32, size.y as u32, Rgba([255, 255, 255, 255]));
        for primitive in ctx.tessellate(output.shapes.clone(), scale) {
            if let Primitive::Mesh(mesh) = primitive.primitive {
                self.paint(&mut picture, &mesh, primitive.clip_rect, scale)?;
            }
        }
        Ok(picture)
    }
}

impl CpuRenderer {
    /// A texture, or a part of one that changed.
    fn take(&mut self, id: TextureId, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        match (delta.pos, self.textures.get_mut(&id)) {
            (Some([left, top]), Some(texture)) => {
                for y in 0..image.size[1] {
                    for x in 0..image.size[0] {
                        texture[(left + x, top + y)] = image[(x, y)];
                    }
                }
            }
            _ => {
                self.textures.insert(id, ColorImage::clone(image));
            }
        }
    }

    fn paint(
        &self,
        picture: &mut RgbaImage,
        mesh: &Mesh,
        clip: Rect,
        scale: f32,
    ) -> Result<(), String> {
        let texture = self
            .textures
            .get(&mesh.texture_id)
            .ok_or("a texture is missing")?;
        let clip = [clip.min.x, clip.min.y, clip.max.x, clip.max.y]
            .map(|edge| (edge * scale).round() as i64);
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
            triangle(picture, corners, texture, clip, scale);
        }
        Ok(())
    }
}

/// Twice the signed area of a triangle, in parts of pixels.
fn area(a: [i64; 2], b: [i64; 2], c: [i64; 2]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Whether a pixel on this edge belongs to the triangle: only on its top and left edges, so that two triangles that
/// share an edge paint each pixel once.
fn owns_edge(from: [i64; 2], to: [i64; 2]) -> i64 {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    if dy < 0 || (dy == 0 && dx > 0) { 0 } else { -1 }
}

fn triangle(
    picture: &mut RgbaImage,
    mut corners: [Vertex; 3],
    texture: &ColorImage,
    clip: [i64; 4],
    scale: f32,
) {
    let place = |pos: Pos2| [pos.x, pos.y].map(|at| (at * scale * PARTS).round() as i64);
    let mut at = corners.map(|corner| place(corner.pos));
    if area(at[0], at[1], at[2]) < 0 {
        corners.swap(1, 2);
        at.swap(1, 2);
    }
    let whole = area(at[0], at[1], at[2]);
    if whole == 0 {
        return;
    }
    let parts = PARTS as i64;
    let bounds = |axis: usize, low: i64, high: i64| {
        let all = at.map(|corner| corner[axis]);
        let (min, max) = (all.iter().min().unwrap(), all.iter().max().unwrap());
        (
            min.div_euclid(parts).max(low),
            (max.div_euclid(parts) + 1).min(high),
        )
    };
    let (left, right) = bounds(0, clip[0].max(0), clip[2].min(picture.width().into()));
    let (top, bottom) = bounds(1, clip[1].max(0), clip[3].min(picture.height().into()));
    for y in top..bottom {
        for x in left..right {
            let pixel = [x * parts + parts / 2, y * parts + parts / 2];
            let weights = [(1, 2), (2, 0), (0, 1)]
                .map(|(a, b)| (area(at[a], at[b], pixel), owns_edge(at[a], at[b])));
            if weights.iter().all(|(weight, owned)| weight + owned >= 0) {
                let weights = weights.map(|(weight, _)| weight as f32 / whole as f32);
                blend(
                    picture.get_pixel_mut(x as u32, y as u32),
                    source(corners, weights, texture),
                );
            }
        }
    }
}

/// The colour of a place of the triangle: the corners' colours times the texture, both premultiplied.
fn source(corners: [Vertex; 3], weights: [f32; 3], texture: &ColorImage) -> [f32; 4] {
    let mix = |of: &dyn Fn(&Vertex) -> f32| {
        corners
            .iter()
            .zip(weights)
            .map(|(corner, weight)| of(corner) * weight)
            .sum::<f32>()
    };
    let texel = sample(
        texture,
        mix(&|corner| corner.uv.x),
        mix(&|corner| corner.uv.y),
    );
    [0, 1, 2, 3].map(|i| mix(&|corner| f32::from(corner.color.to_array()[i])) * texel[i] / 255.0)
}

/// The texture at a place, mixed from the four nearest texels.
fn sample(texture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = texture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let texel = |x: f32, y: f32| {
        let clamp = |at: f32, size: usize| (at.max(0.0) as usize).min(size - 1);
        let color: Color32 = texture[(clamp(x, width), clamp(y, height))];
        color.to_array().map(f32::from)
    };
    let (left, top) = (x.floor(), y.floor());
    let (right_part, bottom_part) = (x - left, y - top);
    let corners = [
        texel(left, top),
        texel(left + 1.0, top),
        texel(left, top + 1.0),
        texel(left + 1.0, top + 1.0),
    ];
    [0, 1, 2, 3].map(|i| {
        let upper = corners[0][i] * (1.0 - right_part) + corners[1][i] * right_part;
        let lower = corners[2][i] * (1.0 - right_part) + corners[3][i] * right_part;
        upper * (1.0 - bottom_part) + lower * bottom_part
    })
}

fn blend(pixel: &mut Rgba<u8>, source: [f32; 4]) {
    let rest = 1.0 - source[3] / 255.0;
    for (channel, color) in pixel.0.iter_mut().zip(source).take(3) {
        *channel = (color + f32::from(*channel) * rest)
            .round()
            .clamp(0.0, 255.0) as u8;
    }
}
