package dev.mazewright.drawing.game;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A maze in blocks, as games of blocks have it: a floor, walls of some height on it, and perhaps a roof. The start, the goals and the
 * solution are other blocks in the floor, and so are lights. Rows of the maze go to the south, columns to the east.
 *
 * <p>Every layer is a view in tiles of its own, so that memory is that of a row.
 */
final class BlockWorld {
    private static final Option<Long> HEIGHT = Option.whole("wall-height", 3, 1, 255, "Blocks from the floor to the top of walls.");
    private static final Option<String> WALL = block("wall-block", "The block of walls");
    private static final Option<String> FLOOR = block("floor-block", "The block of the floor");
    private static final Option<String> ROOF = block("roof-block", "The block of a roof; without it, the maze has no roof");
    private static final Option<String> LIGHT = block("light-block", "The block of lights in the floor");
    private static final Option<Long> LIGHTS = Option.whole(
            "lights", 0, 0, 1000, "Lights in the floor, in each Nth row and column of cells; 0 for none.");

    /** What the formats heed. */
    static final List<Option<?>> OPTIONS =
            Stream.concat(TileView.OPTIONS.stream(), Stream.of(HEIGHT, WALL, FLOOR, ROOF, LIGHT, LIGHTS)).toList();

    private static final int LONGEST = 200;
    private static final Pattern NAME = Pattern.compile("([a-z0-9_.-]+:)?[a-z0-9_./-]+(\\[[a-z0-9_=,]+\\])?");

    /** The air, which is the first name. */
    static final int AIR = 0;

    private final Format format;
    private final Document document;
    private final Settings own;
    private final TileView view;
    private final List<String> names = new ArrayList<>();
    private final int wall;
    private final int roof;
    private final int light;
    private final int lights;
    /** The block of each tile of the floor, by what the view shows there; below walls is floor. */
    private final int[] floor = new int[TileView.GOAL + 1];

    /**
     * The names of blocks where none are given.
     *
     * @param air nothing
     * @param wall of walls
     * @param floor below all
     * @param light a light
     * @param path floor on the solution
     * @param start floor at the start
     * @param goal floor at goals
     */
    record Names(String air, String wall, String floor, String light, String path, String start, String goal) {}

    /** Takes blocks by their numbers in {@link #names}. */
    @FunctionalInterface
    interface Target {
        /** A row of blocks from west to east; the array is the same in each call. */
        void row(int[] blocks) throws IOException;
    }

    BlockWorld(Format format, Document document, Names byDefault) {
        this.format = format;
        this.document = document;
        own = document.style().own();
        view = new TileView(format, document);
        number(byDefault.air());
        wall = number(WALL, byDefault.wall());
        int below = number(FLOOR, byDefault.floor());
        floor[TileView.WALL] = below;
        floor[TileView.FLOOR] = below;
        floor[TileView.PATH] = number(byDefault.path());
        floor[TileView.START] = number(byDefault.start());
        floor[TileView.GOAL] = number(byDefault.goal());
        roof = own.get(ROOF).isEmpty() ? AIR : number(ROOF, "");
        lights = own.get(LIGHTS).intValue();
        light = lights == 0 ? AIR : number(LIGHT, byDefault.light());
    }

    private static Option<String> block(String key, String sentence) {
        return Option.text(key, "a name, such as stone_bricks", sentence + ".", text -> {
            if (text.length() > LONGEST || !NAME.matcher(text).matches()) {
                throw new UsageException("a block is a name in small letters, such as stone_bricks or oak_leaves[persistent=true]; not '" + text + "'");
            }
            return text;
        });
    }

    private int number(Option<String> option, String byDefault) {
        String given = own.get(option);
        return number(given.isEmpty() ? byDefault : given);
    }

    private int number(String name) {
        if (!names.contains(name)) {
            names.add(name);
        }
        return names.indexOf(name);
    }

    /** The names of the blocks, by their numbers. */
    List<String> names() {
        return names;
    }

    /** Blocks from west to east. */
    int columns() {
        return view.columns();
    }

    /** Blocks from north to south. */
    int rows() {
        return view.rows();
    }

    /** Layers, from the floor up. */
    int layers() {
        return 1 + own.get(HEIGHT).intValue() + (roof == AIR ? 0 : 1);
    }

    /** Whether a layer is the same as the one below it. */
    boolean isLikeBelow(int layer) {
        return layer > 1 && layer <= own.get(HEIGHT);
    }

    /** Makes sure that no side is longer than this, and that there are no more blocks than this. */
    void requireAtMost(int side, long blocks) {
        long all = (long) columns() * rows() * layers();
        if (Math.max(columns(), rows()) > side || all > blocks) {
            throw new UsageException(String.format(Locale.ROOT, "%s has at most %d blocks a side and %d in all, and this maze takes %d x %d x %d; take a smaller one, or narrower corridors",
                    format.name(), side, blocks, columns(), layers(), rows()));
        }
    }

    /** The rows of a layer from north to south; 0 is the floor. */
    void layer(int layer, Target target) throws IOException {
        TileView tiles = new TileView(format, document);
        int[] blocks = new int[columns()];
        boolean isRoof = roof != AIR && layer == layers() - 1;
        for (int row = 0; row < rows(); row++) {
            CancelledException.check();
            byte[] line = tiles.next();
            for (int column = 0; column < blocks.length; column++) {
                blocks[column] = isRoof ? roof : layer > 0 ? line[column] == TileView.WALL ? wall : AIR : floor(line[column], row, column);
            }
            target.row(blocks);
        }
    }

    private int floor(byte seen, int row, int column) {
        return lights > 0 && seen == TileView.FLOOR && isLight(row) && isLight(column) ? light : floor[seen];
    }

    private boolean isLight(int tile) {
        int inCell = tile % view.widths().pitch() - view.widths().wall();
        return inCell == view.widths().middle() && tile / view.widths().pitch() % lights == 0;
    }
}
