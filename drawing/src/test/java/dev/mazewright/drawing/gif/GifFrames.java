package dev.mazewright.drawing.gif;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;

/** Animations as a viewer shows them, through the JDK's own decoder, image by image on top of each other. */
final class GifFrames {
    static final int PAPER = 0xFFFFFF;
    static final int WALL = 0x1A1A1A;
    static final int SOLUTION = 0x56B4E9;
    static final int START = 0x0072B2;
    static final int GOAL = 0xE69F00;
    // A third of the wall; four fifths, three fifths and three tenths of the solution.
    static final int SOLID = 0xB3B3B3;
    static final int WALKED = 0x78C3EE;
    static final int SEEN = 0x9AD2F2;
    static final int DONE = 0xCDE9F9;
    static final int CELL = 50;
    static final int THICKNESS = 4;
    static final int MARGIN = 10;
    static final Style STYLE = Style.of(CELL, THICKNESS, MARGIN);

    private GifFrames() {}

    /** A frame as it is shown. */
    record Shown(BufferedImage image, int hundredths, int pixelsWritten) {
        int at(double x, double y) {
            return pixels(image)[image.getWidth() * (int) y + (int) x] & 0xFFFFFF;
        }
    }

    static Document making(String recipe, int frames, Style style) {
        Recipe parsed = Recipe.parse(recipe);
        Maze maze = new Maker(parsed).blank();
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Puzzle puzzle = new Maker(parsed).carve(maze);
        return new Document(puzzle, null, style).animated(new Animation(trace, before, false, frames, 50));
    }

    static Document solving(String recipe, String solver, int frames) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Maze maze = puzzle.maze().copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Path path = Catalog.solver(solver).make("").solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast());
        return new Document(puzzle, path, STYLE).animated(new Animation(trace, puzzle.maze(), true, frames, 50));
    }

    static List<Shown> show(byte[] file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(file)));
        List<Shown> frames = new ArrayList<>();
        int count = reader.getNumImages(true);
        IIOMetadataNode screen = (IIOMetadataNode) reader.getStreamMetadata().getAsTree("javax_imageio_gif_stream_1.0");
        BufferedImage shown = new BufferedImage(
                number(screen, "LogicalScreenDescriptor", "logicalScreenWidth"),
                number(screen, "LogicalScreenDescriptor", "logicalScreenHeight"),
                BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < count; i++) {
            IIOMetadataNode image =
                    (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
            BufferedImage part = reader.read(i);
            var graphics = shown.createGraphics();
            graphics.drawImage(part, number(image, "ImageDescriptor", "imageLeftPosition"),
                    number(image, "ImageDescriptor", "imageTopPosition"), null);
            graphics.dispose();
            BufferedImage copy = new BufferedImage(shown.getWidth(), shown.getHeight(), BufferedImage.TYPE_INT_ARGB);
            System.arraycopy(pixels(shown), 0, pixels(copy), 0, pixels(copy).length);
            frames.add(new Shown(copy, number(image, "GraphicControlExtension", "delayTime"),
                    part.getWidth() * part.getHeight()));
            assertThat(image.getElementsByTagName("LocalColorTable").getLength()).as("one table for all").isZero();
            assertThat(attribute(image, "GraphicControlExtension", "disposalMethod")).isEqualTo("doNotDispose");
        }
        for (int rgb : pixels(frames.getFirst())) {
            assertThat(rgb >>> 24).as("the first frame covers all").isEqualTo(0xFF);
        }
        reader.dispose();
        return frames;
    }

    static List<Shown> show(Document document) throws IOException {
        return show(Mazes.write("gif", document));
    }

    static String attribute(IIOMetadataNode tree, String part, String name) {
        return ((IIOMetadataNode) tree.getElementsByTagName(part).item(0)).getAttribute(name);
    }

    static int number(IIOMetadataNode tree, String part, String name) {
        return Integer.parseInt(attribute(tree, part, name));
    }

    /** Where on the page a point of the shape lies. */
    static double page(Grid grid, double ofShape) {
        return MARGIN + (grid.shape() instanceof Tiles ? 0 : THICKNESS / 2) + ofShape * CELL;
    }

    /** The colour of a cell's floor, between its centre and its first corner: no head, mark or wall is there. */
    static int floor(Shown frame, Grid grid, long cell) {
        Outline outline = grid.shape().outline(grid, cell);
        Outline.Corner centre = outline.centre();
        Outline.Corner corner = outline.corners().getFirst();
        double share = 0.7;
        return frame.at(page(grid, centre.x() + share * (corner.x() - centre.x())),
                page(grid, centre.y() + share * (corner.y() - centre.y())));
    }

    static int centre(Shown frame, Grid grid, long cell) {
        Outline.Corner centre = grid.shape().outline(grid, cell).centre();
        return frame.at(page(grid, centre.x()), page(grid, centre.y()));
    }

    static void requireWalls(Shown frame, Maze maze) {
        requireWalls(frame, Puzzle.of(maze));
    }

    /** Each side is a line, where it is closed. */
    static void requireWalls(Shown frame, Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Outline.Corner> corners = grid.shape().outline(grid, cell).corners();
            for (int i = 0; i < corners.size(); i++) {
                Outline.Corner from = corners.get(i);
                Outline.Corner to = corners.get((i + 1) % corners.size());
                int colour = frame.at(page(grid, (from.x() + to.x()) / 2), page(grid, (from.y() + to.y()) / 2));
                boolean open = maze.isOpen(cell, from.direction())
                        || puzzle.openings().contains(new Opening(cell, from.direction()));
                assertThat(colour == WALL).as("side %d of row %d, column %d", i, grid.row(cell), grid.column(cell))
                        .isEqualTo(!open);
            }
        }
    }

    static void requireMarks(Shown frame, Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            assertThat(centre(frame, grid, cell)).as("row %d, column %d", grid.row(cell), grid.column(cell))
                    .isEqualTo(cell == puzzle.start() ? START : puzzle.ends().isGoal(cell) ? GOAL : PAPER);
        }
    }

    static int[] pixels(Shown frame) {
        return pixels(frame.image());
    }

    /** The pixels of a picture of this kind themselves, row by row, alpha and all. */
    static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }
}
