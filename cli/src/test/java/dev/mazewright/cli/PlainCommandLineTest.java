package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.CommandSet;
import dev.mazewright.cli.process.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A plain command line is read without the parser of all others: both read the same, print the same and end with the same code. */
class PlainCommandLineTest {
    private static final Pattern BLANK = Pattern.compile(" ");

    /** A command whose model was made leaves every command line to the parser. */
    private static final CommandSet PARSED = new CommandSet(Main.COMMANDS.names(), (name, terminal) -> {
        Command command = Objects.requireNonNull(Main.COMMANDS.command(name, terminal));
        command.spec();
        return command;
    });

    private static String printed(CommandSet commands, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        byte[] drawing = "+---+---+\n|       |\n+---+---+\n".getBytes(StandardCharsets.UTF_8);
        int code = Main.run(commands, arguments, Terminal.of(new ByteArrayInputStream(drawing), out, err));
        String said = err.toString(StandardCharsets.UTF_8).replaceAll("[0-9.]+ ms", "some ms");
        return code + "\n" + out.toString(StandardCharsets.UTF_8) + "\n" + said;
    }

    private static boolean isPlain(String... arguments) {
        Terminal terminal = Terminal.of(InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
        Command command = Main.COMMANDS.command(arguments[0], terminal);
        return command != null && command.takes(arguments);
    }

    /** A word in the list stands for an argument; {@code ''} for an empty one. */
    private static String[] arguments(String line) {
        return BLANK.splitAsStream(line).map(word -> word.replace("''", "")).toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "generate 5x5/seed:1",
        "generate --rows 3 --columns=4 --seed 7 --format text",
        "generate hexagon:4x4/wilson/seed:1 --solution --format svg --cell-size 9 --caps round",
        "generate 5x5/seed:1 --cell-size 9",
        "generate 5x5/seed:1 --format svg --font nowhere.ttf --title A",
        "generate 6 7 --seed 1 --goal 0,1 --goal 2,2 --format json",
        "generate 5x5/seed:1 --format nowhere",
        "generate 5x5/seed:1 --count 2 --debug --format digest",
        "generate 5x5/seed:1 -o -",
        "generate grid:5x5/dfs/seed:1 --generator kruskals --option x",
        "solve -",
        "solve - --json",
        "solve 9x9/seed:1 --solver a-star --format text",
        "solve nowhere.txt",
        "info -",
        "info rectangle:5x5/wilson/seed:1 --json",
        "convert - -o - --format digest",
        "list formats",
        "book --example",
        "dataset rectangle:5x5/wilson --count 2",
        "dataset rectangle:5x5/wilson --count 2 --format nowhere",
        "certify nowhere.json",
        "lesson nothing"
    })
    void plainOnesNeedNoParser(String line) {
        assertThat(isPlain(arguments(line))).as(line).isTrue();
        assertThat(printed(Main.COMMANDS, arguments(line))).isEqualTo(printed(PARSED, arguments(line)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "generate --sede 5",
        "generate 5x5/seed:1 --seed",
        "generate 5x5 --seed -5 --format digest",
        "generate 5x5 --seed=-5 --format digest",
        "generate 5x5 --seed 1 --seed 2",
        "generate 5x5/seed:1 --seed ''",
        "generate ''",
        "generate 5x5/seed:1 -onowhere/x.txt",
        "generate 5x5/seed:1 --solution --solution",
        "generate 5x5/seed:1 --solution=yes",
        "generate 5x5/seed:1 --solution=no --format text",
        "generate -- 5x5/seed:1",
        "generate 5x5/seed:1 --format --solution",
        "generate 5x5/seed:1 --tile-pages 2x2 --format digest",
        "generate 5x5/seed:1 -o=",
        "generate --help",
        "generate -h",
        "generate --version",
        "generate 5x5/seed:1 -x",
        "generate 5x5/seed:1 --SOLUTION",
        "generate 5x5/seed:1 --sol",
        "generate @nowhere",
        "solve",
        "solve - -",
        "info",
        "info - - -",
        "convert",
        "list",
        "serve nowhere",
        "micromouse",
        "micromouse check",
        "micromouse chekc x",
        "genrate",
        "nothing at all",
        "--nothing",
        "''"
    })
    void othersAreReadAsByTheParser(String line) {
        assertThat(printed(Main.COMMANDS, arguments(line))).isEqualTo(printed(PARSED, arguments(line)));
    }
}
