package dev.mazewright.books.check;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** A printer, and its list of rules: a file {@code NAME.toml} with a table for each rule, beside this class. */
public final class Printer {
    /** Those that there are; the first is the default. */
    private static final List<String> NAMES = List.of("paperback", "office");

    private final String name;
    private final String title;
    private final Map<String, RuleData> rules;

    private Printer(String name, String title, Map<String, RuleData> rules) {
        this.name = name;
        this.title = title;
        this.rules = rules;
    }

    /** The names of all printers; the first is the default. */
    public static List<String> names() {
        return NAMES;
    }

    /** The default: the strictest list of those who print paperbacks. */
    public static Printer standard() {
        return named(NAMES.getFirst());
    }

    /**
     * The printer of this name.
     *
     * @throws UsageException if no printer has this name; the message names the known printers
     */
    public static Printer named(String name) {
        String canonical = Names.canonical(name);
        if (!NAMES.contains(canonical)) {
            throw new UsageException(Names.unknown("printer", name, NAMES));
        }
        TomlParseResult toml = read(canonical + ".toml");
        Map<String, RuleData> rules = new LinkedHashMap<>();
        for (String key : toml.keySet()) {
            TomlTable table = toml.isTable(key) ? toml.getTable(key) : null;
            if (table != null) {
                rules.put(key, new RuleData(key, table));
            }
        }
        return new Printer(canonical, String.valueOf(toml.getString("title")), rules);
    }

    private static TomlParseResult read(String file) {
        try (InputStream in = Printer.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the list of rules " + file + " is missing");
            }
            TomlParseResult toml = Toml.parse(in);
            if (toml.hasErrors()) {
                throw new IllegalStateException(file + ": " + toml.errors().getFirst());
            }
            return toml;
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of the jar
        }
    }

    /** Its name, such as {@code paperback}. */
    public String name() {
        return name;
    }

    /** What it prints, for people. */
    public String title() {
        return title;
    }

    /** The names of the rules that it has. */
    public List<String> rules() {
        return List.copyOf(rules.keySet());
    }

    /** What it asks for by this rule, or null if it has none of this name. */
    @Nullable RuleData rule(String rule) {
        return rules.get(rule);
    }

    /** The numbers and words of a printer's rule. */
    static final class RuleData {
        private final String rule;
        private final TomlTable table;

        RuleData(String rule, TomlTable table) {
            this.rule = rule;
            this.table = table;
        }

        /** Where it is written. */
        String source() {
            return (String) value("source");
        }

        /** Whether there is a value. */
        boolean has(String key) {
            return table.contains(key);
        }

        double number(String key) {
            return ((Number) value(key)).doubleValue();
        }

        List<Double> numbers(String key) {
            List<Double> numbers = new ArrayList<>();
            for (Object each : ((TomlArray) value(key)).toList()) {
                numbers.add(((Number) each).doubleValue());
            }
            return numbers;
        }

        List<String> words(String key) {
            List<String> words = new ArrayList<>();
            for (Object each : ((TomlArray) value(key)).toList()) {
                words.add((String) each);
            }
            return words;
        }

        List<PaperSize> sizes() {
            return words("sizes").stream().map(PaperSize::named).toList();
        }

        private Object value(String key) {
            Object value = table.get(key);
            if (value == null) {
                throw new IllegalStateException("the rule " + rule + " has no " + key);
            }
            return value;
        }
    }
}
