package dev.mazewright.drawing.game;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.Squares;
import dev.mazewright.drawing.draw.GridWalls;
import dev.mazewright.drawing.draw.Pen;
import dev.mazewright.drawing.draw.Strokes;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.png.Encoder;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * A Universal VTT map, as virtual table tops read it: walls that block sight, as lines in the fewest strokes, and a picture of the maze.
 * Its unit is a square of the map, of which corridors are some wide; walls have no width. Gaps in the outline are
 * gaps, unless doors are asked for; lights are left to the game's master.
 *
 * <p>Source: no specification is published; files of Dungeondraft, and the importers of Foundry and Fantasy Grounds.
 */
final class Uvtt {
    private static final Option<Long> PIXELS = Option.whole(
            "square-pixels", 70, 8, 256, "Pixels of the picture along a square; fewer, where it were more than 4096 pixels wide or high.");

    private static final Option<Doors> DOORS = Option.choice("doors", Doors.NONE, "Where closed doors stand: nowhere, in gaps of the outline, or before dead ends.");

    private static final List<Option<?>> OPTIONS = List.of(TileView.CORRIDOR, PIXELS, DOORS);

    static final Format FORMAT = Format.named("uvtt", "A map for virtual table tops (Universal VTT): walls that block sight, and a picture.")
            .mediaType("application/json")
            .extensions("uvtt", "dd2vtt", "df2vtt")
            .writes(Uvtt::write, "rectangle")
            .owns(OPTIONS)
            .build();

    /** The longest side of a picture that every table top takes. */
    private static final int LONGEST = 4096;

    /** Of the pixels along a square, those of a wall in the picture. */
    private static final int WALL_SHARE = 8;

    private static final int BITS = 1;
    private static final int[] COLOURS = {0xE9E2D3, 0x374151};

    /** Where doors stand. */
    private enum Doors {
        /** Nowhere. */
        NONE,
        /** In gaps of the outline. */
        OPENINGS,
        /** Between dead ends and the cells before them. */
        DEAD_ENDS
    }

    private final Document document;
    private final Grid grid;
    private final int corridor;
    private final int pixels;
    private final TextOut out;

    private Uvtt(Document document, OutputStream out) {
        this.document = document;
        this.out = new TextOut(out);
        grid = document.puzzle().grid();
        corridor = document.style().own().get(TileView.CORRIDOR).intValue();
        long longest = (long) Math.max(grid.rows(), grid.columns()) * corridor;
        long least = PIXELS.least();
        pixels = (int) Math.clamp(LONGEST / longest, least, Math.max(least, document.style().own().get(PIXELS)));
        if ((long) corridor * pixels > TileView.CORRIDOR.most()) {
            throw new UsageException("in uvtt, a corridor has at most " + TileView.CORRIDOR.most() + " pixels; " + corridor + " squares of " + pixels + " pixels are "
                    + (long) corridor * pixels + ": take a lesser " + TileView.CORRIDOR.key() + " or " + PIXELS.key());
        }
    }

    private static void write(Document document, OutputStream out) throws IOException {
        TileView.widths(FORMAT, document);
        if (document.style().own().get(DOORS) == Doors.OPENINGS && document.puzzle().openings().isEmpty()) {
            throw new UsageException("this maze has no openings in which a door could stand; open some, such as open:start, or take doors before dead ends: "
                    + DOORS.key() + " " + DOORS.text(Doors.DEAD_ENDS));
        }
        document.requireMemory("the strokes of " + document.puzzle().grid().cells() + " cells", 2 * Strokes.BYTES_PER_LINE * document.puzzle().grid().cells());
        new Uvtt(document, out).write();
    }

    private void write() throws IOException {
        out.printLine("{\"format\":0.3,\"resolution\":{\"map_origin\":{\"x\":0,\"y\":0},\"map_size\":" + point((long) grid.columns() * corridor, (long) grid.rows() * corridor)
                + ",\"pixels_per_grid\":" + pixels + "},");
        out.print("\"line_of_sight\":[");
        String between = "";
        for (List<String> line : lines()) {
            out.printLine(between + "[" + String.join(",", line) + "]");
            between = ",";
        }
        out.printLine("],");
        out.print("\"objects_line_of_sight\":[],\"portals\":[");
        doors();
        out.printLine("],\"environment\":{\"baked_lighting\":true,\"ambient_light\":\"ffffffff\"},\"lights\":[],");
        out.print("\"image\":\"");
        picture();
        out.printLine("\"}");
        out.finish();
    }

    private static String point(long x, long y) {
        return "{\"x\":" + x + ",\"y\":" + y + "}";
    }

    private void doors() throws IOException {
        Doors doors = document.style().own().get(DOORS);
        String between = "";
        if (doors == Doors.OPENINGS) {
            for (Opening opening : document.puzzle().openings()) {
                out.print(between + door(opening.cell(), opening.direction()));
                between = ",";
            }
        } else if (doors == Doors.DEAD_ENDS) {
            Maze maze = document.puzzle().maze();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                long here = cell;
                boolean isOpening = document.puzzle().openings().stream().anyMatch(opening -> opening.cell() == here);
                if (Directions.count(maze.open(cell)) == 1 && !isOpening) {
                    out.print(between + door(cell, Directions.first(maze.open(cell))));
                    between = ",";
                }
            }
        }
    }

    /** A door in a side of a cell, as wide as the corridor, along x or, turned by a quarter, along y. */
    private String door(long cell, int direction) {
        boolean isUpright = direction == Squares.EAST || direction == Squares.WEST;
        long x = (grid.column(cell) + (direction == Squares.EAST ? 1L : 0)) * corridor;
        long y = (grid.row(cell) + (direction == Squares.SOUTH ? 1L : 0)) * corridor;
        String middle = "{\"x\":" + half(2 * x + (isUpright ? 0 : corridor)) + ",\"y\":" + half(2 * y + (isUpright ? corridor : 0)) + "}";
        return "{\"position\":" + middle + ",\"bounds\":[" + point(x, y) + "," + point(isUpright ? x : x + corridor, isUpright ? y + corridor : y) + "],\"rotation\":"
                + (isUpright ? "1.5707963267948966" : "0") + ",\"closed\":true,\"freestanding\":false}";
    }

    private static String half(long halves) {
        return halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }

    private List<List<String>> lines() throws IOException {
        GridWalls walls = new GridWalls(document.puzzle());
        Strokes strokes = new Strokes();
        for (int row = 0; row <= grid.rows(); row++) {
            CancelledException.check();
            for (int column = 0; column <= grid.columns(); column++) {
                walls.draw(row, column, strokes);
            }
        }
        Lines lines = new Lines();
        strokes.draw(lines, lines::close);
        return lines.all;
    }

    /** Lines as lists of points, which lie on whole squares. */
    private final class Lines implements Pen {
        private final List<List<String>> all = new ArrayList<>();

        @Override
        public void move(double x, double y) {
            all.add(new ArrayList<>());
            line(x, y);
        }

        @Override
        public void line(double x, double y) {
            all.getLast().add(point(Math.round(x) * corridor, Math.round(y) * corridor));
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            throw new IllegalStateException("squares have no curves");
        }

        void close() {
            all.getLast().add(all.getLast().getFirst());
        }
    }

    // ---- the picture

    /** In base64, which takes three bytes at a time. */
    private void picture() throws IOException {
        try (OutputStream letters = Base64.getEncoder().wrap(new Letters())) {
            draw(letters);
        }
    }

    /** ASCII, passed on. */
    private final class Letters extends OutputStream {
        @Override
        public void write(int letter) throws IOException {
            out.print((char) letter);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            out.print(new String(bytes, from, count, StandardCharsets.US_ASCII));
        }
    }

    /** The maze in tiles of a pixel, half a wall of which lies outside at each side. */
    private void draw(OutputStream target) throws IOException {
        int side = corridor * pixels;
        int wall = Math.max(2, pixels / WALL_SHARE / 2 * 2);
        Map<Option<?>, String> widths = Map.of(TileView.CORRIDOR, Integer.toString(side - wall), TileView.WALL_WIDTH, Integer.toString(wall));
        TileView view = new TileView(FORMAT, document.plain().in(document.style().with(Settings.of(List.copyOf(widths.keySet()), widths::get))));
        int width = grid.columns() * side;
        Encoder png = Encoder.quick(width, (long) grid.rows() * side, BITS, COLOURS, null);
        png.begin(target);
        png.start(target);
        byte[] row = new byte[png.bytesPerRow()];
        for (int y = -wall / 2; y < grid.rows() * side; y++) {
            CancelledException.check();
            byte[] line = view.next();
            if (y >= 0) {
                Arrays.fill(row, (byte) 0);
                for (int x = 0; x < width; x++) {
                    row[x / Byte.SIZE] |= (byte) (line[x + wall / 2] == TileView.WALL ? 1 << (7 - x % Byte.SIZE) : 0);
                }
                png.row(row);
            }
        }
        png.end();
    }
}
