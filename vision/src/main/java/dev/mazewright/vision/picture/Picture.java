package dev.mazewright.vision.picture;

import dev.mazewright.formats.png.Pixels;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Objects;

/** An upright picture: opaque pixels, row by row. Its readers do not change it. */
public final class Picture {
    private final int width;
    private final int height;
    private final int[] rgb;
    /** Its position on the picture that it is a part of. */
    private final int left;

    private final int top;

    /**
     * A picture of these pixels.
     *
     * @param rgb {@code width * height} colours as 0xRRGGBB, row by row from the top; kept, not copied
     */
    public Picture(int width, int height, int[] rgb) {
        this(width, height, rgb, 0, 0);
    }

    private Picture(int width, int height, int[] rgb, int left, int top) {
        if (width < 1 || height < 1 || rgb.length != (long) width * height) {
            throw new IllegalArgumentException(width + " x " + height + " pixels, " + rgb.length + " given");
        }
        this.width = width;
        this.height = height;
        this.rgb = rgb;
        this.left = left;
        this.top = top;
    }

    /** The picture of an image; transparent pixels become white. */
    public static Picture of(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        int[] rgb = new int[width * height];
        for (int y = 0; y < height; y++) {
            image.getRGB(0, y, width, 1, rgb, y * width, width);
        }
        for (int i = 0; i < rgb.length; i++) {
            rgb[i] = Pixels.onWhite((~rgb[i] & 0xFF000000) | (rgb[i] & 0xFFFFFF));
        }
        return new Picture(width, height, rgb);
    }

    /** The colour of the median of each channel. */
    public static int median(int... colours) {
        int median = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int[] counts = new int[256];
            for (int colour : colours) {
                counts[colour >> shift & 0xFF]++;
            }
            int value = 0;
            int upTo = counts[0];
            while (upTo <= colours.length / 2 && value < 255) {
                upTo += counts[++value];
            }
            median |= value << shift;
        }
        return median;
    }

    /**
     * A part of it.
     *
     * @throws IndexOutOfBoundsException if the part reaches beyond the picture
     */
    public Picture part(int fromX, int fromY, int partWidth, int partHeight) {
        Objects.checkFromIndexSize(fromX, partWidth, width);
        Objects.checkFromIndexSize(fromY, partHeight, height);
        int[] part = new int[partWidth * partHeight];
        for (int y = 0; y < partHeight; y++) {
            System.arraycopy(rgb, (fromY + y) * width + fromX, part, y * partWidth, partWidth);
        }
        return new Picture(partWidth, partHeight, part, left + fromX, top + fromY);
    }

    /** The same in other colours, row by row; kept, not copied. */
    public Picture with(int[] colours) {
        return new Picture(width, height, colours, left, top);
    }

    /** The pixel that a point lies in as text, such as {@code 120,45}, or the nearest one; for a part, that of the whole picture. */
    public String text(Spot spot) {
        return left + Math.clamp((long) Math.floor(spot.x()), 0, width - 1) + "," + (top + Math.clamp((long) Math.floor(spot.y()), 0, height - 1));
    }

    /** The width in pixels. */
    public int width() {
        return width;
    }

    /** The height in pixels. */
    public int height() {
        return height;
    }

    /** The colours as 0xRRGGBB, row by row from the top; not a copy, not to be changed. */
    public int[] rgb() {
        return rgb;
    }

    /** The colour of a pixel as 0xRRGGBB. */
    public int rgb(int x, int y) {
        return rgb[y * width + x];
    }

    /**
     * Writes red, green and blue at a point, from 0 to 255, interpolated; beyond the picture those of its border.
     *
     * @param to receives them from an index on
     */
    public void interpolate(double x, double y, float[] to, int at) {
        double inX = Math.max(0, Math.min(x - 0.5, width - 1)); // Math.clamp checks its limits each time
        double inY = Math.max(0, Math.min(y - 0.5, height - 1));
        int column = (int) inX;
        int row = (int) inY;
        float right = (float) (inX - column);
        float down = (float) (inY - row);
        int first = row * width + column;
        int beside = column + 1 < width ? 1 : 0;
        int below = row + 1 < height ? width : 0;
        for (int channel = 0; channel < 3; channel++) {
            int shift = 16 - 8 * channel;
            float above = mixed(rgb[first] >> shift, rgb[first + beside] >> shift, right);
            float under = mixed(rgb[first + below] >> shift, rgb[first + below + beside] >> shift, right);
            to[at + channel] = above + (under - above) * down;
        }
    }

    /** Mixes the lowest bytes. */
    private static float mixed(int from, int to, float share) {
        return (from & 0xFF) + ((to & 0xFF) - (from & 0xFF)) * share;
    }

    /** An image of the same pixels, of type {@link BufferedImage#TYPE_INT_RGB}; a copy. */
    public BufferedImage image() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        System.arraycopy(rgb, 0, ((DataBufferInt) image.getRaster().getDataBuffer()).getData(), 0, rgb.length);
        return image;
    }
}
