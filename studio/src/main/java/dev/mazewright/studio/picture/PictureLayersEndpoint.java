package dev.mazewright.studio.picture;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Reading;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps of understanding a picture, drawn, as PNG in base64. */
final class PictureLayersEndpoint {
    private static final Schema LAYER = Schema.OBJECT
            .has(Schema.TEXT.like("walls"), "name")
            .has(Schema.TEXT, "title")
            .has(Schema.TEXT.with("contentEncoding", "base64").with("contentMediaType", "image/png"), "png");

    static final Declaration DECLARATION = Declaration.at("/api/v1/picture/layers")
            .post("pictureLayers", "The steps of understanding a picture, drawn.", PictureRequest.EXAMPLE, PictureRequest.and())
            .answers("The steps in their order, none where nothing had to be understood; the longer side has at most 1600 pixels.",
                    Response.JSON, Schema.OBJECT.has(Schema.list(LAYER), "layers"));

    /** The longer side of a layer is no longer, in pixels: as wide as a screen. */
    private static final int LONGEST = 1600;

    /** What drawing all layers takes of a pixel of the picture, in bytes. */
    private static final long OF_PIXEL = 16;

    private PictureLayersEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        PictureRequest subject = PictureRequest.of(query, reservation);
        var picture = subject.understood().decoded().picture();
        reservation.take(OF_PIXEL * picture.width() * picture.height());
        return Response.json(reservation, json -> write(subject.understood().reading(), reservation.context(), json));
    }

    private static void write(@Nullable Reading reading, Context context, JsonLine json) throws IOException {
        json.name("layers").beginArray();
        for (Layer layer : reading == null ? List.<Layer>of() : reading.layers()) {
            CancelledException.check();
            json.beginObject();
            json.name("name").value(layer.name());
            json.name("title").value(layer.title());
            json.name("png").value(base64(smaller(layer.image()), context));
            json.endObject();
        }
        json.endArray();
    }

    private static String base64(BufferedImage image, Context context) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageFile.writePng(image, context, png);
        return Base64.getEncoder().encodeToString(png.toByteArray());
    }

    private static BufferedImage smaller(BufferedImage image) {
        NoScreen.require();
        double scale = (double) LONGEST / Math.max(image.getWidth(), image.getHeight());
        if (scale >= 1) {
            return image;
        }
        int width = Math.max(1, (int) (image.getWidth() * scale));
        int height = Math.max(1, (int) (image.getHeight() * scale));
        BufferedImage smaller = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = smaller.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.drawImage(image, 0, 0, width, height, null);
        graphics.dispose();
        return smaller;
    }
}
