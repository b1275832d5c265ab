package dev.mazewright.formats.outline;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The maze that tiles on a page show, of text or of pixels. What lies outside of the outline is no part of it:
 *
 * <pre>
 *   . . . . . . .
 *   . # # # . # .      the frame of the walls is the outline where it is clean; the maze is what lies within,
 *   . # . . . # .      and a gap in it is an opening
 *   . # # # # # .
 *   . . . . . . .
 * </pre>
 *
 * <p>If the frame is not clean, the outline may not be a rectangle ({@link TileSurroundings}), or the page may have no outline, such
 * as a map of obstacles: then all floor of the page is part of the maze. If paths differ between these readings, that is a {@link Doubt}.
 *
 * <p>The maze has the rows and columns of the outline's rectangle, or of the whole page. Memory: that of the maze, and six bytes a
 * tile where the frame is not clean.
 */
public final class TileDrawing {
    /** The most gaps of an outline that is not a rectangle; tiles with more gaps are not an outline. */
    private static final int MOST_GAPS = 4;

    /** Without marks, fewer tiles within an outline that is no rectangle may as well be a gap between obstacles. */
    private static final int LEAST_MAZE = 8;

    /** Corridors that are wider are not told from what is outside. */
    private static final int WIDEST = 16;

    private static final String UNCLEAN = "the outline is not closed; floor at the edge of the drawing ";

    private final TilePage page;
    private final Context context;
    private final @Nullable TileFrame frame;
    private final List<Doubt> doubts = new ArrayList<>();
    private boolean isClean;
    private int top;
    private int left;
    private Maze maze;
    private List<Long> doors = List.of();
    private Ends marked;

    /** Reads a page; if paths may leave the outline, all floor of it is part of the maze. */
    public TileDrawing(TilePage page, boolean keepsOutside, Context context) {
        this.page = page;
        this.context = context;
        frame = TileFrame.of(page);
        maze = Tiles.maze(page.floor(), Tiles.Moves.ORTHOGONAL);
        marked = marks();
        if (frame == null) {
            return;
        }
        int corridor = frame.hasWideGaps() ? TileWidths.corridor(page, frame) : 1;
        isClean = frame.isClean(corridor);
        if (isClean) {
            clean(frame);
        } else if (corridor <= WIDEST && frame.isLargeEnough()) {
            irregular(frame, corridor);
        }
        if (keepsOutside) {
            doubts.clear();
            show(page.floor(), 0, 0, page.rows(), page.columns());
        }
    }

    /** Whether a page has a clean outline, seen in less time than it is read. */
    public static boolean isClean(TilePage page) {
        TileFrame frame = TileFrame.of(page);
        return frame != null && (frame.isClean(1)
                || (frame.isClean(Integer.MAX_VALUE) && frame.isClean(TileWidths.corridor(page, frame))));
    }

    /** The maze. */
    public Maze maze() {
        return maze;
    }

    /** The row of the page with the first row of the maze. */
    public int top() {
        return top;
    }

    /** The column of the page with the first column of the maze. */
    public int left() {
        return left;
    }

    /** Whether the outline is a rectangle, closed but for gaps as wide as corridors. */
    public boolean isClean() {
        return isClean;
    }

    /** The number of openings in its outline, whatever they are used for. */
    public int openings() {
        return doors.size();
    }

    /** Whether something in it says where the path begins or ends: an opening or a mark. */
    public boolean hasEnd() {
        return !doors.isEmpty() || marked.hasStart() || marked.hasGoals();
    }

    /** The start and the goals that are marked. */
    public Ends marked() {
        return marked;
    }

    /** Whether there is floor beside each end that is marked, or that an opening gives. */
    public boolean hasFreeEnds() {
        Ends ends = ends(marked).ends();
        boolean isFree = !ends.hasStart() || maze.open(ends.start()) != 0;
        for (long goal : ends.goals()) {
            isFree &= maze.open(goal) != 0;
        }
        return isFree;
    }

    /** What is uncertain but for the ends. */
    public List<Doubt> doubts() {
        return List.copyOf(doubts);
    }

    /** The ends, by the rule for all drawings, where marks give these cells of {@link #maze}. */
    public DrawnEnds ends(Ends given) {
        return DrawnEnds.of(given, doors, this::isAt, "tile");
    }

    /** The maze between these ends, and where they are not known, between those of the openings; what is uncertain is remarked. */
    public Puzzle puzzle(Ends given, Source source) {
        return ends(given).in(maze, isClean ? given : Ends.NONE, source);
    }

    /** Whether an opening is a tile, or the one beside it. */
    private boolean isAt(long door, long tile) {
        for (int rest = maze.open(door); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (maze.grid().step(door, Directions.first(rest)) == tile) {
                return true;
            }
        }
        return door == tile;
    }

    // ---- the readings

    /** The ends that are marked, as cells of the maze; where one is no tile of it, the gap nearest to it, with a doubt. */
    private Ends marks() {
        long start = page.start() == TilePage.NONE ? Grid.NONE : end(page.start(), Doubt.About.START, "start");
        List<Long> goals = new ArrayList<>();
        for (long position : page.goals()) {
            long goal = end(position, Doubt.About.GOAL, "goal");
            if (goal != Grid.NONE) {
                goals.add(goal);
            }
        }
        return new Ends(start, goals, List.of());
    }

    private long end(long position, Doubt.About about, String name) {
        long cell = cell(position);
        if (cell != Grid.NONE || frame == null || frame.gaps().isEmpty()) {
            return cell;
        }
        long nearest = frame.gaps().getFirst().middle();
        for (TileFrame.Gap gap : frame.gaps()) {
            nearest = distance(gap.middle(), position) < distance(nearest, position) ? gap.middle() : nearest;
        }
        long opening = cell(nearest);
        doubts.add(new Doubt(about, "the " + name + " is marked outside of the outline"
                + (opening == Grid.NONE ? ", and no opening is near it" : "; the opening nearest to it is taken")));
        return opening;
    }

    private int distance(long one, long other) {
        return Math.abs(page.row(one) - page.row(other)) + Math.abs(page.column(one) - page.column(other));
    }

    /** The cell at a row and column of the page, or {@link Grid#NONE}. */
    public long cell(int row, int column) {
        return maze.grid().cell(row - top, column - left);
    }

    private long cell(long position) {
        return cell(page.row(position), page.column(position));
    }

    /** Makes a part of the page the maze, with this floor. */
    private void show(Mask floor, int firstRow, int firstColumn, int rows, int columns) {
        boolean isWhole = rows == floor.rows() && columns == floor.columns();
        Mask part = isWhole ? floor : TilePage.part(floor, firstRow, firstColumn, rows, columns);
        List<Long> positions = doors.stream().map(this::position).toList();
        top = isWhole ? 0 : firstRow;
        left = isWhole ? 0 : firstColumn;
        maze = Tiles.maze(part, Tiles.Moves.ORTHOGONAL);
        marked = marks();
        doors = cells(positions);
    }

    private List<Long> cells(List<Long> positions) {
        return positions.stream().map(this::cell).filter(cell -> cell != Grid.NONE).toList();
    }

    private long position(long cell) {
        return page.position(maze.grid().row(cell) + top, maze.grid().column(cell) + left);
    }

    private List<Long> doors(List<TileFrame.Gap> gaps) {
        return cells(gaps.stream().map(TileFrame.Gap::middle).toList());
    }

    private void clean(TileFrame outline) {
        if (outline.isSmallerThan(page)) {
            Mask within = TilePage.part(page.floor(), outline.top(), outline.left(), outline.rows(), outline.columns());
            if (within.count() == 0) {
                isClean = false; // a block of wall on floor
                return;
            }
            show(page.floor(), outline.top(), outline.left(), outline.rows(), outline.columns());
        }
        doors = doors(outline.gaps());
        Long within = outline.isSmallerThan(page) ? length() : null;
        if (within != null && within < 0) {
            show(page.floor(), 0, 0, page.rows(), page.columns());
            Long around = length();
            show(page.floor(), outline.top(), outline.left(), outline.rows(), outline.columns());
            doubt(around != null && around >= 0, "within the outline there is no path, but around it there is one");
        }
    }

    /** Whether the path is another without what lies around all walls and marks: then that is left out, unless there is no path then. */
    private boolean isOtherInBox(TileFrame walls, @Nullable Long whole) {
        if (whole == null || !walls.isSmallerThan(page)) {
            return false;
        }
        int first = walls.top();
        int last = walls.bottom();
        int west = walls.left();
        int east = walls.right();
        List<Long> marks = new ArrayList<>(page.goals());
        marks.add(page.start());
        for (long mark : marks) {
            first = Math.min(first, page.row(mark));
            last = Math.max(last, page.row(mark));
            west = Math.min(west, page.column(mark));
            east = Math.max(east, page.column(mark));
        }
        TileFrame box = new TileFrame(first, west, last, east, List.of());
        show(page.floor(box::contains), 0, 0, page.rows(), page.columns());
        Long within = length();
        if (whole.equals(within)) {
            show(page.floor(), 0, 0, page.rows(), page.columns());
            return false;
        }
        if (within == null || within < 0) {
            show(page.floor(), 0, 0, page.rows(), page.columns());
        }
        doubt(true, "there is no outline, and around the walls there are other paths");
        return true;
    }

    /** An outline that is no rectangle, or none. */
    private void irregular(TileFrame walls, int corridor) {
        boolean hasPaper = page.hasMissing() || walls.isSmallerThan(page);
        TileSurroundings around = new TileSurroundings(page, walls, corridor, hasPaper, context);
        Mask inside = around.inside();
        if (inside.count() == 0 || (inside.count() == page.floor().count() && !page.hasMissing())) {
            return; // nothing is outside
        }
        List<TileFrame.Gap> gaps = around.gaps(inside);
        boolean isOutline = gaps.size() <= MOST_GAPS && gaps.stream().allMatch(gap -> gap.width() <= corridor) && hasAllMarks(inside);
        Long whole = length();
        if (!isOutline) {
            if (!isOtherInBox(walls, whole)) {
                withoutMissing(whole);
            }
            return;
        }
        show(inside, 0, 0, page.rows(), page.columns());
        doors = doors(gaps);
        Long within = length();
        boolean isMaze = (marked.hasStart() && marked.hasGoals()) || inside.count() >= LEAST_MAZE;
        boolean isKnown = hasPaper && gaps.size() <= 2 && isMaze;
        boolean isOnlyAround = within != null && within < 0 && whole != null && whole >= 0;
        if (!isOnlyAround) {
            doubt(!isKnown && (within == null || !within.equals(whole)), UNCLEAN + "is not taken for a part of the maze");
            return;
        }
        show(page.floor(), 0, 0, page.rows(), page.columns());
        doors = List.of();
        withoutMissing(whole);
        doubt(true, UNCLEAN + "is taken for a part of the maze");
    }

    /** Leaves out the tiles that are missing, unless the path would be another without them, which is a doubt. */
    private void withoutMissing(@Nullable Long whole) {
        if (!page.hasMissing()) {
            return;
        }
        Mask drawn = page.floor((row, column) -> !page.missing().contains(row, column));
        if (drawn.count() == 0) {
            return;
        }
        show(drawn, 0, 0, page.rows(), page.columns());
        Long without = length();
        if (whole == null || !whole.equals(without)) {
            show(page.floor(), 0, 0, page.rows(), page.columns());
            doubts.add(new Doubt(Doubt.About.MAZE, "some lines end early, and the tiles that are missing there are taken for floor"));
        }
    }

    private void doubt(boolean isUncertain, String sentence) {
        if (isUncertain) {
            doubts.add(new Doubt(Doubt.About.MAZE, sentence));
        }
    }

    private boolean hasAllMarks(Mask inside) {
        List<Long> marks = new ArrayList<>(page.goals());
        if (page.start() != TilePage.NONE) {
            marks.add(page.start());
        }
        return marks.stream().allMatch(mark -> inside.contains(page.row(mark), page.column(mark)));
    }

    /** The number of steps of the shortest path between the ends, -1 if no path joins them; null if the ends are not known. */
    private @Nullable Long length() {
        DrawnEnds ends = ends(marked);
        if (!ends.doubts().isEmpty()) {
            return null;
        }
        Path path = Solving.solve(new Puzzle(maze, ends.ends(), null), null, context);
        return path.found() ? path.length() : -1;
    }
}
