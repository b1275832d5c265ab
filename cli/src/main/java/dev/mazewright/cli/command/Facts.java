package dev.mazewright.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Lines of a name and what is to be said of it, below each other. */
final class Facts {
    private final List<String[]> lines = new ArrayList<>();

    Facts add(String name, Object fact) {
        lines.add(new String[] {name, String.valueOf(fact)});
        return this;
    }

    void writeTo(OutputStream out) throws IOException {
        int width = lines.stream().mapToInt(line -> line[0].length()).max().orElse(0);
        for (String[] line : lines) {
            String text = line[0] + " ".repeat(width - line[0].length()) + "  " + line[1] + "\n";
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** A number of at least 0 with six decimals, the same in every locale. */
    static String decimal(double number) {
        return decimal(number, 1_000_000);
    }

    /** A number of at least 0 in parts of 1, of which there are a power of ten, the same in every locale. */
    static String decimal(double number, long parts) {
        long counted = Math.round(number * parts);
        return counted / parts + "." + Long.toString(parts + counted % parts).substring(1);
    }
}
