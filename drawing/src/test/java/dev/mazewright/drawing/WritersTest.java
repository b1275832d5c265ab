package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What all writers of documents and pictures have in common: streams that fail, threads that are stopped, locales. */
@Isolated // the locale, or where fonts are, holds for all
class WritersTest {
    @ParameterizedTest
    @CsvSource({
        "json, rectangle", "json, hexagon", "svg, rectangle", "svg, triangle", "png, rectangle", "png, hexagon",
                "digest, rectangle", "gif, rectangle", "gif, hexagon",
                "postscript, rectangle", "postscript, hexagon", "pdf, rectangle", "pdf, triangle",
    })
    void theStreamsOwnErrorIsThrown(String format, String shape) throws IOException {
        Document document = Mazes.solved(Recipe.parse(shape + ":40x40/wilson/seed:1").make());
        int length = Mazes.write(format, document).length;
        int step = 1 + length / 12;
        for (int room = 0; room < length + step - 1; room += step) {
            Full full = new Full(Math.min(room, length - 1)); // up to all but the last byte
            assertThatThrownBy(() -> Formats.named(format).writer().write(document, full)).isSameAs(full.reason);
            assertThat(full.isClosed).as("closing is the caller's").isFalse();
        }
        Full enough = new Full(length);
        Formats.named(format).writer().write(document, enough);
        assertThat(enough.isClosed).isFalse();
    }

    private static final class Full extends OutputStream {
        private final IOException reason = new IOException("no space left");

        private int room;
        private boolean isClosed;

        Full(int room) {
            this.room = room;
        }

        @Override
        public void write(int b) throws IOException {
            if (room-- <= 0) {
                throw reason;
            }
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "json, rectangle", "svg, rectangle", "svg, hexagon", "png, rectangle", "png, hexagon", "postscript, rectangle",
                "postscript, hexagon", "pdf, rectangle", "pdf, hexagon", "gif, rectangle", "gif, hexagon",
    })
    void stopsWhenInterrupted(String format, String shape) {
        Document document = Document.of(Recipe.parse(shape + ":9x9/wilson/seed:1").make());
        try {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> Mazes.write(format, document)).isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).as("the thread knows it still").isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr", "ar-u-nu-arab", "fa-u-nu-arabext", "hi-u-nu-deva", "de"})
    void writesTheSameInEveryLocale(String locale) throws IOException {
        Locale before = Locale.getDefault();
        for (String shape : new String[] {"rectangle", "hexagon", "triangle", "brick", "upsilon", "cairo"}) {
            Document document = new Document(
                    Recipe.parse(shape + ":9x9/wilson/seed:1").make(), null, Style.of(21, 3, 7).with(new Style.Details(true, true, false)))
                    .annotated("81 cells");
            for (String format : new String[] {"json", "svg", "png", "digest", "postscript", "pdf", "gif"}) {
                byte[] expected = Mazes.write(format, document);
                try {
                    Locale.setDefault(Locale.forLanguageTag(locale));
                    assertThat(Mazes.write(format, document)).isEqualTo(expected);
                } finally {
                    Locale.setDefault(before);
                }
            }
        }
    }

    @Test
    void digestOfASmallMazeByHand() throws Exception {
        Maze maze = new Maze(new Rectangle(2, 2, null).grid());
        long corner = maze.grid().cell(0, 0);
        maze.carve(corner, Rectangle.EAST);
        maze.carve(corner, Rectangle.SOUTH);
        // N=1 E=2 S=4 W=8 closed: 1+8, 1+2+4; 2+4+8, 15.
        byte[] sha = MessageDigest.getInstance("SHA-256").digest("97ef".getBytes(StandardCharsets.US_ASCII));
        assertThat(Mazes.text("digest", Document.of(Puzzle.of(maze))))
                .isEqualTo(HexFormat.of().formatHex(sha) + " 4 2\n");
    }
}
