package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which solver {@code solve} takes, and that it says so. */
class SolveTest {
    private static String field(String json, String name) {
        return json.replaceFirst("(?s).*\"" + name + "\":(\\[[^]]*]|\"[^\"]*\"|[^,}]*)[,}].*", "$1");
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:20x30/eller/seed:1, breadth-first",
        "rectangle:20x30/sidewinder/seed:1, breadth-first",
        "rectangle:1000x1000/eller/seed:1, dead-end-filling",
        "rectangle:1000x1000/recursive-backtracker/seed:1, breadth-first",
        "rectangle:1000x1000/sidewinder/seed:1, climbing",
        "'rectangle:1100x1000/binary-tree:root=south-east/seed:1 --start 7,8', climbing",
        "rectangle:1000x1000/sidewinder/start:random/seed:1, dead-end-filling",
        "rectangle:1000x1000/sidewinder/seed:1 --goal left, dead-end-filling"
    })
    void takesTheQuickestSolverAndFindsTheSamePath(String arguments, String solver) {
        String solved = Run.of("solve " + arguments + " --json").out();
        assertThat(field(solved, "solver")).isEqualTo("\"" + solver + "\"");
        String searched = Run.of("solve " + arguments + " --json --solver breadth-first").out();
        for (String name : new String[] {"recipe", "start", "startPlace", "goal", "goalPlace", "solvable", "length", "path"}) {
            assertThat(field(solved, name).equals(field(searched, name))).as(name).isTrue();
        }
    }

    @Test
    void climbsInMazesThatFitIntoNoMemory() {
        Run run = Run.of("solve rectangle:2000000x4000/sidewinder/seed:1");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("recipe: rectangle:2000000x4000/sidewinder/seed:1");
        assertThat(run.out()).contains("solver   climbing\n", "goal     1999999,3999\n", " of 8000000000 cells\n");
    }

    @Test
    void climbsInSmallMazesIfAsked() {
        String arguments = "rectangle:5x6/binary-tree/seed:1 --goal 4,2 --goal 0,5 --solver ";
        Run climbed = Run.of("solve " + arguments + "climbing");
        Run searched = Run.of("solve " + arguments + "breadth-first");
        int drawing = searched.out().indexOf("solver");
        assertThat(drawing).isPositive();
        assertThat(climbed.out()).startsWith(searched.out().substring(0, drawing) + "solver   climbing\n");
        assertThat(climbed.err()).isEqualTo(searched.err());
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:5x6/wilson/seed:1",
        "rectangle:5x6/sidewinder/braid:1/seed:1",
        "cylinder:5x6/sidewinder/seed:1",
        "rectangle:5x6/sidewinder/seed:1 --goal random",
        "rectangle:5x6/sidewinder/seed:1 -o -"
    })
    void saysWhatCanBeClimbed(String arguments) {
        Run run = Run.of("solve " + arguments + " --solver climbing");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("climbing solves recipes of binary-tree and sidewinder");
    }

    // ---- pictures of one pixel a tile

    @Test
    void picturesAreSolvedInTheirOwnSizeUnlessADrawingIsAskedFor(@TempDir Path folder) throws IOException {
        Path picture = folder.resolve("maze.png");
        Path solved = folder.resolve("solved.png");
        Run.of("generate rectangle:30x40/wilson/open:0,0.top/open:29,39.bottom/seed:1 --cell-size 2 --wall-thickness 1 --margin 0 -o "
                + picture);
        String shown = Run.of("solve " + picture + " --json").out();
        for (String command : List.of("solve " + picture, "convert --solution " + picture)) {
            Files.deleteIfExists(solved);
            Run run = Run.of(command + " -o " + solved);
            assertThat(run.code()).as(run.err()).isZero();
            BufferedImage image = ImageIO.read(solved.toFile());
            assertThat(image.getWidth()).isEqualTo(81);
            assertThat(image.getHeight()).isEqualTo(61);
            int path = 0;
            for (int y = 0; y < 61; y++) {
                for (int x = 0; x < 81; x++) {
                    path += (image.getRGB(x, y) & 0xFFFFFF) == 0x56B4E9 ? 1 : 0;
                }
            }
            assertThat(path).as(command).isEqualTo(Integer.parseInt(field(shown, "length")) + 1);
        }
        assertThat(Run.of("solve " + picture + " -o " + solved + " --cell-size 3").code()).isZero();
        assertThat(ImageIO.read(solved.toFile()).getWidth()).isGreaterThan(3 * 81 - 1);
    }

    @Test
    void printsTheTimeOfEachPartForDebugging(@TempDir Path folder) {
        Path picture = folder.resolve("maze.png");
        Run.of("generate tiles:30x40/rooms/seed:1 --cell-size 1 -o " + picture);
        String command = "solve " + picture + " --start top-left --goal bottom-right -o " + folder.resolve("solved.png");
        assertThat(Run.of(command).err()).isEmpty();
        assertThat(Run.of(command + " --debug").err().lines())
                .hasSize(3)
                .allMatch(line -> line.matches("(reading|solving|writing) the maze: [0-9]+\\.[0-9]+ ms"));
    }
}
