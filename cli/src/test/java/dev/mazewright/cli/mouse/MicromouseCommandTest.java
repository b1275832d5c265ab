package dev.mazewright.cli.mouse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.cli.command.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code micromouse check} and {@code drive}, as a user runs them. */
class MicromouseCommandTest {
    private static final String MAZE = """
            o---o---o---o---o---o---o
            |                       |
            o   o---o---o---o---o   o
            |   |               |   |
            o   o   o---o---o   o   o
            |       | G   G     |   |
            o   o   o   o   o   o   o
            |   |   | G   G |   |   |
            o   o   o---o---o   o   o
            |   |               |   |
            o   o---o---o---o---o   o
            | S |                   |
            o---o---o---o---o---o---o
            """;

    @TempDir Path folder;

    private MazeFile maze;

    @BeforeEach
    void writeMaze() throws IOException {
        maze = MazeFile.of(folder, MAZE);
    }

    private static String java(String mouse) {
        return "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
                + Path.of("target", "test-classes").toAbsolutePath() + "' dev.mazewright.cli.mouse." + mouse;
    }

    private static Map<String, Object> json(String line) {
        return Json.object(line);
    }

    @Test
    void aSoundMazeHasNoNoteAndAnOpenOneIsAnError() throws IOException {
        Run sound = maze.run("check", "--size", "6x6");
        assertThat(sound.out()).isEqualTo(maze + ": 6 x 6, rules of classic: keeps all 10\n"
                + "rules of classic: what any of the lists of UKMARS, IEEE Region 6, APEC and the NTF asks for\n");
        assertThat(sound.code()).isZero();
        maze.write(MAZE.replace("| S |", "  S |"));
        Run open = maze.run("check");
        assertThat(open.code()).isEqualTo(1);
        assertThat(open.out()).contains("error 1 outline: the outer wall has a gap at 1 cell: (0, 0)", "error 2 start: ", "note  4 size: ");
    }

    @Test
    void anAnnouncedGoalIsCheckedByAnyRules() {
        Run run = maze.run("check", "--rules", "mms", "--goal", "4,4");
        assertThat(run.out()).contains("rules of mms: breaks 1 of 9", "note  5 goal-place: the goal is (2, 2) (3, 2) (2, 3) (3, 3), not (4, 4)");
    }

    @Test
    void jsonHasRuleNumbersAndCells() {
        Map<String, Object> found = json(maze.run("check", "--json", "--rules", "half", "--goal", "0,1").out());
        assertThat(found).containsEntry("valid", true).containsEntry("rules", "half").containsEntry("source", "half-size micromouse: NTF, UKMARS");
        assertThat(found).containsEntry("goals", List.of(List.of(2L, 2L), List.of(3L, 2L), List.of(2L, 3L), List.of(3L, 3L)));
        assertThat(found.toString()).contains("rule=5", "name=goal-place").doesNotContain("rule=4");
    }

    /** The goal that the contest announced is held against that of the file; a file without one has the announced one. */
    @Test
    void theGoalThatIsAnnouncedIsHeldAgainstTheFiles() throws IOException {
        assertThat(maze.run("check", "--size", "6x6", "--goal", "2,2-3,3").out()).contains("keeps all 10");
        Run other = maze.run("check", "--size", "6x6", "--goal", "1,4");
        assertThat(other.code()).isZero();
        assertThat(other.out()).contains("note  5 goal-place: the goal is (2, 2) (3, 2) (2, 3) (3, 3), not (1, 4)");
        maze.write(MAZE.replace('G', ' '));
        assertThat(maze.run("check", "--size", "6x6", "--goal", "1,4").out()).doesNotContain("goal-place");
    }

    @Test
    void aMazeThatCannotBeReadDoesNotStopTheOthers() {
        Run run = Run.with("", "micromouse", "drive", "--mouse", java("FloodMouse"), "--csv", folder.resolve("none.txt").toString(), maze.toString(), "hexagon:5x5/wilson/seed:1");
        assertThat(run.code()).isEqualTo(66);
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(1)).startsWith(maze + ",yes,finished,0,");
        assertThat(run.err()).contains("none.txt", "not a hexagon", "reached 1 of 1 goal");
        assertThat(Run.with("", "micromouse", "drive", "--mouse", "true", folder.resolve("none.txt").toString()).code()).isEqualTo(66);
    }

    @Test
    void aRecordingThatExistsIsRefusedBeforeTheRun() throws IOException {
        Path ran = folder.resolve("ran");
        Run run = maze.run("drive", "--mouse", "touch '" + ran + "'", "--record", Files.createFile(folder.resolve("old.svg")).toString(), "--no-clobber");
        assertThat(run.code()).isEqualTo(73);
        assertThat(ran).doesNotExist();
    }

    @Test
    void aRecordingThatIsCutIsCalledSo() {
        String said = "the recording ends after 1000000 events";
        String record = folder.resolve("run.svg").toString();
        assertThat(maze.run("drive", "--mouse", "yes setWall 0 0 n | head -n 1000001", "--record", record).err()).contains(said);
        assertThat(maze.run("drive", "--mouse", "yes setWall 0 0 n | head -n 1000000", "--record", record).err()).doesNotContain(said);
    }

    @Test
    void badInputOfOneFileDoesNotStopTheOthers() {
        Run run = Run.with("", "micromouse", "check", folder.resolve("none.txt").toString(), maze.toString());
        assertThat(run.code()).isEqualTo(66);
        assertThat(run.out()).startsWith(maze + ": 6 x 6");
        assertThat(maze.run("check", "--rules", "uks").err()).contains("unknown set of rules 'uks'; did you mean uk?");
        assertThat(maze.run("check", "--goal", "9,9").code()).isEqualTo(64);
        assertThat(Run.of("micromouse check hexagon:5x5/wilson/seed:1").err()).contains("full rectangle of squares, not a hexagon");
    }

    @Test
    void aFloodFillReachesTheGoalAndItsScoreIsCounted() {
        Run run = maze.run("drive", "--mouse", java("FloodMouse"), "--json");
        assertThat(run.code()).as(run.err()).isZero();
        Map<String, Object> found = json(run.out());
        assertThat(found).containsEntry("reached", true).containsEntry("end", "finished").containsEntry("exit", 0L).containsEntry("invalid", 0L).containsEntry("crashes", 0L);
        double steps = (Double) found.get("stepsToGoal");
        // each move of one square counts 1, or 2 half-steps; one run, so the score is 1.1 times moves and turns
        long turns = (Long) found.get("turns");
        assertThat((Double) found.get("scoreByReadme")).isEqualTo(Math.rint(1100 * (steps + turns)) / 1000);
        assertThat((Double) found.get("scoreByCode")).isEqualTo(Math.rint(1100 * (2 * steps + turns)) / 1000);
    }

    @Test
    void aWallFollowerIsEndedByItsSteps() {
        Run run = maze.run("drive", "--mouse", java("WallMouse"), "--steps", "50", "--csv");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().getFirst()).startsWith("maze,reached,end,exit,to goal,steps,turns,moves,crashes,score by code,score by readme");
        assertThat(run.lines().get(1)).startsWith(maze + ",no,step limit,,,50,").contains(",0,2000.00,2000.00,");
        assertThat(maze.run("drive", "--mouse", java("WallMouse"), "--goal", "0,3", "--until-goal", "--csv").lines().get(1))
                .startsWith(maze + ",yes,goal,,3,3,");
    }

    @Test
    void aRunIsRecordedAndLogged() throws IOException {
        for (String file : List.of("run.svg", "run.gif")) {
            Path written = folder.resolve(file);
            Run run = maze.run("drive", "--mouse", java("FloodMouse"), "--record", written.toString());
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(Files.size(written)).isGreaterThan(500);
        }
        assertThat(Files.readString(folder.resolve("run.svg"))).contains("id=\"solution\"");
        Path logs = folder.resolve("logs");
        Run failed = maze.run("drive", "--mouse", "echo why >&2; exit 7", maze.toString(), "--logs", logs.toString());
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.err()).contains("reached 0 of 2 goals", "exit code 7; its last line of log: why");
        List<String> names = new ArrayList<>();
        try (var files = Files.list(logs)) {
            files.forEach(each -> names.add(each.getFileName().toString()));
        }
        assertThat(names).containsExactlyInAnyOrder("1-maze.txt.log", "2-maze.txt.log");
        assertThat(logs.resolve("1-maze.txt.log")).hasContent("why");
    }

    @Test
    void whatCannotBeDrivenIsRefused() {
        assertThat(maze.run("drive").err()).contains("drive needs the command of a mouse: --mouse ./mouse");
        assertThat(maze.run("drive", "--mouse", "true", maze.toString(), "--record", "a.svg").code()).isEqualTo(64);
        assertThat(maze.run("drive", "--mouse", "true", "--record", "a.mov").err()).contains("no known extension");
        assertThat(maze.run("drive", "--mouse", "true", "--steps", "0").code()).isEqualTo(64);
        assertThat(Run.of("micromouse").out()).contains("check", "drive");
    }
}
