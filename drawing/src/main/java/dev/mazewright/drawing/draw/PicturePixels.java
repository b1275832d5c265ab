package dev.mazewright.drawing.draw;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.drawing.raster.Thumbnail;
import dev.mazewright.formats.io.EndPicture;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;

/** Draws PNG pictures and SVG drawings on pixels. */
public final class PicturePixels {
    private PicturePixels() {}

    /** Draws a picture as wide and high as this, in pixels. */
    static void draw(Strip strip, double left, double top, double width, double height, EndPicture picture) {
        if (picture.isDrawing()) {
            render(strip, left, top, width, height, picture);
        } else {
            int across = (int) picture.width();
            new Thumbnail(picture.pixels(), across, (int) picture.height()).draw(strip, left, top, width, height);
        }
    }

    /** Drawings are rendered by a library, which needs the pictures of the platform. */
    private static void render(Strip strip, double left, double top, double width, double height, EndPicture picture) {
        LoaderContext context = LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).build();
        SVGDocument drawing = new SVGLoader().load(new ByteArrayInputStream(picture.bytes()), null, context);
        if (drawing == null) {
            throw new UsageException("the SVG picture cannot be drawn; save it as plain SVG, or take a PNG picture");
        }
        int x = Math.max(0, (int) Math.floor(left));
        int y = Math.max(0, (int) Math.floor(top));
        int wide = Math.min(strip.width(), (int) Math.ceil(left + width)) - x;
        int high = Math.min(strip.height(), (int) Math.ceil(top + height)) - y;
        if (wide < 1 || high < 1) {
            return;
        }
        NoScreen.require();
        BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            graphics.translate(left - x, top - y);
            graphics.clip(new Rectangle2D.Double(0, 0, width, height));
            drawing.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox((float) width, (float) height));
        } finally {
            graphics.dispose();
        }
        strip.paint(x, y, wide, high, image.getRGB(0, 0, wide, high, null, 0, wide));
    }

    /** The colours of a picture in this number of pixels, on a background, as red, green and blue, row by row. */
    public static byte[] rgb(EndPicture picture, int width, int height, int background) {
        Strip strip = new Strip(width, height, false);
        strip.clear(background);
        draw(strip, 0, 0, width, height, picture);
        byte[] colours = new byte[3 * width * height];
        int at = 0;
        for (int colour : strip.colours()) {
            colours[at++] = (byte) (colour >> 16);
            colours[at++] = (byte) (colour >> 8);
            colours[at++] = (byte) colour;
        }
        return colours;
    }
}
