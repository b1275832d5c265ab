package dev.mazewright.drawing.picture;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.option.Trait;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.outline.DrawnEnds;
import dev.mazewright.formats.outline.TileDrawing;
import dev.mazewright.formats.png.Pixels;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a picture of a maze, drawn with lines for walls ({@link DrawnMaze}) or with one pixel a tile.
 *
 * <p>Drawn mazes may have dark walls on light paper or the reverse, of any size and thickness, with smooth lines, and
 * with solutions and marks in other colours. Openings in the outline are start and goal, unless these are painted in the
 * colours of a theme, see {@link DrawnEnds}. Of tiles, see {@link TilePicture}. Where a picture could
 * be either, and does not say ({@link StyleRules#SHAPE}), it is of tiles.
 *
 * <p>The file is held in memory. A picture of few colours is unpacked once, into a bit a pixel for two of them
 * and up to four bits for more; another twice, to count its colours and to keep them for the rest, or where memory is short several times, row by row: to see the
 * ink of each colour that walls may have, and to find marks or tiles. Memory: the file, and about 7 to 10 bits a pixel for
 * tiles, 2 to 5 for drawn mazes, besides the maze; of many colours, 16 bits a pixel more where that is a small part of the free memory.
 */
public final class PictureReader {
    /** Smaller pictures are of tiles, however smooth. */
    private static final int SMALL = 64 * 64;

    /** Photographs are larger. */
    private static final int LARGE = 1 << 20;

    /** Of a photograph, less has the colours that it would be drawn in: light is uneven. */
    private static final double PLAIN = 0.5;

    /** Where this number of pixels are shades between two colours, lines are smooth. */
    private static final double SMOOTH = 0.005;

    /** Smooth lines have more colours. */
    private static final int FLAT = 5;

    /** The pixels are kept if this many times their bytes are free. */
    private static final long KEPT = 4;

    private final Source source;
    private final byte[] file;
    private final PictureColours colours = new PictureColours();
    private final int width;
    private final int height;
    /** What the picture says it is of; empty if it does not. */
    private final String shape;
    /** How many rows and columns of cells it says it has; 0 if it does not. */
    private final int rows;

    private final int columns;
    /** The pixels, if they have few colours. */
    private final @Nullable FewColours few;
    /** The pixels, if they have many colours, from the second time on that they are needed; null where there is no memory for them. */
    private @Nullable ManyColours many;

    private boolean isLookedAt;
    private @Nullable Puzzle drawn;
    private SquarePositions squares = SquarePositions.TILES;
    private boolean isOfTiles;
    private boolean hasThemeMarks;
    private boolean isShaded;
    /** Of tiles of few colours, those that are light. */
    private @Nullable InkBits light;
    private @Nullable TilePicture tilePicture;

    public PictureReader(Source source) throws IOException {
        this.source = source;
        Pixels header = new Pixels(source.again(source.head()));
        width = header.width();
        height = header.height();
        // The mask takes a bit a pixel, the maze four, and what separates cells from padding two.
        source.requireMemory((long) width * height * 7 / Byte.SIZE);
        file = source.bytes();
        Pixels pixels = pixels();
        FewColours numbers = new FewColours(width, height, colours, source.context());
        pixels.read(numbers);
        few = numbers.end() ? numbers : null;
        String text = pixels.shape() == null ? "" : pixels.shape();
        shape = text.substring(0, Math.max(0, text.indexOf(':')));
        boolean counted = offers(Trait.SQUARES)
                && text.substring(shape.length()).matches(":[1-9][0-9]{0,4}x[1-9][0-9]{0,4}");
        rows = counted ? Integer.parseInt(text.substring(text.indexOf(':') + 1, text.lastIndexOf('x'))) : 0;
        columns = counted ? Integer.parseInt(text.substring(text.lastIndexOf('x') + 1)) : 0;
    }

    /** Whether the shape that the picture names offers this. */
    private boolean offers(Trait trait) {
        return Catalog.isShape(shape) && Catalog.shape(shape).offers(trait);
    }

    private Pixels pixels() throws IOException {
        return new Pixels(source.again(file), Pixels.Alpha.KEPT);
    }

    /** The pixels, if they have many colours and there is memory for them; else null. */
    private @Nullable ManyColours many() throws IOException {
        if (many == null && few == null && source.context().hasMemory(KEPT * ManyColours.bytes(width, height))) {
            many = new ManyColours(width, height);
            pixels().read(many);
        }
        return many;
    }

    /** The bytes of the file. */
    public byte[] file() {
        return file;
    }

    /** The number of its pixels. */
    public long pixelCount() {
        return (long) width * height;
    }

    /** Whether it is large, and its colours are not those of a drawing: {@link #exact} would take long, and hardly find a maze. */
    public boolean isPhotograph() {
        return few == null && shape.isEmpty() && (long) width * height >= LARGE && colours.plain() < PLAIN;
    }

    /**
     * The maze that is there to the pixel: a drawing of squares, or tiles of one pixel; null if it is neither, or if it has tiles
     * but no walls or passages as fine as a tile, or a margin of floor all around.
     */
    public @Nullable Puzzle exact() throws IOException {
        look();
        boolean mayBeTiles = !isOfTiles || offers(Trait.FLOOR) || areTiles();
        return drawn != null || (isOfTiles() && mayBeTiles) ? read() : null;
    }

    /** Whether strokes are as fine as tiles, and there is no paper around; or cells show what it is. */
    private boolean areTiles() throws IOException {
        if (light != null && !FineStrokes.areIn(light)) {
            return isFlat() && isOfCells();
        }
        return !isOnPaper() && (!isShaded || isOfCells());
    }

    /** Whether there is paper around that is no margin of clean tiles. */
    private boolean isOnPaper() throws IOException {
        boolean[] isLight = colours.isPlain() ? new boolean[0] : new TileColours(colours).isLight();
        boolean isAround = light != null ? PaperMargin.isAround(light)
                : isLight.length > 0 && PaperMargin.isAround(pixels(), width, height, colour -> PictureColours.isInk(isLight, colour));
        return isAround && !isOfCells();
    }

    /** Whether there are shades at most, and no smooth lines. */
    private boolean isFlat() {
        return few != null && few.colours().length > 2 && few.colours().length <= FLAT;
    }

    /** Whether the tiles are cells, and walls and posts between them, which no drawing with wider corridors has. */
    private boolean isOfCells() throws IOException {
        return CellPicture.cells(tilePicture().puzzle()) != null;
    }

    /** Whether it is a drawing in more than the colours of walls and floor, and these mark no start or goal as a theme does. */
    public boolean hasUnknownMarks() throws IOException {
        look();
        return drawn != null && shape.isEmpty() && !hasThemeMarks && colours.main().size() > 2;
    }

    /** Whether it is a drawing, not by this program, that has no opening and no mark of a theme: its ends may be drawn in the colour of walls. */
    public boolean lacksEnds() throws IOException {
        look();
        return drawn != null && shape.isEmpty() && !drawn.ends().hasStart() && !drawn.ends().hasGoals();
    }

    /** Whether each pixel can be taken for a tile, and there is floor. */
    public boolean isOfTiles() throws IOException {
        look();
        return isOfTiles && !colours.isPlain();
    }

    /** The maze of squares that it is a drawing of, else that of tiles of one pixel. */
    public Puzzle read() throws IOException {
        if (!shape.isEmpty() && !offers(Trait.SQUARES) && !offers(Trait.FLOOR)) {
            throw source.bad("", "a picture of a maze of shape " + shape,
                    "one of squares; json files hold mazes of every shape");
        }
        look();
        if (drawn != null) {
            return drawn;
        }
        if (!isOfTiles) {
            throw source.bad("", "no square grid of walls",
                    "a drawing of a maze of squares, or a picture of one pixel a square");
        }
        return tiles();
    }

    private void look() throws IOException {
        boolean sure = offers(Trait.SQUARES);
        boolean tiles = offers(Trait.FLOOR);
        if (isLookedAt || (!sure && !tiles && !shape.isEmpty())) {
            return;
        }
        isLookedAt = true;
        // A drawing with walls and passages of one pixel, and nothing around it, is a picture of tiles as well.
        boolean fine = width == 2 * columns + 1 && height == 2 * rows + 1;
        drawn = tiles || fine ? null : drawn(sure);
        if (drawn == null) {
            boolean smooth = (long) width * height >= SMALL && colours.shaded() > SMOOTH;
            isOfTiles = (!smooth || isFlat()) && (!sure || fine);
            isShaded = smooth;
            boolean[] isLight = colours.isPlain() ? null : new TileColours(colours).isLight();
            light = isOfTiles && few != null && isLight != null ? ink(isLight) : null;
        }
    }

    // ---- drawn mazes

    /** One interpretation of a drawing. */
    private record Sight(DrawnMaze drawn, DrawnOutline outline, int wall) {
        /** Whether the outline is closed, but for an entrance and an exit. */
        boolean isClosed() {
            return outline.openings().size() <= 2 || outline.open() < 0.1;
        }
    }

    /** Of two sights, that of exact lines, then the closed one, then the one with thin walls, then with dark ones. */
    private static final Comparator<Sight> BETTER = Comparator.comparing((Sight sight) -> !sight.drawn.isExact())
            .thenComparing(sight -> !sight.isClosed())
            .thenComparingDouble(sight -> sight.drawn.thickness())
            .thenComparingInt(sight -> PictureColours.luminance(sight.wall));

    /** Where the squares of the maze lie that was read. */
    public SquarePositions squares() {
        return squares;
    }

    private @Nullable Puzzle drawn(boolean sure) throws IOException {
        for (Theme theme : Theme.ALL) {
            if (sure && colours.hasExactly(theme.wall())) {
                List<Integer> main = colours.main(
                        theme.paper(), theme.wall(), theme.solution(), theme.start(), theme.goal());
                Sight sight = sight(colours.ink(main, theme.wall(), false), theme.wall(), theme.paper(), sure);
                if (sight != null) {
                    return puzzle(sight);
                }
            }
        }
        List<Integer> main = colours.main();
        List<Sight> sights = new ArrayList<>();
        for (int wall : main) {
            // Where lines are smooth, shades of walls are easily taken for a colour of their own.
            boolean[] ink = colours.ink(main, wall, false);
            boolean[] shades = colours.ink(main, wall, true);
            int paper = PictureColours.paper(main, wall);
            Sight sharp = sight(ink, wall, paper, sure);
            boolean clear = Arrays.equals(ink, shades) || (sharp != null && sharp.drawn.isExact());
            Sight sight = clear ? sharp : sight(shades, wall, paper, sure);
            if (sight != null) {
                sights.add(sight);
            }
        }
        Sight best = sights.stream().min(BETTER).orElse(null);
        return best == null ? null : puzzle(best);
    }

    private @Nullable Sight sight(boolean[] isInk, int wall, int paper, boolean sure)
            throws IOException {
        InkBits ink = ink(isInk);
        DrawnMaze maze = !sure && PixelStrokes.onlyPixels(ink) ? null : drawn(ink);
        if (maze == null || (!sure && maze.mayBePixels())) {
            return null;
        }
        // Where walls are as thick as passages, each could be the other; dark ones are walls.
        if (!sure && maze.isThick() && PictureColours.luminance(wall) > PictureColours.luminance(paper)) {
            return null;
        }
        Sight sight = new Sight(maze, maze.outline(source.context()), wall);
        if (!sight.outline.fillsGrid()) {
            return null;
        }
        return sight.isClosed() || sight.outline.open() <= 0.5 ? sight : null;
    }

    private InkBits ink(boolean[] isInk) throws IOException {
        if (few != null) {
            return few.ink(colour -> PictureColours.isInk(isInk, colour));
        }
        ManyColours kept = many();
        if (kept != null) {
            return kept.ink(isInk, source.context());
        }
        InkBits ink = new InkBits(width, height, source.context());
        pixels().read((y, from, step, row, count) -> {
            for (int i = 0; i < count; i++) {
                if (PictureColours.isInk(isInk, row[i])) {
                    ink.add(from + i * step, y);
                }
            }
        });
        return ink;
    }

    private @Nullable DrawnMaze drawn(InkBits ink) {
        DrawnMaze maze = rows == 0 ? null : DrawnMaze.in(ink, rows, columns);
        return maze != null ? maze : DrawnMaze.in(ink);
    }

    private Puzzle puzzle(Sight sight) throws IOException {
        squares = SquarePositions.of(sight.drawn);
        Maze maze = sight.outline.maze();
        List<Opening> openings = sight.outline.openings();
        for (Theme theme : Theme.ALL) {
            if (theme.wall() == sight.wall && colours.hasExactly(theme.wall())) {
                DrawnMarks marks = new DrawnMarks(theme, maze.grid(), sight.drawn, width, height);
                new Pixels(source.again(file)).read(marks);
                if (marks.areThere()) {
                    hasThemeMarks = true;
                    return DrawnEnds.of(maze, new Ends(marks.start(), List.copyOf(marks.goals()), openings), source);
                }
            }
        }
        return DrawnEnds.of(maze, Ends.NONE.withOpenings(openings), source);
    }

    // ---- tiles

    private Puzzle tiles() throws IOException {
        TilePicture picture = tilePicture();
        TileDrawing drawing = picture.drawing();
        source.keep(new SolvedPicture(source, file, width, height, few, drawing.top(), drawing.left()));
        squares = new SquarePositions(drawing.left(), drawing.top(), 1, 1);
        return picture.puzzle();
    }

    private TilePicture tilePicture() throws IOException {
        if (tilePicture == null) {
            TileColours meanings = new TileColours(colours);
            if (!meanings.areTwo() && shape.isEmpty()) {
                throw source.bad("", "no walls and no floor: a picture of one colour" + (hasTransparent() ? " on white, which transparent pixels show" : ""),
                        "walls and floor in two colours that a viewer can tell apart");
            }
            tilePicture = new TilePicture(source, width, height, meanings, !shape.isEmpty(), this::ink);
        }
        return tilePicture;
    }

    private boolean hasTransparent() {
        return few != null && Arrays.stream(few.colours()).anyMatch(colour -> colour >>> 24 != 0);
    }
}
