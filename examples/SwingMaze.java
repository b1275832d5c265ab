import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.recipe.Recipe;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** A maze in a window of Swing, drawn from the outlines of its cells, so of any shape with straight sides: {@code SwingMaze [RECIPE]}. */
final class SwingMaze extends JComponent {
    private static final int CELL = 24;
    private static final int MARGIN = CELL;

    private final Maze maze;

    SwingMaze(Maze maze) {
        this.maze = maze;
        setOpaque(true);
        double right = 0;
        double bottom = 0;
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (Outline.Corner corner : grid.shape().outline(grid, cell).corners()) {
                right = Math.max(right, corner.x());
                bottom = Math.max(bottom, corner.y());
            }
        }
        setPreferredSize(new Dimension(2 * MARGIN + (int) (right * CELL), 2 * MARGIN + (int) (bottom * CELL)));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, getWidth(), getHeight());
        pen.setColor(Color.BLACK);
        pen.setStroke(new BasicStroke(3));
        pen.translate(MARGIN, MARGIN);
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            for (int side = 0; side < outline.corners().size(); side++) {
                Outline.Corner from = outline.corners().get(side);
                Outline.Corner to = outline.end(side);
                if (from.direction() == -1 || from.direction() >= 0 && !maze.isOpen(cell, from.direction())) {
                    pen.draw(new Line2D.Double(from.x() * CELL, from.y() * CELL, to.x() * CELL, to.y() * CELL));
                }
            }
        }
        pen.dispose();
    }

    public static void main(String[] arguments) {
        Maze maze = Recipe.parse(arguments.length > 0 ? arguments[0] : "triangle:16x30/wilson/seed:5").make().maze();
        SwingUtilities.invokeLater(() -> {
            JFrame frame = new JFrame("Maze");
            frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
            frame.add(new SwingMaze(maze));
            frame.pack();
            frame.setVisible(true);
        });
    }
}
