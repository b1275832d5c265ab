package dev.mazewright.drawing.letters;

import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.raster.Brush;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.mask.DrawnLetters;
import java.util.List;

/** Letters of masks and pictures by a font that is given: the same on every machine. */
public final class FontLetters {
    private static final int SIZE = DrawnLetters.SIZE;
    private static final double LINE = 1.3 * SIZE;
    /** Lines are made this much wider, but for scripts with many strokes: masks want bold letters. */
    private static final double BOLD = 0.05 * SIZE;

    private FontLetters() {}

    /**
     * The letters of a text, its lines below each other, each in the middle.
     *
     * @throws UsageException if the font lacks a letter, or the text has none that is seen
     */
    public static Letters of(String text, Typeface font) {
        List<String> missing = font.missing(text);
        if (!missing.isEmpty()) {
            throw new UsageException(Typeface.named(missing) + ", not in " + font.name());
        }
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        double wide = lines.stream().mapToDouble(line -> font.width(line, SIZE)).max().orElse(0);
        if (wide == 0) {
            throw new UsageException("a text of no letters");
        }
        Strip strip = new Strip((int) Math.ceil(wide) + 2 * SIZE, (int) Math.ceil(lines.size() * LINE) + SIZE, false);
        strip.clear(0xFFFFFF);
        Brush brush = new Brush(strip, 0, 0, 1, true);
        boolean isBold = text.codePoints().noneMatch(DrawnLetters::isHan);
        for (int line = 0; line < lines.size(); line++) {
            double left = (strip.width() - font.width(lines.get(line), SIZE)) / 2;
            font.outlines(lines.get(line), left, SIZE + (line + 0.5) * LINE, SIZE).forEach(letter -> {
                brush.fill();
                brush.draw(letter);
                brush.paint(0);
                if (isBold) {
                    brush.stroke(BOLD, true);
                    brush.draw(letter);
                    brush.paint(0);
                }
            });
        }
        return DrawnLetters.of(text, strip.width(), strip.height(), (x, y) -> strip.colours()[y * strip.width() + x] & 0xFF);
    }
}
