package dev.mazewright.studio.picture;

import dev.mazewright.api.Attachment;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.Picture;
import java.awt.image.BufferedImage;
import java.io.IOException;

/** A picture upright, with the path drawn on it or without: JPEG of a file in JPEG, else PNG. */
final class PictureImageEndpoint {
    private static final String SOLVED = "solved";
    private static final String PICTURE = "picture";

    static final Declaration DECLARATION = Declaration.at("/api/v1/picture/image")
            .post("pictureImage", "A picture of a maze, upright, with the path drawn on it.", PictureRequest.EXAMPLE, PictureRequest.and(
                    Parameter.word("show", "The picture with the path drawn on it, or without.", SOLVED, PICTURE), Attachment.DOWNLOAD))
            .answers("The picture: JPEG of a JPEG file, else PNG.", "image/png", Schema.BYTES)
            .or("image/jpeg", Schema.BYTES);

    /** What an image takes of a pixel until it is encoded, in bytes. */
    private static final long OF_PIXEL = 8;

    private PictureImageEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        PictureRequest subject = PictureRequest.of(query, reservation);
        String show = subject.query().word("show");
        Picture picture = subject.understood().decoded().picture();
        reservation.take(OF_PIXEL * picture.width() * picture.height());
        BufferedImage image = show.equals(PICTURE) ? picture.image() : solved(subject);
        boolean isJpeg = subject.understood().decoded().kind() == PictureKind.JPEG;
        Response answer = isJpeg
                ? Response.of("image/jpeg", reservation, out -> ImageFile.writeJpeg(image, out))
                : Response.of("image/png", reservation, out -> ImageFile.writePng(image, reservation.context(), out));
        return Attachment.of(answer, subject.query().text("download"));
    }

    private static BufferedImage solved(PictureRequest subject) {
        PicturePath path = subject.path();
        if (path == null) {
            throw new NoPathException("there is no path to draw: nothing was understood");
        }
        return subject.understood().drawn(path);
    }
}
