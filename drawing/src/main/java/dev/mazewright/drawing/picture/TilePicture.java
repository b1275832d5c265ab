package dev.mazewright.drawing.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.outline.DrawnEnds;
import dev.mazewright.formats.outline.TileDrawing;
import dev.mazewright.formats.outline.TilePage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The maze of a picture of one pixel a tile. Which colours are walls is tried out, dark ones first: that reading is taken whose
 * outline is clean, whose ends are known, and in which one can leave them.
 */
final class TilePicture {
    /** A picture's ink in some of its colours. */
    @FunctionalInterface
    interface Inks {
        InkBits of(boolean[] isInk) throws IOException;
    }

    private static final int MOST_MARKS = 2;

    /** Green is a start, and red a goal, where both are marks. */
    private static final int GREEN = 8;

    private final Source source;
    private final int width;
    private final int height;
    private final Inks inks;
    private final TileColours colours;
    private final List<Long> marks = new ArrayList<>();
    /** Whether coloured spots are too many for marks, and were taken for walls or floor. */
    private boolean isGuessed;
    private final TileDrawing drawing;
    private final Puzzle puzzle;

    /** One assignment of colours. */
    private record Attempt(TileDrawing drawing, DrawnEnds ends, boolean isOfCells, boolean hasPath) {
        static Attempt of(TileDrawing drawing, Source source) {
            DrawnEnds ends = drawing.ends(drawing.marked());
            Puzzle puzzle = new Puzzle(drawing.maze(), ends.ends(), null);
            boolean hasPath = ends.doubts().isEmpty() && drawing.hasFreeEnds() && Solving.solve(puzzle, null, source.context()).found();
            return new Attempt(drawing, ends, CellPicture.cells(puzzle) != null, hasPath);
        }

        long doubts() {
            return drawing.doubts().size() + (long) ends.doubts().size();
        }

        /** Whether it has no outline, or more openings than a maze has ends, as dark corridors that are taken for light walls have. */
        boolean isWild() {
            return !drawing.isClean() || drawing.openings() > MOST_MARKS;
        }

        /** Whether no such reading can stand beside it: a path leads through cells within an outline that is whole. */
        boolean isFirm() {
            return isSure() && hasPath && isOfCells && !isWild();
        }

        boolean isSure() {
            return drawing.isClean() && drawing.hasFreeEnds() && doubts() == 0;
        }
    }

    private static final Comparator<Attempt> BETTER = Comparator.comparing((Attempt attempt) -> !attempt.drawing.isClean())
            .thenComparing(attempt -> !attempt.drawing.isClean() && !attempt.hasPath)
            .thenComparing(attempt -> !attempt.isOfCells)
            .thenComparing(attempt -> !attempt.drawing.hasFreeEnds())
            .thenComparingLong(Attempt::doubts)
            .thenComparing(Attempt::isWild);

    /** Reads a picture; if it says that it was written here, all of it is the maze, and dark tiles are walls. */
    TilePicture(Source source, int width, int height, TileColours colours, boolean isOwn, Inks inks) throws IOException {
        this.source = source;
        this.width = width;
        this.height = height;
        this.colours = colours;
        this.inks = inks;
        findMarks();
        Attempt best = null;
        boolean isTie = false;
        boolean isWildTie = false; // wild ones are no others where the best is firm
        boolean isWildOther = false;
        boolean isOther = false; // whether colours taken otherwise are a maze with an end, or a closed one, as well
        boolean isOtherClosed = false;
        for (List<Integer> floor : isOwn ? List.of(colours.light()) : colours.floors()) {
            TilePage page = page(floor);
            if (page.floor().count() == 0 || (best != null && best.isSure() && best.hasPath && !TileDrawing.isClean(page))) {
                continue;
            }
            Attempt attempt = Attempt.of(new TileDrawing(page, isOwn || source.keepsOutside(), source.context()), source);
            int order = best == null ? -1 : BETTER.compare(attempt, best);
            boolean isWild = attempt.isWild();
            isTie = (order == 0 && !isWild) || (isTie && order > 0);
            isWildTie = (order == 0 && isWild) || (isWildTie && order > 0);
            Attempt worse = order < 0 ? best : attempt;
            Attempt better = best == null || order < 0 ? attempt : best;
            best = better;
            if (worse == null) {
                continue;
            }
            boolean isClean = worse.drawing.isClean() && (worse.isOfCells || !better.isOfCells);
            boolean isAsGood = worse.hasPath && (order < 0 || !(better.drawing.isClean() && better.hasPath)); // or was tried first
            isAsGood |= isClean && worse.drawing.hasFreeEnds() && worse.drawing.hasEnd();
            isOther |= isAsGood && !worse.isWild();
            isWildOther |= isAsGood && worse.isWild();
            isOtherClosed |= isClean && !worse.drawing.hasEnd();
        }
        if (best == null) {
            throw source.bad("", "no floor", "walls and floor in two colours");
        }
        drawing = best.drawing;
        if (isTie || isOther || ((isWildTie || isWildOther) && !best.isFirm()) || isGuessed || areMarksOnPosts() || isPartOfMore()
                || (!isOwn && hasOtherParts(best)) || colours.areGuessed() || (isOtherClosed && !(best.hasPath && (best.isOfCells || colours.areJustTwo())))) {
            source.doubt(Doubt.About.MAZE, "which colours are walls is not certain");
        }
        if (!isOwn && colours.mayHaveOtherMarks()) {
            source.doubt(Doubt.About.ENDS, "pixels of a grey or pale colour may be marks of the ends as well");
        }
        if (!isOwn && isWide(drawing.maze().grid())) {
            source.doubt(Doubt.About.MAZE, "each pixel is read as a tile, and corridors are two pixels wide or more: the picture may be enlarged, or drawn with lines");
        }
        drawing.doubts().forEach(source::doubt);
        puzzle = drawing.puzzle(drawing.marked(), source);
    }

    /** Whether several colours lie around the outline, of which one may be of a larger maze. */
    private boolean isPartOfMore() throws IOException {
        int around = 0;
        int right = drawing.left() + drawing.maze().grid().columns();
        for (int rgb : colours.areJustTwo() ? List.<Integer>of() : colours.all()) {
            Mask mask = new Mask(height, width);
            inks.of(colours.ink(List.of(rgb))).addTo(mask);
            boolean isAround = false;
            for (int y = 0; y < height && !isAround; y++) {
                boolean isRow = y >= drawing.top() && y < drawing.top() + drawing.maze().grid().rows();
                isAround = mask.nextColumn(y, 0) < (isRow ? drawing.left() : width) || (isRow && mask.nextColumn(y, right) < width);
            }
            around += isAround ? 1 : 0;
        }
        return around > 1;
    }

    /** Whether two colours that were taken as one are walls and floor of a maze with a path as well. */
    private boolean hasOtherParts(Attempt best) throws IOException {
        for (boolean[] floor : colours.partedFloors()) {
            TilePage page = page(floor);
            if (page.floor().count() > 0 && TileDrawing.isClean(page)) {
                Attempt attempt = Attempt.of(new TileDrawing(page, source.keepsOutside(), source.context()), source);
                if (attempt.hasPath && !(best.isFirm() && attempt.isWild()) && (attempt.isOfCells || !best.isOfCells)
                        && attempt.drawing.maze().grid().cells() != best.drawing.maze().grid().cells()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a mark stands where all other tiles with even or odd rows and columns as its own are wall: walls meet there. */
    private boolean areMarksOnPosts() {
        Grid grid = drawing.maze().grid();
        Ends ends = drawing.ends(drawing.marked()).ends();
        List<Long> marked = new ArrayList<>();
        if (!marks.isEmpty()) {
            Arrays.stream(ends.goals()).forEach(marked::add);
        }
        if (marks.size() == MOST_MARKS) {
            marked.add(ends.start());
        }
        boolean[] isFloor = new boolean[4];
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            isFloor[kind(grid, cell)] |= !marked.contains(cell);
        }
        return marked.stream().anyMatch(cell -> cell != Grid.NONE && !isFloor[kind(grid, cell)]);
    }

    private static int kind(Grid grid, long cell) {
        return 2 * (grid.row(cell) & 1) + (grid.column(cell) & 1);
    }

    /** Whether each tile of floor is one of four in a square. */
    private static boolean isWide(Grid grid) {
        boolean isWide = true;
        for (long cell = grid.first(); cell != Grid.NONE && isWide; cell = grid.next(cell)) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            isWide = isSquare(grid, row, column) || isSquare(grid, row - 1, column) || isSquare(grid, row, column - 1) || isSquare(grid, row - 1, column - 1);
        }
        return isWide;
    }

    private static boolean isSquare(Grid grid, int row, int column) {
        return isFloor(grid, row, column) && isFloor(grid, row, column + 1) && isFloor(grid, row + 1, column) && isFloor(grid, row + 1, column + 1);
    }

    private static boolean isFloor(Grid grid, int row, int column) {
        return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns() && grid.cell(row, column) != Grid.NONE;
    }

    /** The maze between its ends. */
    Puzzle puzzle() {
        return puzzle;
    }

    /** Where the maze lies on the picture. */
    TileDrawing drawing() {
        return drawing;
    }

    private TilePage page(List<Integer> floor) throws IOException {
        List<Integer> light = new ArrayList<>(floor);
        light.addAll(colours.marks());
        return page(colours.ink(light));
    }

    private TilePage page(boolean[] floor) throws IOException {
        Mask mask = new Mask(height, width);
        inks.of(floor).addTo(mask);
        return marks.isEmpty()
                ? TilePage.whole(mask, TilePage.NONE, List.of())
                : TilePage.whole(mask, marks.size() == MOST_MARKS ? marks.getFirst() : TilePage.NONE, List.of(marks.getLast()));
    }

    // ---- marks

    /** Finds one or two spots of strong colours; of others, the colours are no marks. */
    private void findMarks() throws IOException {
        List<Integer> ordered = new ArrayList<>(colours.marks());
        boolean isNamed = ordered.size() == MOST_MARKS && ordered.stream().anyMatch(TilePicture::isGreen) && ordered.stream().anyMatch(TilePicture::isRed);
        ordered.sort(Comparator.comparing(rgb -> !isGreen(rgb)));
        for (int colour : ordered) {
            spots(inks.of(colours.ink(List.of(colour))));
        }
        if (marks.size() > MOST_MARKS) {
            marks.clear();
            isGuessed = colours.haveNoMarks();
        } else if (!isNamed) {
            marks.sort(null);
        }
        if (marks.size() == MOST_MARKS) {
            source.note("coloured pixels are taken for the ends: start " + place(marks.getFirst()) + ", goal " + place(marks.getLast()));
        } else if (!marks.isEmpty()) {
            source.note("coloured pixels are taken for the goal: " + place(marks.getFirst()));
        }
    }

    private String place(long position) {
        return "at pixel " + position % width + "," + position / width;
    }

    private static boolean isGreen(int rgb) {
        return (rgb >> 8 & 0xFF) > (rgb >> 16 & 0xFF) + GREEN && (rgb >> 8 & 0xFF) > (rgb & 0xFF) + GREEN;
    }

    private static boolean isRed(int rgb) {
        return (rgb >> 16 & 0xFF) > (rgb >> 8 & 0xFF) + GREEN && (rgb >> 16 & 0xFF) > (rgb & 0xFF) + GREEN;
    }

    /** Adds the middle of each spot of ink to the marks, up to one more than there can be. */
    private void spots(InkBits ink) {
        Mask left = new Mask(height, width);
        ink.addTo(left);
        boolean[] seen = new boolean[Math.toIntExact(left.count())];
        List<Long> pixels = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            for (int x = left.nextColumn(y, 0); x < width; x = left.nextColumn(y, x + 1)) {
                pixels.add((long) y * width + x);
            }
        }
        for (int i = 0; i < seen.length && marks.size() <= MOST_MARKS; i++) {
            if (!seen[i]) {
                List<Integer> spot = new ArrayList<>(List.of(i));
                seen[i] = true;
                for (int next = 0; next < spot.size(); next++) {
                    for (int j = 0; j < seen.length; j++) {
                        if (!seen[j] && areBeside(pixels.get(spot.get(next)), pixels.get(j))) {
                            seen[j] = true;
                            spot.add(j);
                        }
                    }
                }
                spot.sort(null);
                marks.add(pixels.get(spot.get((spot.size() - 1) / 2)));
            }
        }
    }

    private boolean areBeside(long one, long other) {
        return Math.abs(one / width - other / width) + Math.abs(one % width - other % width) == 1;
    }
}
