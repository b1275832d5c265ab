package dev.mazewright.tools.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program that verifies files sees what the measures of whole mazes see. */
class VerifyTest {
    @TempDir
    private Path folder;

    /** The lines it prints of a maze, after "perfect" or "not perfect". */
    private List<String> verify(Puzzle puzzle) throws IOException {
        Path file = folder.resolve("test.maze");
        try (OutputStream out = Files.newOutputStream(file)) {
            Formats.named("maze").writer().write(Document.of(puzzle), out);
        }
        StringBuilder report = new StringBuilder();
        boolean isPerfect = Verify.isPerfect(file, report);
        List<String> lines = report.toString().lines().toList();
        assertThat(lines.get(1).startsWith("perfect: ")).isEqualTo(isPerfect);
        return lines;
    }

    private static Puzzle make(String recipe) {
        return Recipe.parse(recipe).make();
    }

    @Test
    void agreesWithTheMeasuresOfWholeMazes() throws IOException {
        for (int seed = 0; seed < 60; seed++) {
            Puzzle puzzle = make("rectangle:" + (1 + seed % 23) + "x" + (1 + seed % 139) + "/kruskal"
                    + (seed % 3 == 0 ? "/braid:0.1" : "") + "/seed:" + seed);
            Maze maze = puzzle.maze();
            if (seed % 4 == 1 && maze.grid().columns() > 1 && maze.isOpen(maze.grid().first(), Rectangle.EAST)) {
                maze.wall(maze.grid().first(), Rectangle.EAST);
            }
            Measures measures = Measures.of(puzzle);
            long loops = measures.passages() - measures.cells() + measures.components();
            List<String> lines = verify(puzzle);
            assertThat(lines.get(1)).isEqualTo((measures.perfect() ? "perfect: " : "not perfect: ") + measures.cells() + " cells, "
                    + measures.passages() + " passages, " + measures.components() + " connected parts, " + loops + " loops");
            long[] counts = {measures.deadEnds(), measures.corridors(), measures.junctions(), measures.crossroads(), measures.straights(), measures.turns()};
            for (Kind kind : Kind.values()) {
                assertThat(lines.get(3 + kind.index).split(", ", -1)[1]).as("%s, seed %d", kind, seed).isEqualTo(Long.toString(counts[kind.index]));
            }
        }
    }

    /** As many passages as a perfect maze, but a loop in one part. */
    @Test
    void seesALoopThatAWallElsewhereMakesUpFor() throws IOException {
        Maze maze = new Maze(new Rectangle(2, 3, null).grid());
        long first = maze.grid().rowStart(0);
        maze.carve(first, Rectangle.EAST);
        maze.carve(maze.grid().rowStart(1), Rectangle.EAST);
        for (int column = 0; column < 3; column++) {
            maze.carve(first + column, Rectangle.SOUTH);
        }
        assertThat(verify(Puzzle.of(maze)).get(1)).isEqualTo("not perfect: 6 cells, 5 passages, 2 connected parts, 1 loops");
    }

    @Test
    void readsBlocksOfSeveralRowsAndTheRecipe() throws IOException {
        List<String> lines = verify(make("rectangle:700x600/wilson/seed:3"));
        assertThat(lines.getFirst()).isEqualTo("700 x 600 rectangle:700x600/wilson/seed:3");
        assertThat(lines.get(1)).startsWith("perfect: 420000 cells, 419999 passages");
    }

    /** 0.26 percentage points on 100 x 100, by an independent simulation of golden-facts.md. */
    @Test
    void deviationsAreThoseOfManyMazes() throws IOException {
        String[] deadEnds = verify(make("rectangle:700x600/wilson/seed:4")).get(3).split(", ", -1);
        assertThat(Double.parseDouble(deadEnds[4])).isCloseTo(0.26 * Math.sqrt(420_000), within(30.0));
        assertThat(Math.abs(Double.parseDouble(deadEnds[5]))).isLessThan(4);
        assertThat(verify(make("rectangle:20x20/wilson/seed:4")).get(3)).endsWith("NaN, NaN");
    }

    /** Manna, Dhar and Majumdar, 1992. */
    @Test
    void sharesAreThePublishedOnes() {
        double pi = Math.PI;
        assertThat(UniformMaze.share(Kind.DEAD_END)).isCloseTo(8 / (pi * pi) * (1 - 2 / pi), within(1e-12));
        assertThat(UniformMaze.share(Kind.TWO)).isCloseTo(4 / pi * (2 - 9 / pi + 12 / (pi * pi)), within(1e-12));
        assertThat(UniformMaze.share(Kind.THREE)).isCloseTo(2 * (1 - 2 / pi) * (1 - 6 / pi + 12 / (pi * pi)), within(1e-12));
        assertThat(UniformMaze.share(Kind.FOUR)).isCloseTo((4 / pi - 1) * (1 - 2 / pi) * (1 - 2 / pi), within(1e-12));
        assertThat(UniformMaze.share(Kind.STRAIGHT) + UniformMaze.share(Kind.TURN)).isCloseTo(UniformMaze.share(Kind.TWO), within(1e-12));
    }

    /** Exact means of golden-facts.md, section 2.2. */
    @Test
    void meansAreTheExactOnes() {
        double[][] means = {
            {21, 34, 207.587, 324.659, 157.921, 23.833, 66.255 + 60.421, 197.983},
            {41, 41, 490.526, 759.766, 372.893, 57.817, 146.482 + 146.482, 466.802}
        };
        for (double[] of : means) {
            for (Kind kind : Kind.values()) {
                assertThat(UniformMaze.mean(kind, (int) of[0], (int) of[1])).as("%s of %s", kind, of).isCloseTo(of[2 + kind.index], within(0.02));
            }
        }
    }

    @Test
    void everyDamagedByteIsFound() throws IOException {
        verify(make("rectangle:5x30/wilson/seed:5"));
        Path file = folder.resolve("test.maze");
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] ^= 4;
            Files.write(file, bytes);
            assertThatThrownBy(() -> Verify.isPerfect(file, new StringBuilder()))
                    .as("byte %d", i).isInstanceOf(IOException.class).hasMessageStartingWith("the file has ");
            bytes[i] ^= 4;
        }
    }

    @Test
    void sharesNoCodeWithTheGenerators() throws IOException {
        try (Stream<Path> sources = Files.list(Path.of("src/test/java", Verify.class.getPackageName().replace('.', '/')))) {
            for (Path source : sources.filter(file -> !file.endsWith("VerifyTest.java")).toList()) {
                assertThat(Files.readAllLines(source)).as(source.toString())
                        .filteredOn(line -> line.startsWith("import dev.mazewright."))
                        .allMatch(line -> line.startsWith("import dev.mazewright.tools.verify."));
            }
        }
    }
}
