package dev.mazewright.cli.mouse;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.micromouse.ContestJson;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.ContestRule;
import dev.mazewright.micromouse.MazeCheck;
import dev.mazewright.micromouse.MazeCheck.Broken;
import dev.mazewright.micromouse.RuleSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code mazewright micromouse check}: the rules of a contest that mazes break. */
final class MouseCheckCommand extends Command {
    private static final int MOST_SHOWN = 6;

    private final TextValue file = options.argument("FILE", "A maze: a file in any format that is read, - for standard input, or a recipe.");

    private final Texts others = options.moreArguments("FILE", "More mazes.");

    private final TextValue rules = options.text(
            "--rules", "classic|half|uk|apec|mms", "Whose rules (default: classic for mazes of up to 16 x 16 cells, else half).");

    private final TextValue size = options.text("--size", "COLUMNSxROWS", "The size that the contest announced; one number for both.");

    private final ContestOptions contest = new ContestOptions(options);

    private final Flag json = options.flag("--json", "Print a JSON document for each maze, in a line.");

    MouseCheckCommand(Terminal terminal) {
        super(
                terminal,
                "check",
                List.of(
                        "mazewright micromouse check maze.txt",
                        "mazewright micromouse check --rules half --goal 12,12-14,14 half.txt",
                        "mazewright micromouse check --rules mms --json mazes/*.txt"),
                "Lists the rules of a contest that mazes break.",
                "Errors are a gap in the outer wall, a wrong start, and a goal that cannot be reached: exit code 1. All else are notes, since many"
                        + " contest mazes break those rules.");
    }

    @Override
    public Integer call() throws IOException {
        List<String> inputs = new ArrayList<>(List.of(file.get()));
        inputs.addAll(others.get());
        RuleSet given = rules.isGiven() ? RuleSet.named(rules.get()) : null;
        int[] announced = size.isGiven() ? ContestOptions.size(size.get()) : null;
        int code = ExitCode.OK;
        int errors = 0;
        int clean = 0;
        Set<RuleSet> used = EnumSet.noneOf(RuleSet.class);
        for (String input : inputs) {
            try {
                ContestMaze maze = contest.readWithOwnGoal(input, Context.standard(), terminal);
                RuleSet set = given != null ? given : RuleSet.fitting(maze);
                MazeCheck check = check(set, maze, announced);
                used.add(set);
                List<Broken> broken = check.run(maze);
                boolean isError = broken.stream().anyMatch(each -> each.rule().isError());
                errors += isError ? 1 : 0;
                clean += broken.isEmpty() ? 1 : 0;
                code = isError && code == ExitCode.OK ? ExitCode.NO : code;
                if (json.isGiven()) {
                    writeJson(input, maze, set, broken);
                } else {
                    print(input, maze, check, broken);
                }
            } catch (BadDataException | NoInputException | UsageException e) {
                if (inputs.size() == 1) {
                    throw e;
                }
                terminal.say(ContestOptions.refusal(input, e));
                code = code == ExitCode.OK || code == ExitCode.NO ? ExitCode.of(e) : code;
            }
        }
        for (RuleSet set : json.isGiven() ? Set.<RuleSet>of() : used) {
            terminal.out().print("rules of " + set.key() + ": " + set.title() + "\n");
        }
        if (inputs.size() > 1) {
            terminal.say(Numbers.count(inputs.size(), "maze") + ": " + clean + " without a note, " + errors + " with errors");
        }
        return code;
    }

    private MazeCheck check(RuleSet set, ContestMaze maze, int @Nullable [] announced) {
        MazeCheck check = announced == null ? MazeCheck.of(set) : MazeCheck.of(set).withSize(announced[0], announced[1]);
        return contest.hasGoal() ? check.withGoals(contest.goals(maze)) : check;
    }

    private void print(String input, ContestMaze maze, MazeCheck check, List<Broken> broken) throws IOException {
        int checked = check.checked().size();
        StringBuilder text = new StringBuilder(input + ": " + maze.width() + " x " + maze.height() + ", rules of " + check.rules().key() + ": "
                + (broken.isEmpty() ? "keeps all " + checked : "breaks " + broken.size() + " of " + checked) + "\n");
        for (Broken each : broken) {
            text.append(each.rule().isError() ? "  error " : "  note  ").append(each.rule().number()).append(' ').append(each.rule().key()).append(": ")
                    .append(each.message()).append(places(each, maze)).append('\n');
        }
        terminal.out().print(text.toString());
    }

    private static String places(Broken broken, ContestMaze maze) {
        if (broken.cells().isEmpty() || broken.rule() == ContestRule.START || broken.rule() == ContestRule.GOAL_PLACE) {
            return "";
        }
        int width = broken.rule() == ContestRule.POSTS ? maze.width() + 1 : maze.width();
        int more = broken.cells().size() - MOST_SHOWN;
        return ": " + String.join(" ", broken.cells().stream().limit(MOST_SHOWN).map(each -> "(" + each % width + ", " + each / width + ")").toList())
                + (more > 0 ? " and " + more + " more" : "");
    }

    private void writeJson(String input, ContestMaze maze, RuleSet set, List<Broken> broken) throws IOException {
        JsonLine out = new JsonLine(terminal.out()).beginObject();
        out.name("input").value(input).name("rules").value(set.key()).name("source").value(set.title());
        ContestJson.writeMaze(maze, out);
        ContestJson.writeBroken(maze, broken, out);
        out.endObject().endLine();
    }
}
