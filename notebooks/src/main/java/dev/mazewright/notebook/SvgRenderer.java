package dev.mazewright.notebook;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rapaio.jupyter.kernel.display.DisplayData;
import org.rapaio.jupyter.kernel.display.DisplayRenderer;

/**
 * Draws what holds a maze as the notebook maze did: rooms of 20 pixels and lines 5 pixels wide, on a canvas that ends
 * where the rooms do, so that 40 x 40 rooms are 800 x 800 pixels, and of the outline's lines the inner half is seen.
 *
 * @param <T> what holds a maze
 */
final class SvgRenderer<T> implements DisplayRenderer {
    private static final int ROOM = 20;
    private static final int LINE = 5;
    private static final String TYPE = "image/svg+xml";

    private final Class<T> type;
    private final Function<T, Puzzle> puzzle;

    /** A renderer for this type, whose objects hold this puzzle. */
    SvgRenderer(Class<T> type, Function<T, Puzzle> puzzle) {
        this.type = type;
        this.puzzle = puzzle;
    }

    @Override
    public Class<?> rendererClass() {
        return type;
    }

    /** Null asks for what the renderer likes best. */
    @Override
    public boolean canRender(@Nullable String mimeType) {
        return mimeType == null || mimeType.equals(TYPE);
    }

    @Override
    public DisplayData render(@Nullable String mimeType, Object object) {
        Puzzle drawn = puzzle.apply(type.cast(object));
        Grid grid = drawn.maze().grid();
        // The text is for front ends that show no pictures.
        DisplayData data = DisplayData.fromText(
                "a maze: " + grid.shape().name() + " " + grid.shape().size() + ", " + grid.cells() + " cells");
        data.putData(TYPE, svg(drawn));
        return data;
    }

    /** The library's drawing, which begins half a line before the first room, on the canvas. */
    private static String svg(Puzzle puzzle) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            Formats.named("svg").write(new Document(puzzle, null, Style.of(ROOM, LINE, 0)), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory takes what is written
        }
        String text = out.toString(StandardCharsets.UTF_8);
        Grid grid = puzzle.maze().grid();
        long width = Math.round(grid.shape().width() * ROOM);
        long height = Math.round(grid.shape().height() * ROOM);
        double begin = grid.shape().isTiles() ? 0 : LINE / 2.0;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height + "\" viewBox=\""
                + begin + " " + begin + " " + width + " " + height + "\">\n"
                + text.substring(text.indexOf("<svg")) + "</svg>\n";
    }
}
