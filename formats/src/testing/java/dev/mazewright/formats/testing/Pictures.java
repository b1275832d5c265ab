package dev.mazewright.formats.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** PNG pictures as the JDK writes and sees them. */
public final class Pictures {
    private Pictures() {}

    /** A file with this picture. */
    public static byte[] png(BufferedImage image, boolean isInterlaced) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(isInterlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
        assertThat(out.toByteArray()[28]).as("the header's interlacing").isEqualTo((byte) (isInterlaced ? 1 : 0));
        return out.toByteArray();
    }

    /**
     * The colour of a pixel as 0xAARRGGBB. The JDK takes grey samples for linear ones; files have them as they are shown.
     */
    public static int colour(BufferedImage image, int x, int y) {
        if (image.getColorModel().getColorSpace().getType() != ColorSpace.TYPE_GRAY) {
            return image.getRGB(x, y);
        }
        int most = (1 << image.getColorModel().getComponentSize(0)) - 1;
        int grey = Math.round(image.getRaster().getSample(x, y, 0) * 255F / most);
        int alpha = image.getColorModel().hasAlpha() ? Math.round(image.getRaster().getSample(x, y, 1) * 255F / most) : 255;
        return alpha << 24 | grey * 0x010101;
    }
}
