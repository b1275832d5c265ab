package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.WriteFailedException;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every exit code of the contract, for every command that can give it: one line on standard error, never a trace. */
class ExitCodeTest {
    private static final String CELLS = "rectangle:4x4/wilson/seed:1";
    /** Two rooms with a wall between them. */
    private static final String CUT = "#####\n#A#B#\n#####\n";

    /** A room in the middle whose walls are connected to no other. */
    private static final String ISLAND = """
            +---+---+---+
            |           |
            +   +---+   +
            |   | E     |
            +   +---+   +
            | S         |
            +---+---+---+
            """;

    private static final String[] NOISE = {"Exception", "\tat ", "Caused by"};

    @TempDir Path folder;

    private static void refused(Run run, int code, String says) {
        assertThat(run.code()).as(run.err()).isEqualTo(code);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("mazewright: ").contains(says).doesNotContain(NOISE);
        assertThat(run.err().lines()).hasSize(1);
    }

    /** The last line says what is wrong; before it may stand the recipe of a maze that was made. */
    private static void failed(Run run, int code, String says) {
        assertThat(run.code()).as(run.err()).isEqualTo(code);
        assertThat(run.err().lines().toList().getLast()).startsWith("mazewright: ").contains(says);
        assertThat(run.err()).doesNotContain(NOISE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--help",
                "--version",
                "generate --help",
                "generate",
                "solve " + CELLS,
                "info " + CELLS,
                "convert " + CELLS + " -o -",
                "list shapes"
            })
    void doneIs0(String line) {
        Run run = line.isEmpty() ? Run.with("") : Run.of(line);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isNotEmpty();
    }

    @Test
    void noPathIs1AndNamesTheUnreachableRegion() {
        Run run = Run.with(CUT, "solve", "-");
        refused(run, 1, "no path from 1,1 to 1,3: 1 of 2 cells can be reached from the start; the goal lies in a region of "
                + "1 cell cut off from it");
        refused(Run.with(CUT, "convert", "-", "-o", "-", "--solution"), 1, "no path from 1,1 to 1,3");
    }

    @Test
    void noPathIsReportedInJsonAsWell() {
        Run run = Run.with(CUT, "solve", "-", "--json");
        failed(run, 1, "no path from 1,1 to 1,3");
        assertThat(run.out()).contains("\"solvable\":false", "\"length\":null", "\"path\":null").endsWith("}\n");
    }

    /** A solver that gives up says so, and not that there is no path. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wall-follower       | it came round to where it had been, without meeting a goal, having seen 8 of 9 cells",
                "wall-follower:left  | it came round to where it had been, without meeting a goal, having seen 8 of 9 cells",
                "pledge:hand=left    | it came round to where it had been, without meeting a goal, having seen 8 of 9 cells",
                "random-mouse:seed=3,steps=1 | it ran out of steps, having seen 2 of 9 cells"
            })
    void givingUpIs1AndSaysWhy(String solver, String why) {
        String line = solver + " gave up on the path from 2,0 to 1,1: " + why
                + "; there may be a path, which breadth-first finds if one exists";
        refused(Run.with(ISLAND, "solve", "-", "--solver", solver), 1, line);
        refused(Run.with(ISLAND, "solve", "-", "--solver", solver, "-o", "-", "--format", "text"), 1, line);
        Run json = Run.with(ISLAND, "solve", "-", "--json", "--solver", solver);
        failed(json, 1, line);
        assertThat(json.out())
                .contains("\"solvable\":null,\"gaveUp\":\"" + why.substring(0, why.indexOf(", having")) + "\",")
                .contains("\"length\":null", "\"path\":null")
                .endsWith("}\n");
        assertThat(Run.with(ISLAND, "solve", "-", "--solver", "chain").code()).isZero();
    }

    @Test
    void everySolverReportsThatThereIsNoPath() {
        for (Entry<Solver> solver : Catalog.SOLVERS) {
            refused(Run.with(CUT, "solve", "-", "--solver", solver.name()), 1, "no path from 1,1 to 1,3: 1 of 2 cells");
        }
    }

    @Test
    void turnsNeedRegularCells() {
        Run run = Run.with(CUT, "solve", "-", "--moves", "octile", "--solver", "pledge");
        refused(run, 64, "pledge adds up turns");
        assertThat(run.err()).contains("this tiles", "rectangle, hexagon, triangle", "wall-follower or breadth-first");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "generat                                    | did you mean generate? for example: mazewright generate --rows 20 --columns 30 --seed 7; see",
                "generate --seeed 4                         | did you mean --seed? for example: mazewright generate --rows 20 --columns 30 --seed 7; see",
                "generate --solutoin                        | did you mean --solution? for example: mazewright generate hexagon:20x20/wilson/seed:42 --solution",
                "generate 5x5 --view                        | --view opens the file that -o names; give -o, such as -o maze.png",
                "generate 5x5 --view --count 2 -o %d.svg    | --view opens the file that -o names; give one maze",
                "generate a b                               | unexpected argument 'b'",
                "convert maze.png maze.svg                  | unexpected argument 'maze.svg'; to write it, -o maze.svg",
                "generate --rows                            | '--rows'",
                "generate --rows 0                          | 1 to 2147483647",
                "generate --rows -1                         | 1 to 2147483647",
                "generate --rows 1e3                        | 1 to 2147483647",
                "generate --rows 2147483648                 | 1 to 2147483647",
                "generate --columns 1000000000000000000     | 1 to 2147483647",
                "generate --columns ５                       | 1 to 2147483647",
                "generate --seed 9223372036854775808        | seed",
                "generate --seed 9223372036854775807 --count 2 | seeds",
                "generate --count 0                         | count",
                "generate --threads 0                       | threads",
                "hexagon:9x9/wilson                         | 'hexagon:9x9/wilson' is a recipe: mazewright generate hexagon:9x9/wilson",
                "generate --shape hexagn                    | did you mean hexagon?",
                "generate --generator wilsen                | did you mean wilson?",
                "generate --shape tiles                     | it runs on: rectangle",
                "generate --shape triangle --generator binary-tree | it runs on: rectangle",
                "generate --option colour=red               | has no option 'colour'",
                "generate --transform bread                 | did you mean braid?",
                "generate --braid 2                         | 0 to 1",
                "generate --shape hexagon --transform unicursal | it runs on: rectangle",
                "generate --rows 4 --transform symmetry:rotation | odd number of rows or columns",
                "generate --transform sparse:1,passes=0     | 1 to 1000",
                "generate --transform loops:1.5             | 0 to 1",
                "generate --difficulty 70..60               | such as 60..65",
                "generate --start 15,0                      | 0 to 14",
                "generate --start nowhere                   | is not a cell",
                "generate --start 0,0/goal:1,1              | is not a cell",
                "generate --open 0,0.right                  | cannot open '0,0.right': that side is not on the outline",
                "generate --solver wilson                   | unknown solver 'wilson'",
                "generate --format jsn                      | did you mean json",
                "generate --format maz                      | maz holds a rectangle of 16 x 16 cells",
                "generate -o maze.doc                       | has no known extension",
                "generate 5x5/hexagn                         | did you mean hexagon?",
                "generate 20                                | '20' may be a size or a seed: write 20x20 or seed:20",
                "generate --size 5 --rows 4                 | give --size, or --rows and --columns",
                "generate rectangle:5/wilson                | is not a size of rectangle",
                "generate rectangle:5x5/wilson/seed:1/seed:2 | one seed",
                "generate --cell-size 0                     | cell size",
                "generate hexagon:5x5,flat/wilson/seed:1    | unicode cannot show a maze of shape hexagon:flat; it shows: rectangle",
                "generate triangle:5x6/wilson/dihedral/seed:1 | rectangle, tiles, hexagon",
                "solve rectangle:4x4/wilson                 | ends with its seed",
                "solve rectangle:4x4/wilson/seed:1 --goal 4,4 | 0 to 3",
                "solve rectangle:4x4/wilson/seed:1 --solver breath-first | did you mean breadth-first or depth-first?",
                "solve rectangle:4x4/wilson/seed:1 --solver wall-follower:middle | possible: left, right",
                "solve rectangle:4x4/wilson/seed:1 --solver pledge:foot=left | it has: hand",
                "solve rectangle:4x4/wilson/seed:1 --solver random-mouse:steps=0 | 1 to 1000000000",
                "solve rectangle:4x4/wilson/seed:1 --solver random-mouse:x | is not a valid seed",
                "solve rectangle:4x4/wilson/seed:1 --solver tremaux:left | it has none",
                "solve rectangle:4x4/wilson/seed:1 --moves octile | octile moves go across tiles",
                "solve rectangle:4x4/wilson/seed:1 --moves always | always moves go across tiles",
                "solve rectangle:4x4/wilson/seed:1 --moves diagonal | orthogonal",
                "solve rectangle:4x4/wilson/seed:1 --moves always --scenario a.scen | those of --moves octile, and always is given",
                "solve rectangle:4x4/wilson/seed:1 --report a.csv | give --scenario FILE",
                "solve rectangle:4x4/wilson/seed:1 --scenario a.scen --report - | needs a file",
                "solve rectangle:4x4/wilson/seed:1 --solver subgoal-graph | solves many queries on one map",
                "solve rectangle:4x4/wilson/seed:1 --json -o - | does not go together",
                "solve                                      | INPUT",
                "info rectangle:4x4/wilsn/seed:1            | did you mean wilson?",
                "info - --format svgg                       | unknown format",
                "convert rectangle:4x4/wilson/seed:1        | needs an output",
                "convert rectangle:4x4/wilson/seed:1 -o - --as hexagons | cells",
                "list                                       | KIND",
                "list generator                             | did you mean generators?"
            })
    void usageErrorsAre64(String line, String says) {
        Run run = Run.of(line);
        assertThat(run.code()).as(run.err()).isEqualTo(64);
        failed(run, 64, says);
    }

    @Test
    void emptyAndOddNumbersAre64() {
        for (String odd : new String[] {"", " 5", "5 ", "+5", "0x5", "NaN", "five"}) {
            refused(Run.with("", "generate", "--rows", odd), 64, "1 to 2147483647");
        }
        refused(Run.with("", "generate", "--seed", ""), 64, "seed");
        refused(Run.with("", "generate", "--seed", "9223372036854775808"), 64, "seed");
    }

    @Test
    void aStartInAWallIs64() {
        refused(Run.with(CUT, "solve", "-", "--start", "0,0"), 64, "it is a wall");
        refused(Run.with(CUT, "solve", "-", "--goal", "9,9"), 64, "0 to 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve -", "info -", "convert - -o -"})
    void badDataIs65(String line) {
        refused(Run.with("", line.split(" ")), 65, "standard input: found nothing");
        refused(
                Run.with("type octile\nheight 1\nwidth 3\nmap\n.x.\n", line.split(" ")),
                65,
                "standard input, line 5");
    }

    @Test
    void badScenarioIs65() throws IOException {
        String map = "type octile\nheight 1\nwidth 3\nmap\n..@\n";
        Path scenario = folder.resolve("a.scen");
        Files.writeString(scenario, "version 1\n0\tm\t3\t1\t0\t0\t2\t0\t2\n");
        refused(Run.with(map, "solve", "-", "--scenario", scenario.toString()), 65, "a.scen, line 2");
        Files.writeString(scenario, "nonsense\n");
        refused(Run.with(map, "solve", "-", "--scenario", scenario.toString()), 65, "a.scen, line 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve %s", "info %s", "convert %s -o -", "solve - --scenario %s"})
    void noInputIs66(String line) {
        String map = "type octile\nheight 1\nwidth 3\nmap\n..@\n";
        for (String missing : new String[] {"no-such-file.txt", "no/such/file.map", folder.toString()}) {
            Run run = Run.with(map, line.replace("%s", missing).split(" "));
            refused(run, 66, missing);
        }
    }

    @Test
    void aNewlineInANameStaysOnTheLine() {
        refused(Run.with("", "info", "a\nb"), 66, "a\\u000ab");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generate --rows 2147483647 --columns 2147483647",
                "generate rectangle:1000000x1000000/wilson/seed:1 --format none",
                "solve hexagon:1000000x1000000/wilson/seed:1",
                "info triangle:1000000x1000000/kruskal/seed:1",
                "convert rectangle:1000000x1000000/wilson/seed:1 -o -"
            })
    void whatDoesNotFitIs70BeforeTheWork(String line) {
        refused(Run.of(line), 70, "bytes of memory");
    }

    @Test
    void everyFailureHasItsCodeAndOneLine() {
        assertThat(report(new UsageException("x"))).isEqualTo("64 mazewright: x\n");
        assertThat(report(new IOException("disk on fire"))).isEqualTo("74 mazewright: disk on fire\n");
        assertThat(report(new UncheckedIOException(new IOException("disk on fire"))))
                .isEqualTo("74 mazewright: disk on fire\n");
        assertThat(report(new NoInputException("no"))).isEqualTo("66 mazewright: no\n");
        assertThat(report(new CannotCreateException("f", "why"))).isEqualTo("73 mazewright: cannot create f: why\n");
        assertThat(report(new OutOfMemoryError("Java heap space"))).startsWith("70 mazewright: out of memory");
        assertThat(report(new StackOverflowError())).startsWith("70 mazewright: internal error: out of stack");
        assertThat(report(new IllegalStateException("oh\ndear")))
                .startsWith("70 mazewright: internal error").hasLineCount(1);
        IOException gone = new WriteFailedException("f", true, new IOException("Broken pipe"));
        assertThat(report(gone)).isEqualTo("0 ");
        assertThat(report(new IllegalStateException("wrapped", gone))).isEqualTo("0 ");
        try {
            Memory.require("a maze", Long.MAX_VALUE);
        } catch (InsufficientMemoryException e) {
            assertThat(report(e)).startsWith("70 mazewright: a maze needs 9223372036854775807 bytes of memory and ");
        }
    }

    private static String report(Throwable thrown) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(new ByteArrayInputStream(new byte[0]), OutputStream.nullOutputStream(), err);
        return Failures.report(thrown, terminal, false) + " " + err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void debugShowsWhere() {
        Run run = Run.of("info no-such-file --debug");
        assertThat(run.code()).isEqualTo(66);
        assertThat(run.err()).contains("NoInputException", "\tat dev.mazewright.cli.command.Input");
    }

    @Test
    void whatCannotBeCreatedIs73() throws IOException {
        Path file = folder.resolve("there.json");
        Files.writeString(file, "old");
        String[][] targets = {
            {folder.toString(), "it is a folder"},
            {folder.resolve("no/m.json").toString(), "the folder does not exist"},
            {file + "/m.json", "cannot create"},
            {folder.resolve("x".repeat(300) + ".json").toString(), "name too long"},
        };
        for (String[] target : targets) {
            refused(Run.with("", "generate", CELLS, "--format", "json", "-o", target[0]), 73, target[1]);
            failed(Run.with("", "convert", CELLS, "--format", "json", "-o", target[0]), 73, target[1]);
            failed(Run.with("", "solve", CELLS, "--format", "json", "-o", target[0]), 73, target[1]);
        }
        refused(Run.with("", "generate", CELLS, "-o", file.toString(), "--no-clobber"), 73, "--no-clobber");
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("there.json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "generate",
                "generate --count 3 --format json",
                "solve " + CELLS,
                "solve " + CELLS + " --json",
                "info " + CELLS,
                "info " + CELLS + " --json",
                "convert " + CELLS + " -o - --format svg",
                "convert " + CELLS + " -o - --format png",
                "list formats",
                "list generators --json"
            })
    void aFullDiskIs74AndAClosedPipeIsQuietly0(String line) {
        for (String message : new String[] {"No space left on device", "Broken pipe"}) {
            OutputStream broken = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    throw new IOException(message);
                }
            };
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int code = Main.run(
                    line.split(" "), Terminal.of(new ByteArrayInputStream(new byte[0]), broken, err));
            String said = err.toString(StandardCharsets.UTF_8).lines()
                    .filter(each -> !each.startsWith("recipe: "))
                    .reduce("", String::concat);
            if (message.equals("Broken pipe")) {
                assertThat(code).isZero();
                assertThat(said).isEmpty();
            } else {
                assertThat(code).isEqualTo(74);
                assertThat(said).isEqualTo("mazewright: cannot write standard output: No space left on device");
            }
        }
    }

    @Test
    void readingThatFailsIs74() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Input/output error");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return read();
            }
        };
        int code = Main.run(new String[] {"info", "-"}, Terminal.of(broken, OutputStream.nullOutputStream(), err));
        assertThat(code).isEqualTo(74);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("mazewright: Input/output error" + System.lineSeparator());
    }
}
