package dev.mazewright.drawing.letters;

import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.mask.DrawnLetters;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.text.AttributedString;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Letters of masks and pictures in any script, by the fonts that this machine has: bold ones without serifs where there are any. Order, joins
 * and marks are those of the Java runtime. What they look like depends on the machine, so a recipe has the cells and not the text.
 *
 * @param letters as a picture shows them
 * @param fonts their names
 */
public record SystemLetters(Letters letters, List<String> fonts) {
    private static final int LONGEST = 80;
    private static final int MOST_LINES = 20;

    /** Words in names of fonts, by how little they are wanted. */
    private static final List<String> UNWANTED = List.of("bold", "sans", "serif", "mono", "condensed", "light", "thin", "italic", "oblique", "emoji");

    private static final Set<String> LOGICAL =
            Set.of(Font.DIALOG, Font.DIALOG_INPUT, Font.SANS_SERIF, Font.SERIF, Font.MONOSPACED);

    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    /** Copies the list. */
    public SystemLetters {
        fonts = List.copyOf(fonts);
    }

    /**
     * The letters of a text.
     *
     * @throws UsageException if no font has one of them, there are no fonts, or the text is too long
     */
    public static SystemLetters of(String text) {
        return of(text, () -> GraphicsEnvironment.getLocalGraphicsEnvironment().getAllFonts());
    }

    static SystemLetters of(String text, Supplier<Font[]> installed) {
        NoScreen.require();
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        if (lines.isEmpty() || lines.size() > MOST_LINES || lines.stream().anyMatch(line -> line.length() > LONGEST)) {
            throw new UsageException("a text with letters of other scripts has 1 to " + MOST_LINES + " lines of up to " + LONGEST + " letters");
        }
        try {
            List<Font> fonts = Stream.of(installed.get())
                    .filter(font -> !LOGICAL.contains(font.getFamily(Locale.ROOT)))
                    .sorted(Comparator.comparingInt(SystemLetters::rank).thenComparing(font -> font.getFontName(Locale.ROOT)))
                    .toList();
            Set<String> names = new LinkedHashSet<>();
            Letters letters = drawn(text, lines.stream().map(line -> layout(line, fonts, names)).toList());
            return new SystemLetters(letters, List.copyOf(names));
        } catch (UsageException refused) {
            throw refused;
        } catch (RuntimeException | LinkageError | InternalError e) { // whatever a runtime without fonts throws
            throw new UsageException("the letters " + Letters.missing(text) + " need a font, and this Java runtime finds none (" + e
                    + "); install fonts and fontconfig, or take letters of western Europe");
        }
    }

    /** Bold is wanted most, thin and slanted letters least. */
    private static int rank(Font font) {
        String name = font.getFontName(Locale.ROOT).toLowerCase(Locale.ROOT);
        int rank = 0;
        for (int i = 0; i < UNWANTED.size(); i++) {
            boolean isWanted = i < 2;
            rank += name.contains(UNWANTED.get(i)) == isWanted ? 0 : 1 << i;
        }
        return rank;
    }

    // ---- fonts of letters

    private static TextLayout layout(String line, List<Font> fonts, Set<String> names) {
        AttributedString written = new AttributedString(line);
        Font whole = first(fonts, line);
        BreakIterator clusters = BreakIterator.getCharacterInstance(Locale.ROOT);
        clusters.setText(line);
        List<String> missing = new ArrayList<>();
        int from = 0;
        for (int to = clusters.next(); to != BreakIterator.DONE; to = clusters.next()) {
            String cluster = line.substring(from, to);
            Font font = whole != null ? whole : first(fonts, cluster);
            if (font == null) {
                missing.add(cluster);
            } else {
                written.addAttribute(TextAttribute.FONT, font.deriveFont((float) DrawnLetters.SIZE), from, to);
                names.add(font.getFontName(Locale.ROOT));
            }
            from = to;
        }
        if (!missing.isEmpty()) {
            throw new UsageException("no font of this machine has " + Typeface.named(missing.stream().distinct().toList())
                    + "; install one that has, or take other letters");
        }
        return new TextLayout(written.getIterator(), EXACT);
    }

    private static @Nullable Font first(List<Font> fonts, String text) {
        return fonts.stream().filter(font -> text.codePoints().allMatch(letter -> has(font, letter))).findFirst().orElse(null);
    }

    /** Whether a font has a letter; letters that control others are not drawn. */
    private static boolean has(Font font, int letter) {
        return Character.getType(letter) == Character.FORMAT || Character.isWhitespace(letter) || font.canDisplay(letter);
    }

    // ---- the picture

    /** Lines below each other, each in the middle. */
    private static Letters drawn(String text, List<TextLayout> lines) {
        Path2D outlines = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double down = 0;
        for (TextLayout line : lines) {
            Area letters = new Area(line.getOutline(null));
            Rectangle2D bounds = letters.getBounds2D();
            outlines.append(letters.getPathIterator(AffineTransform.getTranslateInstance(-bounds.getCenterX(), down)), false);
            down += line.getAscent() + line.getDescent();
        }
        Rectangle2D bounds = outlines.getBounds2D();
        if (bounds.isEmpty()) {
            throw new UsageException("a mask's text has at least one letter; this one has none that is seen");
        }
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(bounds.getWidth()) + 2, (int) Math.ceil(bounds.getHeight()) + 2, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        pen.setColor(Color.BLACK);
        pen.translate(1 - bounds.getX(), 1 - bounds.getY());
        pen.fill(outlines);
        pen.dispose();
        return DrawnLetters.of(text, image.getWidth(), image.getHeight(), (x, y) -> image.getRaster().getSample(x, y, 0));
    }
}
