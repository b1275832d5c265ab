package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.SvgSetup.Machine;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walls as lines that a machine follows: in the fewest strokes ({@link Strokes}). Of tiles these are the lines around bricks. Where
 * it cuts, the lines inside come first, as the part {@code inner}, then those around all, {@code outline}; for lasers thin, in blue
 * and red, as their programs tell cuts apart.
 */
final class FollowedLines {
    private static final int INNER = 0x0000FF;
    private static final int OUTER = 0xFF0000;

    /** The width of a line that a laser cuts. */
    private static final double CUT = 0.01 * Paper.MILLIMETRE;

    private final DrawnWalls drawn;
    private final Document document;
    private final Grid grid;
    private final @Nullable Machine machine;
    private final boolean areTiles;

    FollowedLines(DrawnWalls drawn) {
        this.drawn = drawn;
        document = drawn.document();
        grid = drawn.grid();
        machine = document.style().svg().machine();
        areTiles = grid.shape().isTiles();
    }

    void draw(Canvas canvas, Canvas.Cap cap) throws IOException {
        document.requireMemory("the strokes of a drawing of " + grid.cells() + " cells", 2 * Strokes.BYTES_PER_LINE * grid.cells());
        Strokes strokes = new Strokes();
        if (machine != null) {
            strokes.beForMachine();
        }
        collect(strokes);
        int colour = document.style().theme().wall();
        double width = drawn.page().wallThickness();
        if (machine == null || !machine.cuts()) {
            stroke(canvas, strokes, line -> true, colour, width, cap);
            return;
        }
        Set<NearPoint.Line> outer = outer();
        boolean isLaser = machine == Machine.LASER;
        canvas.begin("inner");
        stroke(canvas, strokes, line -> !outer.contains(line), isLaser ? INNER : colour, isLaser ? CUT : width, cap);
        canvas.end();
        canvas.begin("outline");
        stroke(canvas, strokes, outer::contains, isLaser ? OUTER : colour, isLaser ? CUT : width, cap);
        canvas.end();
    }

    private void stroke(Canvas canvas, Strokes strokes, Strokes.Chosen chosen, int colour, double width, Canvas.Cap cap)
            throws IOException {
        canvas.stroke(colour, width, cap);
        strokes.draw(drawn.page().pen(canvas), canvas::close, chosen);
        canvas.paint();
    }

    private void collect(Strokes strokes) throws IOException {
        if (GridWalls.fit(grid)) {
            if (areTiles && machine != null) {
                aroundBricks(strokes);
            }
            new SquareLines(drawn.page(), grid, drawn.walls()).drawUnits(strokes);
            return;
        }
        OncePen once = new OncePen(strokes);
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            once.nextRow();
            drawn.outlineWalls().draw(row, once);
        }
        if (isAlone()) {
            drawn.outlines().forEach(0, grid.rows(), cell -> drawn.outlines().drawPassagesOf(cell, strokes));
        }
    }

    /** Whether nothing else is drawn, such as the passages of a graph, which has no drawn.walls(). */
    private boolean isAlone() {
        return machine != null || document.style().svg().part() != null;
    }

    private void aroundBricks(Pen pen) throws IOException {
        new BrickOutlines(drawn.walls(), grid.rows(), grid.columns()).drawUnits(pen);
    }

    private Set<NearPoint.Line> outer() throws IOException {
        if (!areTiles) {
            return OuterLines.of(grid, drawn.outlines()).lines();
        }
        OuterLines around = new OuterLines();
        aroundBricks(around);
        return around.lines();
    }
}
