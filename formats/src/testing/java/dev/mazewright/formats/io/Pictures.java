package dev.mazewright.formats.io;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import javax.imageio.ImageIO;

/** Pictures to stand at the ends. */
public final class Pictures {
    private static final int SIDE = 8;

    private Pictures() {}

    /** A square PNG picture of one colour. */
    public static byte[] png(Color colour) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < SIDE * SIDE; i++) {
            image.setRGB(i % SIDE, i / SIDE, colour.getRGB());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The same as a {@code data:} URI. */
    public static String uri(Color colour) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(png(colour));
    }
}
