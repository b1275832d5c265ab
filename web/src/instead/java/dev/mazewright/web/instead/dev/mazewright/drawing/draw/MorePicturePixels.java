package dev.mazewright.web.instead.dev.mazewright.drawing.draw;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.io.EndPicture;

/** Drawings within pictures need a library that draws on pictures of the JDK. */
public final class MorePicturePixels {
    private MorePicturePixels() {}

    @SuppressWarnings("DoNotCallSuggester") // callers are written for the method that it stands in for
    static void render(Strip strip, double left, double top, double width, double height, EndPicture picture) {
        throw new UsageException("SVG pictures are not drawn in pixels here; take a PNG picture, or svg as the format");
    }

}
