package dev.mazewright.vision.file;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.renderer.output.Output;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import dev.mazewright.drawing.letters.NoScreen;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Draws the harmless part of an SVG file, which {@link HarmlessSvg} keeps. */
final class SvgDecoder {
    /** The longer side of a drawing, in pixels. */
    private static final float LONGER_SIDE = 2000;    private static final int MOST_PATHS = 1 << 22;

    private SvgDecoder() {}

    static DecodedPicture read(FileInput file) throws IOException {
        NoScreen.require();
        byte[] drawing = HarmlessSvg.harmless(file);
        LoaderContext context = LoaderContext.builder()
                .externalResourcePolicy(ResourcePolicy.DENY_ALL)
                .documentLimits(new DocumentLimits(HarmlessSvg.MOST_DEPTH, DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH, MOST_PATHS))
                .build();
        SVGDocument document = new SVGLoader().load(new ByteArrayInputStream(drawing), null, context);
        if (document == null) {
            throw file.bad("an SVG file that cannot be drawn", "plain SVG");
        }
        FloatSize size = document.size();
        float longer = Math.max(size.width, size.height);
        if (!(longer > 0) || Float.isInfinite(longer)) {
            throw file.bad("a drawing of " + size.width + " x " + size.height, "a size");
        }
        float scale = LONGER_SIDE / longer;
        int width = Math.max(1, Math.round(size.width * scale));
        int height = Math.max(1, Math.round(size.height * scale));
        file.requireSize(width, height, 0);
        boolean isClear = file.keepsClear();
        BufferedImage paper = new BufferedImage(width, height, isClear ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = paper.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            if (!isClear) {
                graphics.setColor(Color.WHITE);
                graphics.fillRect(0, 0, width, height);
            }
            Output output = new SvgOutput(graphics, new DrawnLines(file));
            document.renderWithPlatform(NullPlatformSupport.INSTANCE, output, new ViewBox(width, height));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            graphics.dispose();
        }
        return new DecodedPicture(file.kind(), ImagePixels.of(paper, isClear), 1, false, List.of());
    }
}
