package dev.mazewright.api;

import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.picture.PictureLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Reads photographs, scans and drawings of mazes for requests: a service, since a page without a server has none. */
public interface Pictures {
    /** How a file that is a picture is to be read. */
    Parameter OPTIONS = Parameter.of(
            "picture",
            Schema.of(List.of(
                            Parameter.of("as", Schema.words(List.of("cells", "area")),
                                    "As a maze of cells, or as an area of free pixels; by default as cells where all walls are sure, else as an area."),
                            Parameter.text("start", "Where the path begins, X,Y in pixels of the upright picture: the nearest cell, or place in a corridor.")
                                    .like("120,48.5"),
                            Parameter.text("goal", "Where it ends, X,Y."),
                            Parameter.of("threshold", Schema.NUMBER.between(0, 1),
                                    "As an area: the ink from which on a pixel is wall, where walls have 1 and paper has 0; by default it is measured."),
                            Parameter.of("corners", Schema.list(Schema.TEXT).with("minItems", 4).with("maxItems", 4),
                                    "The corners of the maze, each X,Y, clockwise from the top left one: what lies between them is straightened before it is read."),
                            Parameter.text("walls", "Which parts are walls: dark, bright, the name of a colour, or #RRGGBB; by default it is found out.")
                                    .like("dark"),
                            Parameter.of("maze", Schema.WHOLE.between(1, PictureLimits.MOST_MAZES), "Of several mazes in a picture, this one, from 1 in reading order."),
                            Parameter.whole("effort", 0, PictureLimits.MOST_EFFORT, PictureLimits.EFFORT,
                                    "About how many seconds of processor time other ways to read the picture are tried while the reading is unsure."),
                            Parameter.whole("page", 1, PictureLimits.MOST_PAGES, 1, "Of a PDF or TIFF file.")))
                    .says("How a file that is a picture is to be read, by POST.")
                    .named("PictureOptions"),
            "")
            .in(Parameter.Place.BODY);

    /** Whether a file that begins with these bytes is read as a picture. */
    boolean isFor(byte[] head);

    /** Whether the cells of a file are kept: it was read as a picture before. */
    boolean keepsCells(FileQuery file, Reservation reservation);

    /**
     * The maze of cells that a picture shows.
     *
     * @param query has {@link #OPTIONS}; null where nothing in particular is asked for
     * @throws dev.mazewright.formats.io.BadDataException if it shows no maze of cells
     */
    FileReading.Maze cells(FileQuery file, @Nullable Query query, Reservation reservation) throws IOException;

    /** Those of this program. */
    static Pictures ofThisProgram() {
        return Found.PICTURES;
    }

    /** Looked for once. */
    final class Found {
        private static final Pictures PICTURES = ServiceLoader.load(Pictures.class).findFirst().orElseGet(None::new);

        private Found() {}
    }

    /** A program that reads no photographs: it knows the files that cannot be anything else, to refuse them in one sentence. */
    final class None implements Pictures {
        private static final List<String> BEGINNINGS = List.of("\u00ff\u00d8\u00ff", "GIF8", "BM", "II*\0", "MM\0*", "RIFF", "%PDF");

        @Override
        public boolean isFor(byte[] head) {
            String text = new String(head, StandardCharsets.ISO_8859_1);
            return BEGINNINGS.stream().anyMatch(text::startsWith);
        }

        @Override
        public boolean keepsCells(FileQuery file, Reservation reservation) {
            return false;
        }

        @Override
        public FileReading.Maze cells(FileQuery file, @Nullable Query query, Reservation reservation) {
            throw new UsageException("photographs, scans and PDF files are read by the installed program (mazewright serve), not by this page; here, open a PNG"
                    + " or SVG file of a program, or a text");
        }
    }
}
