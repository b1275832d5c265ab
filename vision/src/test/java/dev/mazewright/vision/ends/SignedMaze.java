package dev.mazewright.vision.ends;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** A maze whose ends are painted into its picture by a test. */
public final class SignedMaze {
    private final Puzzle puzzle;
    private final Style style;
    private final Drawing drawing;
    private final BufferedImage image;

    /** Paints what stands at an end. */
    @FunctionalInterface
    public interface Painter {
        /** Paints around the origin, where a cell is 1 wide. */
        void paint(Graphics2D graphics);
    }

    /** The maze of a recipe, drawn without its ends. */
    public SignedMaze(String recipe, int cell, int wall) throws IOException {
        puzzle = Recipe.parse(recipe).make();
        style = Style.of(cell, wall, 2 * cell).with(Theme.PLAIN);
        Puzzle bare = puzzle.withEnds(new Ends(-1, List.of(), puzzle.openings()));
        drawing = new Drawing(new Document(bare, null, style));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named("png").writer().write(new Document(bare, null, style), out);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        image = new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.drawImage(read, 0, 0, null);
        graphics.dispose();
    }

    /** Paints at the start. */
    public SignedMaze start(Color colour, Painter painter) {
        return at(start(), colour, painter);
    }

    /** Paints at the goal. */
    public SignedMaze goal(Color colour, Painter painter) {
        return at(goal(), colour, painter);
    }

    /** Paints at a point of the picture. */
    public SignedMaze at(Spot spot, Color colour, Painter painter) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.translate(spot.x(), spot.y());
        graphics.scale(style.cellSize(), style.cellSize());
        graphics.setColor(colour);
        painter.paint(graphics);
        graphics.dispose();
        return this;
    }

    /** What was drawn and painted. */
    public Picture picture() {
        return Picture.of(image);
    }

    /** What was drawn and painted; not a copy. */
    public BufferedImage image() {
        return image;
    }

    /** The width of a cell, in pixels. */
    public int cell() {
        return style.cellSize();
    }

    /** The maze. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** Where the middle of the start lies. */
    public Spot start() {
        return middle(puzzle.start());
    }

    /** Where the middle of the goal lies. */
    public Spot goal() {
        return middle(puzzle.goals()[0]);
    }

    /** Where the middle of a cell lies. */
    public Spot middle(long cell) {
        Corner centre = puzzle.grid().shape().outline(puzzle.grid(), cell).centre();
        return new Spot(drawing.page().x(0) + centre.x() * style.cellSize(), drawing.page().x(0) + centre.y() * style.cellSize());
    }

    /** The middles of the cells from start to goal. */
    public List<Spot> solution() {
        Path path = Solving.solve(puzzle, "bfs", Context.standard());
        List<Spot> spots = new ArrayList<>();
        path.forEach(cell -> spots.add(middle(cell)));
        return spots;
    }
}
