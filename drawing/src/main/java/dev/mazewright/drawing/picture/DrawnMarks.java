package dev.mazewright.drawing.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.drawing.draw.Turtle;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.png.Pixels;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** Finds the cells in which the start and the goals of a theme are painted, in the pixels of a drawn maze. */
final class DrawnMarks implements Pixels.Row {
    /** Where a colour is found in more cells, it is not a mark. */
    private static final int MOST = 10_000;

    private final Theme theme;
    private final Grid grid;
    /** The lighter part of what marks the start: of a small one, all there is. */
    private final int plate;

    private final int[] columnOf;
    private final int[] rowOf;
    private final Set<Long> starts = new TreeSet<>();
    private final Set<Long> goals = new TreeSet<>();

    DrawnMarks(Theme theme, Grid grid, DrawnMaze drawn, int width, int height) {
        this.theme = theme;
        this.grid = grid;
        plate = theme.startMark() == Theme.Mark.TURTLE ? Turtle.plate(theme.start(), theme.paper()) : theme.start();
        columnOf = new int[width];
        rowOf = new int[height];
        Arrays.setAll(columnOf, drawn.columns()::cell);
        Arrays.setAll(rowOf, drawn.rows()::cell);
    }

    @Override
    public void pixels(int y, int from, int step, int[] colours, int count) {
        for (int i = 0; i < count; i++) {
            boolean start = colours[i] == theme.start() || colours[i] == plate;
            if (start || colours[i] == theme.goal()) {
                long cell = grid.cell(rowOf[y], columnOf[from + i * step]);
                Set<Long> cells = start ? starts : goals;
                if (cell != Grid.NONE && cells.size() <= MOST) {
                    cells.add(cell);
                }
            }
        }
    }

    /** Whether there is a start, and not more than one, or a goal. */
    boolean areThere() {
        return starts.size() <= 1 && goals.size() <= MOST && starts.size() + goals.size() > 0;
    }

    long start() {
        return starts.isEmpty() ? Grid.NONE : starts.iterator().next();
    }

    Set<Long> goals() {
        return goals;
    }
}
