package dev.mazewright.studio.api;

import dev.mazewright.core.run.NoPathException;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.Picture;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** A picture upright, with the path drawn on it or without: JPEG of a file in JPEG, else PNG. */
final class PictureImageEndpoint implements Endpoint {
    private static final String SOLVED = "solved";
    private static final String PICTURE = "picture";

    /** What an image takes of a pixel until it is encoded, in bytes. */
    private static final long OF_PIXEL = 8;

    @Override
    public String path() {
        return "/api/v1/picture/image";
    }

    @Override
    public Set<String> methods() {
        return Set.of("POST");
    }

    @Override
    public List<String> parameters() {
        return PictureRequest.names("show", "download");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        PictureRequest subject = PictureRequest.of(request, parameters(), reservation);
        String show = subject.query().word("show", List.of(SOLVED, PICTURE));
        Picture picture = subject.understood().decoded().picture();
        reservation.take(OF_PIXEL * picture.width() * picture.height());
        BufferedImage image = show.equals(PICTURE) ? picture.image() : solved(subject);
        boolean isJpeg = subject.understood().decoded().kind() == PictureKind.JPEG;
        Chunks out = new Chunks(reservation);
        if (isJpeg) {
            ImageFile.writeJpeg(image, out);
        } else {
            ImageFile.writePng(image, reservation.context(), out);
        }
        return Attachment.of(Response.of(isJpeg ? "image/jpeg" : "image/png", out.parts()), subject.query().text("download"));
    }

    private static BufferedImage solved(PictureRequest subject) {
        PicturePath path = subject.path();
        if (path == null) {
            throw new NoPathException("there is no path to draw: nothing was understood");
        }
        return subject.understood().drawn(path);
    }
}
