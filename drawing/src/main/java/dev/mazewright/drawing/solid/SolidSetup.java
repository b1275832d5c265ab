package dev.mazewright.drawing.solid;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.CutSetup;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.text.TileRooms;
import java.util.List;

/** What solid a maze becomes, and its lengths in micrometres. */
final class SolidSetup {
    /** Which solid it is; by default as the shape has it. */
    static final Option<String> SOLID = Option.wordOrNone(
            "solid", List.of("plate", "marble", "cylinder", "puzzle-box"),
            "What the maze becomes: by default a cylinder of shape cylinder, and of others a plate, with a level on each of shape box.", SolidSetup::solid);

    /** Where the maze of a cylinder lies. */
    static final Option<Side> SIDE = Option.choice("maze-side", Side.OUTSIDE, "The side of a cylinder that has the maze.");

    /** What walls of a plate are. */
    static final Option<Relief> RELIEF = Option.choice("relief", Relief.RAISED, "What the walls of a plate are: raised on it, or sunk into it, as grooves as deep as walls are high.");

    static final Option<Long> TURNS = Option.whole("turns", 1, 1, 6, "How many times a rectangle winds around a cylinder.");
    static final Option<Long> PINS = Option.whole("pins", 1, 1, 6, "How many pins a puzzle box has; as many times it has the maze.");
    static final Option<String> WALL = CutSetup.WALL;
    static final Option<String> HEIGHT = CutSetup.length("height-mm", "The height of walls above the plate in millimetres; 5 by default.");
    static final Option<String> BASE = CutSetup.length("base-mm", "The thickness of the plate, or of a cylinder's end, in millimetres; 2 by default, 1.6 of a cylinder.");
    static final Option<String> DEPTH = CutSetup.length("depth-mm", "How deep the maze is in a cylinder, in millimetres; 2 by default.");
    static final Option<String> CLEARANCE = CutSetup.length("clearance-mm", "Between the sleeves of a puzzle box, in millimetres; 0.4 by default, 0.2 for resin.");
    static final Option<String> RIDGE = CutSetup.length("ridge-mm", "The ridge over which a pin clicks into its place, in millimetres; 0.7 by default.");
    static final Option<String> GRIP = CutSetup.length("grip-mm", "The height of the end at which the inner sleeve is held, in millimetres; 10 by default.");
    static final Option<String> BALL = CutSetup.length("ball-mm", "The diameter of a marble in millimetres; 6 by default.");
    static final Option<String> DRAIN = CutSetup.length("drain-mm", "The width of holes in the dead ends of a marble's maze, in millimetres; without it, no holes.");

    /** What the formats heed, and find as their own. */
    static final List<Option<?>> OWN = List.of(SOLID, WALL, HEIGHT, BASE, RELIEF, TileRooms.ROOM, SIDE, TURNS, PINS, DEPTH, CLEARANCE, RIDGE, GRIP, BALL, DRAIN);

    /** What else they heed. */
    static final List<Option<?>> SHARED = List.of(PageSetup.CELL_MM);

    /** The longest side of a solid in micrometres, which floats of STL still distinguish: 16 m. */
    static final long LONGEST = 1 << 24;

    /** Micrometres to a millimetre. */
    static final int MICROMETRES = 1000;

    /** The sides of a cylinder. */
    enum Side {
        /** Where it is seen. */
        OUTSIDE,
        /** Where it is not. */
        INSIDE
    }

    /** What walls of a plate are. */
    enum Relief {
        /** They stand on it. */
        RAISED,
        /** They are grooves in it. */
        SUNK
    }

    private final Settings own;
    private final double cell;

    /** The setup of a style. */
    SolidSetup(Style style) {
        own = style.own();
        cell = style.page().cellMillimetres();
    }

    private static String solid(String word) {
        if (!SOLID.choices().contains(word)) {
            throw new UsageException("'" + word + "' is not a valid solid; possible: " + SOLID.range());
        }
        return word;
    }

    /** Which solid a maze of this shape becomes. */
    String solid(boolean isRound) {
        String given = own.get(SOLID);
        return !given.isEmpty() ? given : isRound ? "cylinder" : "plate";
    }

    /** From one cell to the next, in micrometres. */
    int cell(double byDefault) {
        return micrometres(cell > 0 ? cell : byDefault);
    }

    /** A length in micrometres; where none is given, these millimetres. */
    int length(Option<String> option, double byDefault) {
        String text = own.get(option);
        return micrometres(text.isEmpty() ? byDefault : Double.parseDouble(text));
    }

    private static int micrometres(double millimetres) {
        return (int) Math.round(millimetres * MICROMETRES);
    }

    /** A number, or a choice. */
    <T> T get(Option<T> option) {
        return own.get(option);
    }

    /**
     * Makes sure that nothing else is asked for.
     *
     * @param solid in words
     * @param heeded what it heeds of {@link #OWN}
     * @throws UsageException if another option has a value
     */
    void requireOnly(String solid, Option<?>... heeded) {
        List<Option<?>> all = List.of(heeded);
        for (Option<?> option : OWN) {
            if (option != SOLID && !all.contains(option) && !own.get(option).equals(option.byDefault())) {
                throw new UsageException(solid + " has no " + option.key() + "; leave it out, or ask for another " + SOLID.key());
            }
        }
    }

    /** Makes sure that a solid is not too long in micrometres, and not of too many triangles. */
    static void requireSize(String what, long longest, long triangles, long most) {
        if (longest > LONGEST || triangles > most) {
            throw new UsageException("a solid of " + what + " is " + longest / MICROMETRES + " mm long, of up to " + triangles + " triangles; solids are at most "
                    + LONGEST / MICROMETRES + " mm long, of " + most + " triangles: take a smaller maze or smaller cells");
        }
    }

    /** Makes sure that there is memory for a solid of this number of triangles. */
    static void requireMemory(Document document, long triangles) {
        document.requireMemory("a mesh of up to " + triangles + " triangles", BYTES * triangles);
    }

    /** Memory for each triangle, at most: its corners and its vertices, in arrays that grow. */
    private static final long BYTES = 36;

    /** A length in millimetres with as many decimals as it has. */
    static String text(int micrometres) {
        StringBuilder text = new StringBuilder().append(micrometres / MICROMETRES);
        int rest = micrometres % MICROMETRES;
        if (rest != 0) {
            text.append('.').append(Integer.toString(MICROMETRES + rest), 1, 4);
            while (text.charAt(text.length() - 1) == '0') {
                text.setLength(text.length() - 1);
            }
        }
        return text.toString();
    }
}
