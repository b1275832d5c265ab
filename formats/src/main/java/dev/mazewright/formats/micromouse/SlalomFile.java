package dev.mazewright.formats.micromouse;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlFile;
import dev.mazewright.formats.io.TomlKeys;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.RuleSet;
import dev.mazewright.micromouse.SlalomModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The {@link SlalomModel} of a file in TOML, in which each number has its unit; those of {@link #NAMES} are files beside this class. */
public final class SlalomFile {
    private static final String CLASSIC = "classic";
    private static final String HALF = "half";

    /** The models that come with the program. */
    public static final List<String> NAMES = List.of(CLASSIC, HALF);

    private static final String EXTENSION = ".toml";

    /** The most characters of a file. */
    public static final int MOST_CHARACTERS = 1 << 16;

    private static final Pattern QUANTITY = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?) ?([a-z]+(?:/s2?)?)");
    private static final Map<String, Double> LENGTHS = Map.of("mm", 1.0, "cm", 10.0, "m", 1000.0);
    private static final Map<String, Double> SPEEDS = Map.of("mm/s", 1.0, "m/s", 1000.0);
    private static final Map<String, Double> ACCELERATIONS = Map.of("mm/s2", 1.0, "m/s2", 1000.0);
    /** Nanoseconds of a unit. */
    private static final Map<String, Double> TIMES = Map.of("ms", 1e6, "s", 1e9);

    private static final List<String> TURNS = List.of("straight-45", "straight-90", "straight-135", "straight-180", "diagonal-90");
    private static final List<String> RUN = List.of("acceleration", "top-speed");

    private SlalomFile() {}

    /**
     * The text of a model that comes with the program.
     *
     * @throws UsageException if it has another name than {@link #NAMES}
     */
    public static String text(String name) {
        if (!NAMES.contains(name)) {
            throw new UsageException(Names.unknown("model", name, NAMES) + "; or name a file in TOML");
        }
        try (InputStream in = SlalomFile.class.getResourceAsStream(name + EXTENSION)) {
            if (in == null) {
                throw new IllegalStateException("the model " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of the jar
        }
    }

    /** The model of a mouse for a maze whose contest is not known: classic where the rules are, else half. */
    public static String fitting(ContestMaze maze) {
        return RuleSet.fitting(maze) == RuleSet.CLASSIC ? CLASSIC : HALF;
    }

    /** The names of the files beside this class. */
    public static List<String> files() {
        return NAMES.stream().map(name -> name + EXTENSION).toList();
    }

    /** A model that comes with the program; a {@link UsageException} if it has another name than {@link #NAMES}. */
    public static SlalomModel named(String name) {
        try {
            return parse(text(name), name);
        } catch (BadDataException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The model of a text, whose source messages name; a {@link BadDataException} names the line that does not fit. */
    public static SlalomModel parse(String text, String source) throws BadDataException {
        TomlKeys file = new TomlKeys(
                TomlFile.parse(text, source), source, null, "a slalom model", List.of("name", "cell", "turn-speed", "straight", "diagonal", "turns"));
        for (String table : List.of("straight", "diagonal", "turns")) {
            file.require(table, "a table: [" + table + "]");
        }
        TomlKeys turns = file.inner("turns", "the times of turns", TURNS);
        long[] times = new long[TURNS.size()];
        for (int i = 0; i < times.length; i++) {
            times[i] = Math.round(quantity(turns, TURNS.get(i), "a time", TIMES, "250 ms"));
        }
        double cell = quantity(file, "cell", "a length", LENGTHS, "180 mm");
        double speed = quantity(file, "turn-speed", "a speed", SPEEDS, "420 mm/s");
        SlalomModel.Run straight = run(file, "straight");
        SlalomModel.Run diagonal = run(file, "diagonal");
        try {
            return new SlalomModel(file.text("name", source, "name = a text"), cell, speed, straight, diagonal, times[0], times[1], times[2], times[3], times[4]);
        } catch (UsageException e) {
            throw new BadDataException(source, "", String.valueOf(e.getMessage()), "a mouse that can run");
        }
    }

    private static SlalomModel.Run run(TomlKeys file, String key) throws BadDataException {
        TomlKeys run = file.inner(key, "a kind of run", RUN);
        return new SlalomModel.Run(
                quantity(run, "acceleration", "an acceleration", ACCELERATIONS, "4200 mm/s2"), quantity(run, "top-speed", "a speed", SPEEDS, "1500 mm/s"));
    }

    /** A number with a unit, in the smallest of the units. */
    private static double quantity(TomlKeys table, String key, String what, Map<String, Double> units, String example) throws BadDataException {
        String expected = key + " = " + what + " above 0 in " + String.join(" or ", units.keySet().stream().sorted().toList()) + ", such as \"" + example + "\"";
        table.require(key, expected);
        String text = table.text(key, "", expected);
        Matcher quantity = QUANTITY.matcher(text);
        Double unit = quantity.matches() ? units.get(quantity.group(2)) : null;
        double number = unit == null ? 0 : Double.parseDouble(quantity.group(1)) * unit;
        if (!(number > 0)) {
            throw table.bad(key, key + " = \"" + text + "\"", expected);
        }
        return number;
    }
}
