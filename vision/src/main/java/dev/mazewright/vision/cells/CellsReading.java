package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.vision.ends.MarkedEnds;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.sign.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A maze of cells in a picture. */
final class CellsReading implements Reading {
    /** A maze that explains the picture less well is unsure as a whole. */
    private static final double SURE = 2;

    /** A maze that explains it still less is not likely. */
    private static final double LIKELY = 1;

    /** Fewer cells than this are unsure as a whole. */
    private static final int LEAST_CELLS = 9;

    /** A mark is one of the two at the ends if it is more salient than a third one by this factor. */
    private static final double DISTINCT = 1.5;

    /** Ends farther than this from the middles of squares, in sides, stand at their corners: a person draws and clicks in corridors. */
    private static final double AT_CORNER = 0.6;

    /** A path between openings that is shorter than this share of the maze's diagonal may join two parts of one opening. */
    private static final double SHORT = 0.25;

    /** So many unsure walls are named. */
    private static final int NAMED = 5;

    private final Picture picture;
    private final ReadingRequest request;
    private final double scale;
    private final Grey grey;
    /** Where in some direction a larger part of the sides just outside of the outline are walls, a row of cells may be missing. */
    private static final double MOST_OUTSIDE = 0.4;

    private final MeasuredMaze measured;
    private final Homography toPicture;
    private final CellsSite site;
    private final MarkedEnds signs;
    private final Puzzle puzzle;
    private final List<CellSides.Side> unsure;
    /** Whether a third mark is like the two that are taken for the ends. */
    private boolean hasOtherMarks;

    /**
     * What was measured.
     *
     * @param scale how many pixels of the picture a pixel of the plane is wide in which it was measured
     */
    CellsReading(Picture picture, Grey grey, MeasuredMaze measured, double scale, ReadingRequest request) {
        this.picture = picture;
        this.grey = grey;
        this.measured = measured;
        this.scale = scale;
        this.request = request;
        toPicture = Homography.affine(scale, 0, 0, 0, scale, 0).after(measured.toPlane);
        unsure = measured.walls.unsure();
        site = new CellsSite(measured.walls.maze, measured.walls.openings, toPicture, corridor());
        signs = MarkedEnds.of(grey, site);
        puzzle = puzzle(nearest(request.start()), nearest(request.goal()));
    }

    /** The same maze, its walls measured as finely as the picture allows. */
    CellsReading finer() {
        return new CellsReading(picture, grey, measured.finer(picture), scale, request);
    }

    // ---- ends

    @Override
    public Puzzle puzzle(long requestedStart, long requestedGoal) {
        long start = requestedStart == Grid.NONE ? nearest(signs.start()) : requestedStart;
        long goal = requestedGoal == Grid.NONE ? nearest(signs.goal()) : requestedGoal;
        List<Long> marked = marked();
        List<Long> open = measured.walls.openings.stream().map(Opening::cell).toList();
        if (start == Grid.NONE && goal == Grid.NONE) {
            List<Long> both = both(marked, open);
            start = both.isEmpty() ? Grid.NONE : both.getFirst();
            goal = both.isEmpty() ? Grid.NONE : both.get(1);
        } else if (start == Grid.NONE) {
            start = other(goal, marked, open, 0);
        } else if (goal == Grid.NONE) {
            goal = other(start, marked, open, 1);
        }
        Ends ends = new Ends(start, goal == Grid.NONE ? List.of() : List.of(goal), measured.walls.openings);
        return new Puzzle(measured.walls.maze, ends, null);
    }

    private long nearest(@Nullable Spot spot) {
        return spot == null ? Grid.NONE : site.nearest(spot);
    }

    /** Two spots, two openings, or an opening and a spot elsewhere; else none. */
    private static List<Long> both(List<Long> marked, List<Long> open) {
        if (marked.size() == 2 || open.size() == 2) {
            return marked.size() == 2 ? marked : open;
        }
        boolean isOneOfEach = marked.size() == 1 && open.size() == 1 && !marked.equals(open);
        return isOneOfEach ? List.of(open.getFirst(), marked.getFirst()) : List.of();
    }

    /** Where one end is known, the other: at a spot, or at an opening elsewhere. */
    private static long other(long known, List<Long> marked, List<Long> open, int index) {
        if (marked.size() == 2) {
            return marked.get(marked.get(index) == known ? 1 - index : index);
        }
        List<Long> elsewhere = Stream.concat(marked.stream(), open.stream()).filter(cell -> cell != known).toList();
        return elsewhere.isEmpty() ? Grid.NONE : elsewhere.getFirst();
    }

    /** The cells in which spots are drawn, at most two: the start, and the goal. */
    private List<Long> marked() {
        List<Mark> marks = new ArrayList<>();
        List<Long> cells = new ArrayList<>();
        for (Mark mark : signs.others(grey.marks().spots())) {
            long cell = site.inside(mark.middle());
            boolean isOther = cell != Grid.NONE && !cells.contains(cell);
            if (isOther && cells.size() < 2) {
                marks.add(mark);
                cells.add(cell);
            } else if (isOther) {
                boolean isClear = mark.isCompact() && !mark.isFaint();
                hasOtherMarks |= isClear || mark.salience() * DISTINCT > marks.getLast().salience();
            }
        }
        return marks.size() == 2 && marks.get(1).isRatherStart(marks.get(0)) ? cells.reversed() : cells;
    }

    // ---- the reading

    /** How well it explains the picture. */
    double score() {
        return measured.score;
    }

    /** Whether it explains the picture better: it has its ends within cells, or both or neither have and its walls explain more. */
    boolean isBetterThan(CellsReading other) {
        boolean isWithin = other.areEndsAtCorners() != areEndsAtCorners();
        return isWithin ? !areEndsAtCorners() && score() > LIKELY : score() > other.score();
    }

    /** Whether it has no more cells than those that are looked for without a lattice, but was found on one. */
    boolean isOfFewOnLattice() {
        return puzzle.grid().cells() <= SmallMazes.MOST_CELLS && !measured.arrangement.shape().name().equals("polar");
    }

    @Override
    public As as() {
        return As.CELLS;
    }

    @Override
    public List<String> notes() {
        Grid grid = measured.walls.maze.grid();
        long turn = Math.round(Math.toDegrees(measured.arrangement.turn()));
        List<String> notes = new ArrayList<>();
        notes.add("a maze of " + grid.shape().name() + " cells, " + grid.shape().size().toString().replace("x", " x ")
                + (turn == 0 ? "" : ", turned by " + Numbers.count(turn, "degree")));
        notes.addAll(signs.notes());
        return List.copyOf(notes);
    }

    @Override
    public List<String> doubts() {
        List<String> doubts = wallDoubts();
        doubts.addAll(endDoubts());
        return doubts;
    }

    @Override
    public List<String> endDoubts() {
        List<String> doubts = new ArrayList<>();
        if (hasOtherMarks && request.start() == null && request.goal() == null) {
            doubts.add("the marks at the ends: there are others like them");
        }
        if (areEndsOpenings() && isShort()) {
            doubts.add("the openings: the path between them is short, and they may be one");
        }
        if (areEndsOpenings() && hasInkedCells()) {
            doubts.add("the ends: there is ink within some cells, which may mark them; the openings are taken");
        }
        return doubts;
    }

    @Override
    public boolean isSureOfWalls() {
        return wallDoubts().isEmpty();
    }

    private List<String> wallDoubts() {
        List<String> doubts = new ArrayList<>();
        if (!unsure.isEmpty()) {
            String places = doubtful().stream().limit(NAMED).map(picture::text).collect(Collectors.joining(" "));
            doubts.add(Numbers.count(unsure.size(), "wall") + " of " + measured.sides.size() + ", at pixel " + places
                    + (unsure.size() > NAMED ? " and others" : ""));
        }
        if (measured.score < SURE) {
            doubts.add("the grid of cells: walls explain the picture only in part");
        }
        if (areEndsAtCorners()) {
            doubts.add("the grid of cells: both ends lie at corners of cells, and its walls may be the corridors");
        }
        if (isTiny()) {
            doubts.add("the grid of cells: so few may be seen by chance");
        }
        if (measured.outside() > MOST_OUTSIDE) {
            doubts.add("the grid of cells: walls lie beside its outline");
        }
        doubts.addAll(signs.doubts());
        return doubts;
    }

    /** Whether both given ends, or the two marks, lie at corners of squares, as they do if walls are taken for corridors. */
    boolean areEndsAtCorners() {
        if (!measured.arrangement.shape().name().equals("rectangle")) {
            return false;
        }
        List<Spot> ends = request.points().size() == 2
                ? request.points()
                : signs.others(grey.marks().clear()).stream().filter(Mark::isCompact).map(Mark::middle).toList();
        double side = spot(puzzle.grid().first()).distance(site.beside(puzzle.grid().first()));
        return ends.size() == 2 && ends.stream().allMatch(end -> spot(site.nearest(end)).distance(end) > AT_CORNER * side);
    }

    /** Whether the path between the ends is short beside the maze. */
    private boolean isShort() {
        List<Spot> line = line(new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals()));
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i).distance(line.get(i - 1));
        }
        double width = measured.arrangement.shape().width();
        double height = measured.arrangement.shape().height();
        return !line.isEmpty() && length < SHORT * toPicture.map(0, 0).distance(toPicture.map(width, height));
    }

    /** Whether openings alone say where the path begins and ends. */
    private boolean areEndsOpenings() {
        boolean isAsked = request.start() != null || request.goal() != null || signs.start() != null || signs.goal() != null;
        return !isAsked && measured.walls.openings.size() == 2 && marked().size() < 2;
    }

    /** Whether something is drawn in a few cells away from the openings, such as letters, numbers and dots, but no arrows. */
    private boolean hasInkedCells() {
        List<Long> open = measured.walls.openings.stream().map(Opening::cell).toList();
        List<Long> read = grey.signs().all().stream()
                .filter(sign -> sign.sign().meaning() == Meaning.DIRECTION).map(sign -> site.inside(sign.middle())).toList();
        return InkedCells.of(picture, site, measured.walls.maze).stream().anyMatch(cell -> !open.contains(cell) && !read.contains(cell));
    }

    /** Whether a few lines that are no maze could look so. */
    private boolean isTiny() {
        Grid grid = puzzle.grid();
        return grid.rows() == 1 || grid.columns() == 1 || grid.cells() < LEAST_CELLS;
    }

    @Override
    public List<Spot> doubtful() {
        return unsure.stream().map(side -> toPicture.map(side.middle().x(), side.middle().y())).toList();
    }

    @Override
    public @Nullable Spot start() {
        return puzzle.start() == Grid.NONE ? null : spot(puzzle.start());
    }

    @Override
    public @Nullable Spot goal() {
        return puzzle.ends().hasGoals() ? spot(puzzle.goals()[0]) : null;
    }

    @Override
    public double corridor() {
        double x = measured.arrangement.shape().width() / 2;
        double y = measured.arrangement.shape().height() / 2;
        double cell = toPicture.map(x, y).distance(toPicture.map(x + 1, y));
        // Triangles are as high as the circle within them allows.
        return cell * switch (measured.arrangement.shape().name()) {
            case "triangle" -> 0.5;
            case "polar" -> 0.75;
            default -> 0.85;
        };
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    @Override
    public Spot spot(long cell) {
        return site.spot(cell);
    }

    @Override
    public List<Spot> path(Context context) {
        if (puzzle.start() == Grid.NONE || !puzzle.ends().hasGoals()) {
            throw new UsageException("the picture shows no start or no goal: give --start-pixel X,Y and --goal-pixel X,Y, or --start"
                    + " and --goal as row,column");
        }
        String solver = SolverSelection.of(puzzle.maze(), context).name();
        Path path = Solving.solve(puzzle, solver, context);
        if (!path.found()) {
            throw new NoPathException(Solving.whyNot(puzzle, path, solver));
        }
        return line(path);
    }

    private List<Spot> line(Path path) {
        List<Spot> spots = new ArrayList<>();
        if (path.found()) {
            path.forEach(cell -> spots.add(spot(cell)));
        }
        return spots;
    }

    @Override
    public List<Layer> layers() {
        return new CellsLayers(picture, grey, measured, toPicture).all(start(), goal(), corridor());
    }
}
