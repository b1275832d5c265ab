package dev.mazewright.studio.api;

import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.NoScreen;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
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
import java.util.Set;

/** The steps of understanding a picture, drawn, as PNG in base64. */
final class PictureLayersEndpoint implements Endpoint {
    /** The longer side of a layer is no longer, in pixels: as wide as a screen. */
    private static final int LONGEST = 1600;

    /** What drawing all layers takes of a pixel of the picture, in bytes. */
    private static final long OF_PIXEL = 16;

    @Override
    public String path() {
        return "/api/v1/picture/layers";
    }

    @Override
    public Set<String> methods() {
        return Set.of("POST");
    }

    @Override
    public List<String> parameters() {
        return PictureRequest.names();
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        PictureRequest subject = PictureRequest.of(request, parameters(), reservation);
        var picture = subject.understood().decoded().picture();
        reservation.take(OF_PIXEL * picture.width() * picture.height());
        Reading reading = subject.understood().reading();
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        json.name("layers").beginArray();
        for (Layer layer : reading == null ? List.<Layer>of() : reading.layers()) {
            reservation.context().checkCancelled();
            json.beginObject();
            json.name("name").value(layer.name());
            json.name("title").value(layer.title());
            json.name("png").value(base64(smaller(layer.image()), reservation.context()));
            json.endObject();
        }
        json.endArray().endObject().endLine();
        return Response.of(Response.JSON, out.parts());
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
