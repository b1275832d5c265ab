package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A maze of cells in a picture. */
final class CellsReading implements Reading {
    /** A maze that explains the picture less well is unsure as a whole: light walls on dark paper and mazes of few cells are tried, too. */
    static final double SURE = 2;

    /** A maze that explains it still less is not likely. */
    static final double LIKELY = 1;

    /** A path between openings that is shorter than this share of the maze's diagonal may join two parts of one opening. */
    private static final double SHORT = 0.25;

    /** Ends are looked for within cells if at most this part of all sides is unsure. */
    private static final double FEW = 0.01;

    /** So many unsure walls are named. */
    private static final int NAMED = 5;

    /** Where in some direction a larger part of the sides just outside of the outline are walls, a row of cells may be missing. */
    private static final double MOST_OUTSIDE = 0.4;

    private final Picture picture;
    private final ReadingRequest request;
    private final double scale;
    private final Grey grey;
    private final MeasuredMaze measured;
    private final Homography toPicture;
    private final CellsSite site;
    private final CellsEnds ends;
    private final Puzzle puzzle;
    private final List<CellSides.Side> unsure;

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
        boolean isSure = unsure.size() <= FEW * measured.sides.size() && measured.score >= SURE;
        ends = new CellsEnds(picture, grey, measured.walls.maze, site, measured.walls.openings, isSure);
        puzzle = puzzle(ends.nearest(request.start()), ends.nearest(request.goal()));
    }

    /** The same maze, its walls measured as finely as the picture allows. */
    CellsReading finer() {
        return new CellsReading(picture, grey, measured.finer(picture), scale, request);
    }

    @Override
    public Puzzle puzzle(long requestedStart, long requestedGoal) {
        return new Puzzle(measured.walls.maze, ends.of(requestedStart, requestedGoal), null);
    }

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
        notes.addAll(ends.notes());
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
        if (areEndsAtCorners()) {
            doubts.add("the walls: they may be the corridors, as both ends lie at corners of cells");
        }
        if (ends.hasOtherMarks() && request.start() == null && request.goal() == null) {
            doubts.add("the marks at the ends: there are others like them");
        }
        if (areEndsOpenings() && isShort()) {
            doubts.add("the openings: the path between them is short, and they may be one");
        }
        if (request.points().size() < 2 && ends.isRoom()) {
            doubts.add("the ends: one alone is seen, and the other is the room at " + picture.text(spot(ends.room())));
        }
        if (areEndsOpenings() && ends.hasInkedCells()) {
            doubts.add("the ends: there is ink within some cells, which may mark them; the openings are taken");
        }
        return doubts;
    }

    @Override
    public boolean isSureOfWalls() {
        return wallDoubts().isEmpty() && !areEndsAtCorners();
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
        if (measured.isTiny()) {
            doubts.add("the grid of cells: so few may be seen by chance");
        }
        if (measured.outside() > MOST_OUTSIDE) {
            doubts.add("the grid of cells: walls lie beside its outline");
        }
        doubts.addAll(ends.signs().doubts());
        return doubts;
    }

    /** Whether both given ends, or the two marks, lie at corners of squares, as they do if walls are taken for corridors. */
    boolean areEndsAtCorners() {
        return ends.areAtCorners(request.points());
    }

    /** Whether the path between the ends is short beside the maze. */
    private boolean isShort() {
        List<Spot> line = line(new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals()));
        double width = measured.arrangement.shape().width();
        double height = measured.arrangement.shape().height();
        return !line.isEmpty() && Spot.length(line) < SHORT * toPicture.map(0, 0).distance(toPicture.map(width, height));
    }

    /** Whether openings alone say where the path begins and ends. */
    private boolean areEndsOpenings() {
        return request.start() == null && request.goal() == null && ends.areOpenings();
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
