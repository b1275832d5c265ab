package dev.mazewright.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** How alike the page's canvas and a picture by the server are: the correlation of their ink, 1 for the same. */
final class Likeness {
    /** Finds the ink of both, each within the box of its walls, on 160 x 160 points. */
    private static final String CORRELATE = """
            async ([asked, cellSize]) => {
              const POINTS = 160;
              const read = (source, width, height, box = [0, 0, width, height], wide = width, high = height) => {
                const context = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
                context.fillStyle = '#fff';
                context.fillRect(0, 0, wide, high);
                context.imageSmoothingQuality = 'high';
                context.drawImage(source, ...box, 0, 0, wide, high);
                const { data } = context.getImageData(0, 0, wide, high);
                return Float64Array.from({ length: wide * high }, (_, i) =>
                  255 - (0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2]));
              };
              const boxOf = (ink, width, height) => {
                let [left, top, right, bottom] = [width, height, 0, 0];
                ink.forEach((dark, i) => {
                  if (dark > 190) {
                    left = Math.min(left, i % width);
                    right = Math.max(right, i % width + 1);
                    top = Math.min(top, Math.floor(i / width));
                    bottom = Math.max(bottom, Math.floor(i / width) + 1);
                  }
                });
                return [left, top, right - left, bottom - top];
              };
              const header = async () => {
                const bytes = await mazewright.api.scene({ recipe: asked.recipe });
                return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 12, new DataView(bytes).getUint32(8, true))));
              };
              const scene = await header();
              // Arrows and letters stand around edges that are glued: then the grid is what lies in the middle.
              const MOST_SEAM_ROOM = 24; // as in canvas/paint/labels.js, which is a file of its own on the server alone
              const middleOf = (width, height, scale) =>
                [(width - scene.width * scale) / 2, (height - scene.height * scale) / 2, scene.width * scale, scene.height * scale];
              const grid = (source, width, height, scale) =>
                read(source, width, height, scene.seams.length === 0
                  ? boxOf(read(source, width, height), width, height) : middleOf(width, height, scale), POINTS, POINTS);
              const answer = await mazewright.api.maze({}, asked);
              const picture = await createImageBitmap(await answer.blob());
              const canvas = document.querySelector('#stage canvas');
              const room = 2 * (16 + MOST_SEAM_ROOM);
              const scale = Math.floor(Math.min((canvas.width - room) / scene.width, (canvas.height - room) / scene.height));
              const one = grid(canvas, canvas.width, canvas.height, scale);
              const other = grid(picture, picture.width, picture.height, Number(cellSize));
              const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
              const [middle, otherMiddle] = [mean(one), mean(other)];
              let [both, ofOne, ofOther] = [0, 0, 0];
              one.forEach((value, i) => {
                const [a, b] = [value - middle, other[i] - otherMiddle];
                both += a * b;
                ofOne += a * a;
                ofOther += b * b;
              });
              return both / Math.sqrt(ofOne * ofOther);
            }""";

    private Likeness() {}

    /** Of the page's canvas and the server's own drawing of a recipe. */
    static double of(Page page, String recipe, int cellSize) {
        Map<String, Object> asked = Map.of("format", "png", "cellSize", cellSize, "wallThickness", Math.max(1, cellSize / 10), "recipe", recipe);
        return ((Number) page.evaluate(CORRELATE, List.of(asked, cellSize))).doubleValue();
    }
}
