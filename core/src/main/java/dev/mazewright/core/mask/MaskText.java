package dev.mazewright.core.mask;

import dev.mazewright.core.mask.StrokeGlyph.Line;
import dev.mazewright.core.run.UsageException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * A text as a region of a grid, written in strokes ({@link StrokeFont}). It fills the grid: it is stretched, but to no
 * more than twice its proportions, so that a dash stays a dash; the pen is as wide in all directions. Letters stand so
 * close that the least distance between the ink of two neighbours is always the same. Lines end with a line feed.
 *
 * <p>Time for each point: the pieces of the letters near it.
 */
final class MaskText implements Letters {
    /** The most letters that there may be: more would be smaller than the cells of any picture. */
    static final int LONGEST = 1000;

    /** How much lies between the ink of two lines. */
    private static final double LEAD = 3;

    /** How far a text is stretched at most. */
    private static final double STRETCH = 2;

    /** At this number of cells to a unit of the font, gaps between letters and holes within them are a cell wide. */
    private static final double LEGIBLE = 0.5;

    private final String text;
    private final List<StrokeGlyph> letters = new ArrayList<>();
    private final double width;
    private final double bottom;
    private final double top;

    /** A text; refused if it has a letter that there is not, none at all, or too many. */
    MaskText(String text) {
        this.text = text;
        int length = text.codePointCount(0, text.length());
        if (length > LONGEST) {
            throw new UsageException("a mask's text has at most " + LONGEST + " letters, and this one has " + length);
        }
        List<List<StrokeGlyph>> lines = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            lines.add(line(line));
        }
        double widest = lines.stream().mapToDouble(MaskText::right).max().orElse(0);
        double above = 0;
        boolean first = true;
        for (List<StrokeGlyph> line : lines) {
            if (line.isEmpty()) {
                continue;
            }
            double lineTop = Math.max(StrokeFont.SMALL, line.stream().mapToDouble(StrokeGlyph::top).max().orElse(0));
            double lineBottom = Math.min(0, line.stream().mapToDouble(StrokeGlyph::bottom).min().orElse(0));
            double up = first ? -lineTop : above - 2 * StrokeFont.PEN - LEAD - lineTop;
            for (StrokeGlyph letter : line) {
                letters.add(letter.moved((widest - right(line)) / 2, up));
            }
            above = up + lineBottom;
            first = false;
        }
        if (letters.isEmpty()) {
            throw new UsageException("a mask's text has at least one letter; this one has none");
        }
        width = widest;
        top = 0;
        bottom = above;
    }

    /** The text itself. */
    String text() {
        return text;
    }

    @Override
    public double legibleWidth() {
        return LEGIBLE * (width + 2 * StrokeFont.PEN);
    }

    @Override
    public double legibleHeight() {
        return LEGIBLE * (top - bottom + 2 * StrokeFont.PEN);
    }

    /** With a margin as wide as the pen. */
    @Override
    public double aspect() {
        return (width + 4 * StrokeFont.PEN) / (top - bottom + 4 * StrokeFont.PEN);
    }

    private static double right(List<StrokeGlyph> line) {
        return line.stream().mapToDouble(StrokeGlyph::right).max().orElse(0);
    }

    /** The letters of a line beside each other, the first at 0. */
    private static List<StrokeGlyph> line(String text) {
        List<StrokeGlyph> line = new ArrayList<>();
        double spaces = 0;
        for (int letter : text.codePoints().toArray()) {
            if (letter == ' ') {
                spaces += line.isEmpty() ? 0 : StrokeFont.SPACE;
                continue;
            }
            StrokeGlyph glyph = StrokeFont.of(letter);
            double right = -glyph.left();
            if (!line.isEmpty()) {
                StrokeGlyph before = line.getLast();
                right += spaces > 0
                        ? before.right() + 2 * StrokeFont.PEN + StrokeFont.GAP + spaces
                        : close(before, glyph.moved(-glyph.left(), 0));
            }
            line.add(glyph.moved(right, 0));
            spaces = 0;
        }
        return line;
    }

    /** How far to the right a glyph that begins at 0 comes as close to the one before as letters may. */
    private static double close(StrokeGlyph before, StrokeGlyph glyph) {
        double least = 2 * StrokeFont.PEN + StrokeFont.GAP;
        double right = before.right() + least;
        // Not further in than half of it, or a dot would slip under a T.
        double furthest = before.right() + least - Math.min(before.right() - before.left(), glyph.right()) / 2;
        while (right - 0.5 >= furthest && distance(before, glyph.moved(right - 0.5, 0)) >= least * least) {
            right -= 0.5;
        }
        return right;
    }

    /** The square of the least distance between the strokes of two glyphs. */
    private static double distance(StrokeGlyph one, StrokeGlyph other) {
        double least = Double.MAX_VALUE;
        for (Line line : one.lines()) {
            for (Line beside : other.lines()) {
                least = Math.min(least, line.squaredDistance(beside));
            }
        }
        return least;
    }

    /** The text in the middle of a grid; half the pen is at least {@code thin}, lest a stroke slip between the middles of cells. */
    @Override
    public Region on(double wide, double high, double thin) {
        double scale = Math.min(wide / (width + 2 * StrokeFont.PEN), high / (top - bottom + 2 * StrokeFont.PEN));
        double pen = Math.max(scale * StrokeFont.PEN, thin);
        double across = scale(wide - 2 * pen, width, scale);
        double along = scale(high - 2 * pen, top - bottom, scale);
        List<Box> boxes = new ArrayList<>();
        for (StrokeGlyph letter : letters) {
            List<Line> lines = new ArrayList<>();
            for (Line line : letter.lines()) {
                lines.add(new Line(
                        wide / 2 + across * (line.x1() - width / 2),
                        high / 2 - along * (line.y1() - (top + bottom) / 2),
                        wide / 2 + across * (line.x2() - width / 2),
                        high / 2 - along * (line.y2() - (top + bottom) / 2)));
            }
            boxes.add(new Box(new StrokeGlyph(lines), pen));
        }
        return (x, y) -> {
            for (Box box : boxes) {
                if (box.contains(x, y)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** What strokes of a length are stretched by to fill a room, or as far as they may be. */
    private static double scale(double room, double length, double scale) {
        return length == 0 ? 0 : Math.clamp(room / length, 0, STRETCH * scale);
    }

    // ---- how recipes spell a text: as it is, or as UTF-8 in base64url without padding

    /** Whether a recipe can hold the text as it is. */
    static boolean isLiteral(String text) {
        return text.matches("[A-Za-z0-9._-]+");
    }

    static String encode(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The text that is spelled so; refused if no text is. */
    static String decode(String base64) {
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new UsageException("'" + base64 + "' is not a mask-text64: that is base64url, A-Z a-z 0-9 - _ without padding");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new UsageException("'" + base64 + "' is not a mask-text64: its bytes are not text in UTF-8");
        }
    }

    /** The ink of a letter, and the box that it lies in. */
    private static final class Box {
        private final StrokeGlyph letter;
        private final double pen;
        private final double left;
        private final double right;
        private final double least;
        private final double most;

        Box(StrokeGlyph letter, double pen) {
            this.letter = letter;
            this.pen = pen;
            left = letter.left() - pen;
            right = letter.right() + pen;
            least = letter.bottom() - pen;
            most = letter.top() + pen;
        }

        boolean contains(double x, double y) {
            if (x < left || x > right || y < least || y > most) {
                return false;
            }
            for (Line line : letter.lines()) {
                if (line.squaredDistance(x, y) <= pen * pen) {
                    return true;
                }
            }
            return false;
        }
    }
}
