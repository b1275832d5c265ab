package dev.mazewright.drawing.draw;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.formats.io.EndPicture;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;

/** Draws PNG pictures and SVG drawings on images. */
public final class PicturePixels {
    private PicturePixels() {}

    /** Draws a picture as wide and high as this. */
    static void draw(Graphics2D graphics, double left, double top, double width, double height, EndPicture picture) {
        Graphics2D own = (Graphics2D) graphics.create();
        try {
            own.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            if (picture.isDrawing()) {
                own.translate(left, top);
                own.clip(new java.awt.geom.Rectangle2D.Double(0, 0, width, height));
                render(own, width, height, picture);
            } else {
                BufferedImage pixels = shrunk(picture.pixels(), width);
                AffineTransform position = AffineTransform.getTranslateInstance(left, top);
                position.scale(width / pixels.getWidth(), height / pixels.getHeight());
                own.drawImage(pixels, position, null);
            }
        } finally {
            own.dispose();
        }
    }

    /** Halves a picture until it is less than twice as wide as it is drawn: so each of its pixels counts. */
    private static BufferedImage shrunk(BufferedImage picture, double width) {
        BufferedImage pixels = picture;
        while (pixels.getWidth() >= 2 * width && pixels.getWidth() > 1 && pixels.getHeight() > 1) {
            BufferedImage half = new BufferedImage(pixels.getWidth() / 2, pixels.getHeight() / 2, BufferedImage.TYPE_INT_ARGB);
            Graphics2D graphics = half.createGraphics();
            graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            graphics.drawImage(pixels, 0, 0, half.getWidth(), half.getHeight(), null);
            graphics.dispose();
            pixels = half;
        }
        return pixels;
    }

    private static void render(Graphics2D graphics, double width, double height, EndPicture picture) {
        LoaderContext context = LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).build();
        SVGDocument drawing = new SVGLoader().load(new ByteArrayInputStream(picture.bytes()), null, context);
        if (drawing == null) {
            throw new UsageException("the SVG picture cannot be drawn; save it as plain SVG, or take a PNG picture");
        }
        drawing.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox((float) width, (float) height));
    }

    /** The colours of a picture in this number of pixels, on a background, as red, green and blue, row by row. */
    public static byte[] rgb(EndPicture picture, int width, int height, int background) {
        NoScreen.require();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(new Color(background));
        graphics.fillRect(0, 0, width, height);
        draw(graphics, 0, 0, width, height, picture);
        graphics.dispose();
        byte[] colours = new byte[3 * width * height];
        int[] pixels = image.getRGB(0, 0, width, height, null, 0, width);
        for (int i = 0; i < pixels.length; i++) {
            colours[3 * i] = (byte) (pixels[i] >> 16);
            colours[3 * i + 1] = (byte) (pixels[i] >> 8);
            colours[3 * i + 2] = (byte) pixels[i];
        }
        return colours;
    }
}
