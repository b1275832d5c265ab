package dev.mazewright.books.check;

import java.util.ArrayList;
import java.util.List;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** The numbers and words of a printer's rule. */
final class RuleData {
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
