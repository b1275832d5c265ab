package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** generate, solve and info of an atlas: small ones against the maze that is built, large ones against themselves. */
class AtlasCommandTest {
    private static final String SMALL = "rectangle:97x131/atlas:wilson,side=8,patterns=3/seed:5";
    private static final String LARGE = "rectangle:4611686018427387904x4611686018427387904/atlas:wilson,side=16,patterns=4/seed:1";

    /** A value of a document. */
    private record Node(Object value) implements Iterable<Node> {
        Node get(String name) {
            return new Node(((Map<?, ?>) value).get(name));
        }

        Node get(int index) {
            return new Node(((List<?>) value).get(index));
        }

        int size() {
            return ((List<?>) value).size();
        }

        boolean isNull() {
            return value == null;
        }

        BigInteger number() {
            return new BigInteger(value.toString());
        }

        long asLong() {
            return number().longValueExact();
        }

        int asInt() {
            return number().intValueExact();
        }

        String asString() {
            return value.toString();
        }

        @Override
        public Iterator<Node> iterator() {
            return ((List<?>) value).stream().<Node>map(Node::new).iterator();
        }
    }

    private static Node json(String line) {
        Run run = Run.of(line);
        assertThat(run.code()).as(run.err()).isZero();
        return new Node(Json.value(run.out()));
    }

    private static Path built(String recipe) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        return new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {"top-left bottom-right", "3,4 90,17", "0,130 96,0", "5,5 5,5"})
    void findsTheLengthThatASearchFinds(String start, String goal) {
        Node found = json("solve " + SMALL + " --start " + start + " --goal " + goal + " --json");
        Path path = built(SMALL.replace("/seed", "/start:" + start + "/goal:" + goal + "/seed"));
        assertThat(found.get("length").asLong()).isEqualTo(path.length());
        assertThat(found.get("lengthText").asString()).isEqualTo(Long.toString(path.length()));
        assertThat(found.get("path").size()).isEqualTo((int) path.length() + 1);
        long[] step = {0};
        path.forEach(cell -> {
            Node here = found.get("path").get((int) step[0]++);
            assertThat(here.get(0).asLong() * 131 + here.get(1).asLong()).isEqualTo(number(cell));
        });
    }

    /** The number of a cell of the small maze. */
    private static long number(long cell) {
        return Recipe.parse("rectangle:97x131/wilson/seed:1").make().grid().number(cell);
    }

    @Test
    void theStepInTheMiddleIsHalfWay() {
        Node half = json("solve " + LARGE + " --step half --json");
        String cell = half.get("cell").get(0).asString() + "," + half.get("cell").get(1).asString();
        Node first = json("solve " + LARGE + " --goal " + cell + " --json");
        Node rest = json("solve " + LARGE + " --start " + cell + " --json");
        assertThat(first.get("length").number().add(rest.get("length").number()))
                .isEqualTo(half.get("length").number());
        assertThat(first.get("length").number()).isEqualTo(half.get("length").number().shiftRight(1));
        assertThat(half.get("path").isNull()).isTrue();
    }

    @Test
    void aGoalIsThatManyStepsFromTheStart() {
        Node found = json("solve " + LARGE + " --goal steps-1000000000000000 --json");
        assertThat(found.get("lengthText").asString()).isEqualTo("1000000000000000");
        Node small = json("solve " + SMALL + " --goal steps-77 --json");
        Puzzle built = Recipe.parse(SMALL.replace("/seed", "/goal:steps-77/seed")).make();
        assertThat(small.get("goal").get(0).asLong() * 131 + small.get("goal").get(1).asLong())
                .isEqualTo(built.grid().number(built.goals()[0]));
        Run tooMany = Run.of("solve " + SMALL + " --goal steps-99999999");
        assertThat(tooMany.code()).isEqualTo(64);
        assertThat(tooMany.err()).contains("99999999", "N of steps-N is 0 to ");
    }

    /** A window of the built maze: the same passages, those that leave it as openings, and the pieces of its path. */
    @Test
    void aWindowIsAPartOfTheMaze() {
        int top = 20;
        int left = 33;
        int rows = 30;
        int columns = 45;
        Node window = json("generate " + SMALL + " --window 20,33,30x45 --solution --format json");
        Maze maze = Recipe.parse(SMALL).make().maze();
        assertThat(window.get("rows").asInt()).isEqualTo(rows);
        assertThat(window.get("start").isNull()).isTrue();
        assertThat(window.get("recipe").asString()).contains("/window:20,33,30x45/");
        int inside = 0;
        int leaving = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int open = maze.open(maze.grid().cell(top + row, left + column));
                boolean[] stays = {row > 0, column < columns - 1, row < rows - 1, column > 0};
                for (int direction = 0; direction < stays.length; direction++) {
                    int isOpen = open >>> direction & 1;
                    inside += stays[direction] ? isOpen : 0;
                    leaving += stays[direction] ? 0 : isOpen;
                }
            }
        }
        assertThat(window.get("passages").size()).isEqualTo(inside / 2);
        assertThat(window.get("openings").size()).isEqualTo(leaving);
        for (Node passage : window.get("passages")) {
            int cell = passage.get(0).asInt();
            int direction = passage.get(1).asInt() == cell + 1 ? 1 : 2;
            assertThat(maze.isOpen(maze.grid().cell(top + cell / columns, left + cell % columns), direction)).isTrue();
        }
        List<Long> path = new ArrayList<>();
        built(SMALL).forEach(cell -> path.add(maze.grid().number(cell)));
        long onPath = path.stream()
                .filter(number -> number / 131 >= top && number / 131 < top + rows && number % 131 >= left && number % 131 < left + columns)
                .count();
        long shown = 0;
        for (Node piece : window.get("solution")) {
            shown += piece.size();
            for (Node cell : piece) {
                assertThat(path).contains((top + cell.asLong() / columns) * 131 + left + cell.asLong() % columns);
            }
        }
        assertThat(shown).isEqualTo(onPath);
    }

    @Test
    void aWindowIsWrittenInEveryFormatOfSquaresAndReadAgain() {
        for (String format : List.of("svg", "png", "pdf", "text", "unicode", "blocks", "matrix", "hex", "maze", "digest")) {
            Run run = Run.of("generate " + LARGE + " --window 7,4611686018427387000,9x12 --solution --format " + format);
            assertThat(run.code()).as("%s: %s", format, run.err()).isZero();
        }
        Run json = Run.of("generate " + LARGE + " --window 0,0,9x12 --zoom 3 --solution --format json");
        Run again = Run.with(json.out(), "convert", "-", "-o", "-", "--format", "digest");
        assertThat(again.out()).isEqualTo(Run.of("generate " + LARGE + " --window 0,0,9x12 --zoom 3 --format digest").out());
    }

    @Test
    void infoKnowsWhatIsNeverBuilt() {
        Node info = json("info " + LARGE + " --json");
        assertThat(info.get("cellsText").asString()).isEqualTo("21267647932558653966460912964485513216");
        assertThat(info.get("levels").asInt()).isEqualTo(16);
        assertThat(info.get("blocks").size()).isEqualTo(17);
        assertThat(info.get("lengthText").asString()).isEqualTo(json("solve " + LARGE + " --json").get("lengthText").asString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "generate " + LARGE + " | --window",
        "generate " + LARGE + " --window 4611686018427387900,0,9x9 | 4611686018427387904 rows",
        "generate " + LARGE + " --window 0,0,9x9 --zoom 17 | 0 to 16",
        "generate " + LARGE + " --zoom 1 | --window",
        "generate rectangle:9x9/wilson/seed:1 --window 0,0,3x3 | atlas",
        "generate " + LARGE + " --window 0,0,9x9 --braid 0.5 | braid",
        "generate " + LARGE + " --window 0,0,9x9 --animate generate --format gif | window",
        "solve " + LARGE + " --goal farthest | top-left",
        "solve " + LARGE + " --goal 5 | row,column",
        "solve " + LARGE + " --step 99999999999999999999999999999999999 | 0 to",
        "solve " + LARGE + " --step half --next | --next",
        "solve " + LARGE + " --solver a-star | --window",
        "solve rectangle:9x9/wilson/seed:1 --next | atlas",
        "info " + LARGE + "/x | transform",
    })
    void whatCannotWorkIsRefusedWithWhatDoes(String line, String word) {
        Run run = Run.of(line.strip());
        assertThat(run.code()).as(run.err()).isEqualTo(64);
        assertThat(run.err()).contains(word.strip());
    }
}
