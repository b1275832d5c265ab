package dev.mazewright.drawing.gif;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.draw.Turtle;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * GIF: how a maze is generated or solved as an animation that begins anew when it ends; without an animation, a still
 * picture. The events of the animation, after its preparation, are spread evenly over its frames; the last frame, the
 * finished maze with its marks and its solution, stands for two seconds.
 *
 * <p>Edges are smoothed in steps between the few colours there are; each frame is only what changed since the last.
 *
 * <p>Memory: 2 bytes a pixel, 20 MiB or more for a strip of the picture that is being painted, and for an animation a
 * copy of the maze, 2 bytes an address and about 12 bytes a cell.
 */
public final class Gif {
    public static final Format FORMAT = Format.named("gif", "How a maze is generated or solved, as an animation.")
            .mediaType("image/gif")
            .extensions("gif")
            .writes(Gif::write)
            .uses(Style.PICTURE)
            .uses(List.of(Finish.SOLUTION_STYLE))
            .uses(Animation.OPTIONS)
            .showsSolution()
            .build();

    private static final int MOST_PIXELS_A_SIDE = 0xFFFF;
    private static final int MOST_PIXELS = Integer.MAX_VALUE - 8;
    private static final int LAST_HUNDREDTHS = 200;
    private static final int MILLISECONDS = 10;

    /** About how many pixels a strip of the picture has. */
    private static final int STRIP_PIXELS = 1 << 20;
    /** A pixel, and the outlines of what is drawn on it. */
    private static final int STRIP_BYTES = 20;

    private final Drawing drawing;
    private final int width;
    private final int height;
    private final LogicalScreen screen;
    private final GifEncoder output;

    private Gif(Drawing drawing, LogicalScreen screen, GifEncoder output, int width, int height) {
        this.drawing = drawing;
        this.screen = screen;
        this.output = output;
        this.width = width;
        this.height = height;
    }

    private static void write(Document given, OutputStream out) throws IOException {
        Animation animation = given.animation();
        if (given.style().finish().isTransparent()) {
            throw new UsageException("gif has no transparent background here; take png, svg or a colour");
        }
        Document document = withSolution(given);
        Drawing drawing = new Drawing(document);
        long width = (long) Math.ceil(drawing.page().width());
        long height = (long) Math.ceil(drawing.page().height());
        requireSize(width, height);
        document.requireMemory("a gif of " + width + " x " + height + " pixels",
                Memory.sum(
                        LogicalScreen.bytes(width, height),
                        (long) STRIP_BYTES * width * stripRows(width, height),
                        animation == null ? 0 : AnimationState.bytes(animation)));
        AnimationPainter painter = animation == null ? null
                : new AnimationPainter(document, animation, drawing, (int) width, (int) height);
        GifPalette palette = palette(document.style().theme());
        GifEncoder output = new GifEncoder(
                out, (int) width, (int) height, palette, animation != null, document.puzzle().recipe());
        LogicalScreen screen = new LogicalScreen((int) width, (int) height, palette, output);
        Gif gif = new Gif(drawing, screen, output, (int) width, (int) height);
        int delay = animation == null ? 0 : (animation.delay() + MILLISECONDS / 2) / MILLISECONDS;
        if (animation != null && painter != null) {
            gif.writeFrames(animation, painter, delay);
        }
        gif.writeEnd(painter, animation == null ? 0 : Math.max(delay, LAST_HUNDREDTHS));
    }

    /** An animation of solving ends with a path, though the document has none. */
    private static Document withSolution(Document document) {
        Animation animation = document.animation();
        if (animation == null || !animation.solving() || document.solution() != null) {
            return document;
        }
        Maze maze = document.puzzle().maze();
        Solver solver = BreadthFirst.ENTRY.on(maze);
        document.requireMemory("the path at the end of an animation", Solving.workingBytes(Solving.DEFAULT, maze, document.context()));
        return document.withSolution(
                solver.solve(maze, document.puzzle().startOrFirst(), document.puzzle().goalsOrLast()));
    }

    private static void requireSize(long width, long height) {
        if (width > MOST_PIXELS_A_SIDE || height > MOST_PIXELS_A_SIDE || width * height > MOST_PIXELS) {
            throw new UsageException("a picture of " + width + " x " + height
                    + " pixels is too large for gif, which has at most " + MOST_PIXELS_A_SIDE
                    + " a side, and 2^31 in all here; take a smaller cell size, or svg");
        }
    }

    private static GifPalette palette(Theme theme) {
        Tints tints = Tints.of(theme);
        return new GifPalette(
                theme.paper(), theme.wall(), theme.solution(), theme.start(), theme.goal(), theme.ink(),
                Turtle.plate(theme.start(), theme.paper()),
                tints.solid(), tints.walked(), tints.seen(), tints.done(), tints.ruledOut());
    }

    /** All frames but the last. */
    private void writeFrames(Animation animation, AnimationPainter painter, int delay) throws IOException {
        long prepared = animation.trace().prepared();
        long events = animation.trace().size() - prepared;
        long frames = Math.min(animation.frames() - 1L, events);
        Strip image = new Strip(Patches.SIDE, Patches.SIDE, false);
        Patches patches = painter.patches();
        for (long frame = 0; frame < frames; frame++) {
            painter.play(prepared + frame * events / frames);
            for (int patch = patches.take(0); patch >= 0; patch = patches.take(patch)) {
                CancelledException.check();
                int x = patches.x(patch);
                int y = patches.y(patch);
                PixelCanvas canvas = new PixelCanvas(image, x, y);
                painter.paint(canvas, patch);
                screen.show(image, x, y, Math.min(Patches.SIDE, height - y));
            }
            screen.write(delay);
        }
        painter.play(animation.trace().size());
    }

    /** The last frame, or the only one. */
    private void writeEnd(@Nullable AnimationPainter painter, int hundredths) throws IOException {
        int rows = stripRows(width, height);
        Strip image = new Strip(width, rows, false);
        for (int y = 0; y < height; y += rows) {
            CancelledException.check();
            PixelCanvas canvas = new PixelCanvas(image, 0, y);
            if (painter == null) {
                drawing.draw(canvas);
            } else {
                painter.paintEnd(canvas, y, Math.min(height, y + rows));
            }
            screen.show(image, 0, y, Math.min(rows, height - y));
        }
        screen.write(hundredths);
        output.end();
    }

    /** The rows of a strip: those of whole patches. */
    private static int stripRows(long width, long height) {
        long patches = Math.clamp(STRIP_PIXELS / width / Patches.SIDE, 1, Math.ceilDiv(height, Patches.SIDE));
        return (int) patches * Patches.SIDE;
    }
}
