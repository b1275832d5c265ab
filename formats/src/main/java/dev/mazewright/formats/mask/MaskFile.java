package dev.mazewright.formats.mask;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.mask.Region;
import dev.mazewright.core.mask.ThinParts;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A mask from a file: a text or a picture, stretched over the grid of a shape.
 *
 * <p>A text has a line for each row and a character for each position. {@code X}, {@code x}, {@code #}, {@code 0} and
 * spaces are outside, as is what lies beyond the end of a line; all other characters, such as {@code .}, are cells.
 * That is the rule of the mask files of <i>Mazes for Programmers</i> (Buck, 2015), {@code X} off and {@code .} on, and
 * of maps whose walls are {@code #}. A text with as many rows and columns as the grid is taken as it is.
 *
 * <p>Of a picture, dark areas are cells, as a viewer on white paper shows it. What is dark is decided by Otsu's threshold,
 * halfway between the two kinds of pixels that it parts best, or by the user ({@code MaskLight}).
 *
 * <p>Either can be inverted: then cells and what is outside change places.
 */
public final class MaskFile {
    /** In a text, what is outside; documented for users. */
    public static final String OUTSIDE = "Xx#0 \t\u00a0";

    /** Block Elements of Unicode. */
    private static final int FIRST_BLOCK = 0x2580;

    private static final int LAST_BLOCK = 0x259F;

    private static final int LONGEST = 40;

    private static final String EXPECTED = "a mask: a picture, or a text of rows in which X, x, #, 0 and spaces are outside"
            + " and other characters, such as ., are cells";

    private static final double HALF = 0.5;

    /** Edges are seen whose contrast is this part of that between light and dark. */
    private static final double FAINT = 12;

    /** What stands between the values of arrays, and around them. */
    private static final Pattern ARRAY = Pattern.compile("[\\[\\]{}(),;]|[01][ \t]+[01]");

    private final Source source;
    private final byte[] file;
    private final @Nullable MaskPicture picture;

    /**
     * Reads a file; of pictures but PNG the pixels; else examined on demand. A {@link BadDataException} if the picture cannot be read.
     *
     * @throws IOException if reading fails
     */
    public MaskFile(Source source) throws IOException {
        this(source, source::requireMemory);
    }

    /**
     * The same; {@code memory} is told how many bytes a picture takes before it is decoded, and may refuse by an exception.
     *
     * @throws IOException if reading fails
     */
    public MaskFile(Source source, LongConsumer memory) throws IOException {
        this.source = source;
        file = source.bytes();
        picture = MaskPicture.of(source, file, memory);
    }

    /** A mask file's text: for each row its positions. */
    private record Rows(List<boolean[]> rows, int columns) {}

    /**
     * The mask that the file shows, which need not be connected.
     *
     * @param whole a shape without a mask
     * @param threshold the luminance, 1 to 255, from which on pixels of a picture are light; null to find it
     * @param isInverted whether cells and outside change places: of a picture, light areas are cells
     * @throws BadDataException if it shows none, or one of no cells
     * @throws IOException if reading fails
     */
    public Mask on(Shape whole, @Nullable Integer threshold, boolean isInverted) throws IOException {
        Mask mask = picture == null ? ofText(whole, isInverted) : ofPicture(picture, whole, threshold, isInverted);
        if (mask.count() == 0) {
            throw source.bad("", "a mask of no cells", picture == null ? EXPECTED : MaskLight.DARK);
        }
        return mask;
    }

    /**
     * The edges of what a picture shows, as a drawing has them, at least two positions wide: where it is darker than around.
     *
     * @param whole a shape without a mask
     * @param contrast by how much darker, 1 to 255; null for a twelfth of what its light areas differ from the dark ones by
     * @param isInverted whether where it is lighter
     * @throws BadDataException if it shows none, or the file is a text
     * @throws IOException if reading fails
     */
    public Mask edges(Shape whole, @Nullable Integer contrast, boolean isInverted) throws IOException {
        if (picture == null) {
            throw source.bad("", "a text", "a picture, to have edges");
        }
        MaskLight light = new MaskLight(picture, source, null, isInverted);
        double least = contrast == null ? light.contrast() / FAINT : contrast;
        Grid grid = whole.grid();
        Mask mask = Masks.of(light.raster().edges(whole, grid.rows(), grid.columns(), least, isInverted), whole);
        if (mask.count() == 0) {
            throw source.bad("", "a picture without edges of this contrast", "a picture with darker and lighter areas, or less contrast");
        }
        return ThinParts.of(mask).thickened(mask);
    }

    /**
     * A grid's rows and columns: a text's own, or {@value #LONGEST} cells along a picture's longer side; else a {@link BadDataException}.
     *
     * @throws IOException if reading fails
     */
    public int[] size() throws IOException {
        return picture == null ? own() : size(LONGEST);
    }

    /**
     * Rows and columns in the proportions of the file, with this many along its longer side; else a {@link BadDataException}.
     *
     * @throws IOException if reading fails
     */
    public int[] size(int longest) throws IOException {
        int[] own = picture == null ? own() : new int[] {picture.height(), picture.width()};
        int side = Math.max(own[0], own[1]);
        return new int[] {
            Math.max(1, (int) ((long) longest * own[0] / side)), //
            Math.max(1, (int) ((long) longest * own[1] / side))
        };
    }

    private int[] own() throws IOException {
        Rows text = rows();
        return new int[] {text.rows.size(), text.columns};
    }

    /**
     * The letters of a text that a picture shows, dark on light, as {@link DrawnLetters} has them.
     *
     * @throws BadDataException if nothing on it is dark
     * @throws IOException if reading fails
     */
    public Letters letters(String text) throws IOException {
        if (picture == null) {
            throw source.bad("", "a text", "a picture of letters, dark on light");
        }
        MaskLight light = new MaskLight(picture, source, null, false);
        return new DrawnLetters(text, light.raster(), light.level());
    }

    /** Whether the file is a picture. */
    public boolean isPicture() {
        return picture != null;
    }

    // ---- texts

    private Mask ofText(Shape whole, boolean isInverted) throws IOException {
        Rows text = rows();
        Grid grid = whole.grid();
        if (text.rows.size() == grid.rows() && text.columns == grid.columns()) {
            Mask mask = new Mask(grid.rows(), grid.columns());
            for (int row = 0; row < grid.rows(); row++) {
                boolean[] positions = text.rows.get(row);
                for (int column = 0; column < text.columns; column++) {
                    if ((column < positions.length && positions[column]) != isInverted && grid.cell(row, column) != Grid.NONE) {
                        mask.add(row, column);
                    }
                }
            }
            return mask;
        }
        MaskRaster raster = new MaskRaster(text.columns, text.rows.size());
        for (int y = 0; y < text.rows.size(); y++) {
            boolean[] positions = text.rows.get(y);
            for (int x = 0; x < positions.length; x++) {
                raster.add(x, y, positions[x] ? 1 : 0);
            }
        }
        raster.sum();
        return mask(raster.on(whole, grid.rows(), grid.columns(), HALF), whole, isInverted);
    }

    private Rows rows() throws IOException {
        source.requireMemory(4L * file.length);
        int from = ByteOrderMark.end(file);
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file, from, file.length - from))
                    .toString();
        } catch (CharacterCodingException e) {
            throw source.bad("", "bytes that are neither a picture nor text", EXPECTED);
        }
        if (text.indexOf('\0') >= 0) {
            throw source.bad("", "a zero byte, as in UTF-16 or no text at all", EXPECTED);
        }
        requireMask(text);
        List<boolean[]> rows = new ArrayList<>();
        int columns = 0;
        for (String line : text.replaceFirst("[\r\n]+$", "").split("\r\n|\r|\n", -1)) {
            int[] letters = line.codePoints().toArray();
            boolean[] positions = new boolean[letters.length];
            for (int i = 0; i < letters.length; i++) {
                positions[i] = OUTSIDE.indexOf(letters[i]) < 0;
            }
            rows.add(positions);
            columns = Math.max(columns, positions.length);
        }
        if (columns == 0) {
            throw source.bad("", "nothing", EXPECTED);
        }
        return new Rows(rows, columns);
    }

    /** Makes sure that a text is no maze that is drawn or printed otherwise: its letters would be cells, whatever they mean. */
    private void requireMask(String text) throws IOException {
        String format = text.startsWith("```") ? "a Markdown fence" : kindOfMaze(text);
        if (!format.isEmpty()) {
            throw source.bad("", format, EXPECTED);
        }
    }

    private String kindOfMaze(String text) throws IOException {
        // Its name does not count: a mask may be called mask.txt.
        try (Source nameless = new Source("mask", new ByteArrayInputStream(file), file.length)) {
            return switch (Formats.of(nameless, null).name()) {
                case "text", "micromouse" -> "the drawing of a maze";
                case "unicode" -> text.chars().anyMatch(MaskFile::isBlock) ? "" : "the drawing of a maze";
                case "matrix" -> ARRAY.matcher(text).find() ? "an array, of which 1 may be cells or walls" : "";
                default -> "";
            };
        } catch (BadDataException unknown) {
            return "";
        }
    }

    /** Whether it is one of the characters that fill a position, or a part of it. */
    private static boolean isBlock(int letter) {
        return letter >= FIRST_BLOCK && letter <= LAST_BLOCK;
    }

    // ---- pictures

    private Mask ofPicture(MaskPicture shown, Shape whole, @Nullable Integer threshold, boolean isInverted) throws IOException {
        MaskLight light = new MaskLight(shown, source, threshold, isInverted);
        Grid grid = whole.grid();
        return mask(light.raster().on(whole, grid.rows(), grid.columns(), light.level()), whole, !isInverted);
    }

    private static Mask mask(Region region, Shape whole, boolean isOutside) {
        return Masks.of(isOutside ? (x, y) -> !region.contains(x, y) : region, whole);
    }
}
