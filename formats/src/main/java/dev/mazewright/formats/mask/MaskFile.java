package dev.mazewright.formats.mask;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.mask.Region;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.png.codec.Chunks;
import dev.mazewright.formats.png.codec.Pixels;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A mask from a file: a text or a PNG picture, stretched over the grid of a shape.
 *
 * <p>A text has a line for each row and a character for each position. {@code X}, {@code x}, {@code #}, {@code 0} and
 * spaces are outside, as is what lies beyond the end of a line; all other characters, such as {@code .}, are cells.
 * That is the rule of the mask files of <i>Mazes for Programmers</i> (Buck, 2015), {@code X} off and {@code .} on, and
 * of maps whose walls are {@code #}. A text with as many rows and columns as the grid is taken as it is.
 *
 * <p>Of a picture, dark areas are cells. What is dark is decided by Otsu's threshold, halfway between the two kinds of
 * pixels that it parts best, or by the user. Where pixels are transparent, these are outside, and colours do not count.
 *
 * <p>Source: Otsu, <i>A threshold selection method from gray-level histograms</i>, 1979.
 */
public final class MaskFile {
    /** In a text, what is outside; documented for users. */
    public static final String OUTSIDE = "Xx#0 \t\u00a0";

    private static final String EXPECTED = "a mask: a PNG picture, or a text of rows in which X, x, #, 0 and spaces are outside"
            + " and other characters, such as ., are cells";

    private static final String DARK = "a picture with dark areas, which become cells, on light or transparent ground";

    private static final int LEVELS = 256;
    private static final double HALF = 0.5;

    private final Source source;
    private final byte[] file;

    /** Reads a file. Its content is examined on demand. */
    public MaskFile(Source source) throws IOException {
        this.source = source;
        file = source.bytes();
    }

    /** A mask file's text: for each row its positions. */
    private record Rows(List<boolean[]> rows, int columns) {}

    /**
     * The mask that the file shows, which need not be connected.
     *
     * @param whole a shape without a mask
     * @param threshold the luminance, 1 to 255, from which on pixels of a picture are outside; null to find it
     * @throws BadDataException if it shows none, or one of no cells
     */
    public Mask on(Shape whole, @Nullable Integer threshold) throws IOException {
        Mask mask = isPng() ? ofPicture(whole, threshold) : ofText(whole);
        if (mask.count() == 0) {
            throw source.bad("", "a mask of no cells", isPng() ? DARK : EXPECTED);
        }
        return mask;
    }

    /**
     * The rows and columns of a grid that has the proportions of the file: a text's own, and those of a picture with
     * this number of cells along the longer side.
     *
     * @throws BadDataException if it is neither
     */
    public int[] size(int longest) throws IOException {
        if (!isPng()) {
            Rows text = rows();
            return new int[] {text.rows.size(), text.columns};
        }
        Pixels picture = picture(false);
        int side = Math.max(picture.width(), picture.height());
        return new int[] {
            Math.max(1, (int) ((long) longest * picture.height() / side)),
            Math.max(1, (int) ((long) longest * picture.width() / side))
        };
    }

    /** Whether the file is a picture. */
    public boolean isPng() {
        return file.length >= Chunks.SIGNATURE.length
                && Arrays.equals(Arrays.copyOf(file, Chunks.SIGNATURE.length), Chunks.SIGNATURE);
    }

    // ---- texts

    private Mask ofText(Shape whole) throws IOException {
        Rows text = rows();
        Grid grid = whole.grid();
        if (text.rows.size() == grid.rows() && text.columns == grid.columns()) {
            Mask mask = new Mask(grid.rows(), grid.columns());
            for (int row = 0; row < grid.rows(); row++) {
                boolean[] positions = text.rows.get(row);
                for (int column = 0; column < positions.length; column++) {
                    if (positions[column] && grid.cell(row, column) != Grid.NONE) {
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
        return Masks.of(raster.on(whole, grid.rows(), grid.columns(), HALF), whole);
    }

    private Rows rows() throws IOException {
        source.requireMemory(4L * file.length);
        int from = TextLines.afterMark(file);
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file, from, file.length - from))
                    .toString();
        } catch (CharacterCodingException e) {
            throw source.bad("", "bytes that are neither PNG nor text", EXPECTED);
        }
        if (text.indexOf('\0') >= 0) {
            throw source.bad("", "a zero byte, as in UTF-16 or no text at all", EXPECTED);
        }
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

    // ---- pictures

    private Mask ofPicture(Shape whole, @Nullable Integer threshold) throws IOException {
        long[] cover = histogram(true);
        boolean isCover = Arrays.stream(cover).filter(count -> count > 0).count() > 1; // not all pixels are as opaque
        long[] histogram = isCover ? cover : histogram(false);
        double light = isCover ? LEVELS / 2.0 : threshold == null ? otsu(histogram) : threshold;
        Pixels pixels = picture(isCover);
        MaskRaster raster = new MaskRaster(pixels.width(), pixels.height());
        pixels.read((y, from, step, row, count) -> {
            for (int i = 0; i < count; i++) {
                raster.add(from + i * step, y, luminance(row[i]));
            }
        });
        raster.sum();
        Grid grid = whole.grid();
        Region isLight = raster.on(whole, grid.rows(), grid.columns(), light);
        return Masks.of((x, y) -> !isLight.contains(x, y), whole);
    }

    private Pixels picture(boolean isCover) throws IOException {
        return new Pixels(source.again(file), isCover ? Pixels.Alpha.ONLY : Pixels.Alpha.ON_WHITE);
    }

    /** How many pixels there are of each luminance. */
    private long[] histogram(boolean isCover) throws IOException {
        long[] histogram = new long[LEVELS];
        picture(isCover).read((y, from, step, row, count) -> {
            for (int i = 0; i < count; i++) {
                histogram[luminance(row[i])]++;
            }
        });
        return histogram;
    }

    private static long pixels(long... histogram) {
        return Arrays.stream(histogram).sum();
    }

    /**
     * Halfway between the means of the dark and the light pixels, which are parted so that these lie furthest apart.
     */
    private double otsu(long... histogram) throws IOException {
        double all = pixels(histogram);
        double sum = 0;
        for (int level = 0; level < LEVELS; level++) {
            sum += (double) level * histogram[level];
        }
        double best = 0;
        double threshold = 0;
        double dark = 0;
        double darkSum = 0;
        for (int level = 0; level < LEVELS; level++) {
            dark += histogram[level];
            darkSum += (double) level * histogram[level];
            if (dark > 0 && dark < all) {
                double darkMean = darkSum / dark;
                double lightMean = (sum - darkSum) / (all - dark);
                double between = dark * (all - dark) * (lightMean - darkMean) * (lightMean - darkMean);
                if (between > best) {
                    best = between;
                    threshold = (darkMean + lightMean) / 2;
                }
            }
        }
        if (best == 0) {
            throw source.bad("", "a picture of one colour", DARK);
        }
        return threshold;
    }

    /** From 0 to 255 (ITU-R BT.709). */
    private static int luminance(int rgb) {
        return (2126 * (rgb >> 16 & 0xFF) + 7152 * (rgb >> 8 & 0xFF) + 722 * (rgb & 0xFF) + 5000) / 10_000;
    }
}
