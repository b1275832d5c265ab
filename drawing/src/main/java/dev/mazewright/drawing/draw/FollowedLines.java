package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.lines.NearPoint;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.SvgSetup.Machine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walls as lines that a machine follows: in the fewest strokes ({@link Strokes}). Of tiles these are the lines around bricks. Where
 * it cuts, the lines inside come first, as the part {@code inner}, then those around all, {@code outline}; for lasers thin, in blue
 * and red, as their programs tell cuts apart. Around walls that have a width, lines are closed rings ({@link ThickWalls}).
 */
final class FollowedLines {
    private static final int INNER = 0x0000FF;
    private static final int OUTER = 0xFF0000;

    /** How far lines around walls may be from curves, in points: some micrometres. */
    private static final double NEAR = 0.005 * Paper.MILLIMETRE;

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
        if (CutSetup.isAround(document.style())) {
            around(canvas);
            return;
        }
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

    /** Closed rings around walls that have a width. */
    private void around(Canvas canvas) throws IOException {
        CutRings rings = new CutRings(rings());
        boolean isLaser = machine == Machine.LASER;
        int colour = document.style().theme().wall();
        for (boolean isOuter : new boolean[] {false, true}) {
            canvas.begin(isOuter ? "outline" : "inner");
            canvas.stroke(!isLaser ? colour : isOuter ? OUTER : INNER, CUT, Canvas.Cap.ROUND);
            rings.draw(drawn.page().pen(canvas), canvas::close, depth -> (depth == 0) == isOuter);
            canvas.paint();
            canvas.end();
        }
    }

    private List<Ring> rings() throws IOException {
        double cell = drawn.page().cellSize();
        double half = drawn.page().wallThickness() / 2 / cell;
        if (!GridWalls.fit(grid)) {
            document.requireMemory("the outlines of walls of " + grid.cells() + " cells", 2 * ThickWalls.BYTES_PER_LINE * grid.cells());
            ThickWalls thick = new ThickWalls(half, NEAR / cell);
            collect(thick);
            return thick.rings();
        }
        List<Ring> rings = new ArrayList<>();
        new BrickOutlines(drawn.walls()::isThick, 2 * grid.rows() + 1, 2 * grid.columns() + 1).draw(new RingPen(rings, half), () -> rings.getLast().closeStraight());
        return rings;
    }

    /**
     * Makes rings of lines around tiles, which are walls and cells by turns.
     *
     * @param half how far walls reach from the lines between cells, in cells
     */
    private record RingPen(List<Ring> rings, double half) implements Pen {
        private double at(double tile) {
            return Math.floor(tile / 2) + (tile % 2 == 0 ? -half : half);
        }

        @Override
        public void move(double x, double y) {
            rings.add(new Ring(at(x), at(y)));
        }

        @Override
        public void line(double x, double y) {
            rings.getLast().line(at(x), at(y));
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            throw new IllegalStateException("lines around tiles are straight");
        }
    }

    private void collect(Pen strokes) throws IOException {
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
        new BrickOutlines(drawn.walls()::isBrick, grid.rows(), grid.columns()).drawUnits(pen);
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
