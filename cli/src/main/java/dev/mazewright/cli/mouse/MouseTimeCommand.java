package dev.mazewright.cli.mouse;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.micromouse.RunDrawing;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.micromouse.ContestJson;
import dev.mazewright.formats.micromouse.SlalomFile;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.SlalomModel;
import dev.mazewright.micromouse.SlalomRun;
import dev.mazewright.micromouse.TimedPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code mazewright micromouse time}: the run of the least time by a model, beside the shortest path and that of the fewest turns. */
final class MouseTimeCommand extends Command {
    private static final int MOST_SCALE = 1000;
    private static final int SCALE = 10;

    private final TextValue file = options.optionalArgument("MAZE", "A maze: a file in any format that is read, - for standard input, or a recipe.");

    private final TextValue model = options.text(
            "--model", "MODEL", "The model of the mouse: classic, half, or a file in TOML (default: classic up to 16 x 16 cells, else half).");

    private final Flag example = options.flag("--example", "Print the file of a model, with all keys explained, and exit; with --model half, that one.");

    private final ContestOptions contest = new ContestOptions(options);

    private final Flag json = options.flag("--json", "Print JSON.");

    private final TextValue output = options.text("-o,--output", "FILE", "Draw the runs as smooth curves: a file .svg or .png.");

    private final TextValue scale = options.text("--scale", "N", "The scale of the drawing, 1:N (default: " + SCALE + ").");

    private final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    MouseTimeCommand(Terminal terminal) {
        super(
                terminal,
                "time",
                List.of(
                        "mazewright micromouse time maze.txt",
                        "mazewright micromouse time maze.txt --model mouse.toml -o run.svg",
                        "mazewright micromouse time --example"),
                "Times the run of the least time by a slalom model: straights, diagonals, and turns by 45, 90, 135 and 180 degrees.",
                "Beside it stand the shortest path and that of the fewest turns. Another mouse, with other numbers, may be faster on another path.");
    }

    @Override
    public Integer call() throws IOException {
        if (example.isGiven()) {
            terminal.out().print(SlalomFile.text(model.orElse("classic")));
            return ExitCode.OK;
        }
        if (!file.isGiven()) {
            throw new UsageException("time needs a maze: mazewright micromouse time MAZE; --example prints the file of a model");
        }
        String kind = output.isGiven() ? output.get().substring(output.get().lastIndexOf('.') + 1).toLowerCase(Locale.ROOT) : "";
        if (output.isGiven() && !kind.equals("svg") && !kind.equals("png")) {
            throw new UsageException("runs are drawn as .svg or .png, not as " + output.get());
        }
        Context context = Context.standard();
        ContestMaze maze = contest.read(file.get(), context, terminal);
        SlalomModel used = SlalomInput.model(model.orElse(SlalomFile.fitting(maze)));
        List<TimedPath> timed = TimedPath.of(maze, used);
        if (timed.isEmpty()) {
            terminal.say("mazewright: no path leads from the start " + maze.name(maze.start()) + " to the goal in " + file.get());
            return ExitCode.NO;
        }
        if (json.isGiven()) {
            writeJson(maze, used, timed);
        } else {
            print(maze, used, timed);
        }
        if (output.isGiven()) {
            draw(maze, used, timed, kind, context);
        }
        return ExitCode.OK;
    }

    private static String describe(SlalomModel model) {
        return String.format(
                Locale.ROOT,
                "model %s: cells of %s mm, turns at %s mm/s; straights %s mm/s2 to %s mm/s, diagonals %s mm/s2 to %s mm/s",
                model.name(), plain(model.cell()), plain(model.turnSpeed()), plain(model.straight().acceleration()), plain(model.straight().topSpeed()),
                plain(model.diagonal().acceleration()), plain(model.diagonal().topSpeed()));
    }

    private static String turns(SlalomModel model) {
        return String.format(
                Locale.ROOT, "turns in ms: 45 degrees %s, 90 %s, 135 %s, 180 %s, diagonal 90 %s", milliseconds(model.turn45()), milliseconds(model.turn90()),
                milliseconds(model.turn135()), milliseconds(model.turn180()), milliseconds(model.diagonal90()));
    }

    private static String milliseconds(long nanoseconds) {
        return plain(nanoseconds / 1e6);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    private static String seconds(SlalomRun run) {
        return String.format(Locale.ROOT, "%.3f s", run.seconds());
    }

    private void print(ContestMaze maze, SlalomModel used, List<TimedPath> timed) throws IOException {
        StringBuilder text = new StringBuilder(describe(used) + "\n" + turns(used) + "\n");
        for (TimedPath each : timed) {
            text.append(String.format(
                    Locale.ROOT, "%-13s %10s  %4d steps  %4d turns%n", each.kind().title() + ":", seconds(each.run()), each.steps(), each.turns(maze)).replace("\r", ""));
        }
        terminal.out().print(text.append("from the middle of the start to that of the goal, both at the speed of turns, along one path that is known\n").toString());
    }

    private void writeJson(ContestMaze maze, SlalomModel used, List<TimedPath> timed) throws IOException {
        JsonLine out = new JsonLine(terminal.out()).beginObject();
        ContestJson.writeTimes(maze, used, timed, out);
        out.endObject().endLine();
    }

    private void draw(ContestMaze maze, SlalomModel used, List<TimedPath> timed, String kind, Context context) throws IOException {
        int[] colours = {0x56B4E9, 0xE69F00, 0x00724D};
        double[] widths = {0.34, 0.17, 0.06};
        List<RunDrawing.Line> lines = new ArrayList<>();
        for (int i = 0; i < timed.size(); i++) {
            TimedPath each = timed.get(i);
            String text = each.kind().title() + ": " + seconds(each.run()) + ", " + Numbers.count(each.steps(), "step") + ", " + Numbers.count(each.turns(maze), "turn");
            lines.add(new RunDrawing.Line(text, each.run(), colours[i], widths[i]));
        }
        double divisor = scale.isGiven() ? Numbers.whole("scale", scale.get(), 1, MOST_SCALE) : SCALE;
        RunDrawing drawing = new RunDrawing(maze, lines, List.of(describe(used), turns(used)), used.cell() / divisor);
        boolean isPicture = kind.equals("png");
        if (isPicture) {
            context.requireMemory("the picture", drawing.pictureBytes());
        }
        Output.sweep(output.get());
        try (Output out = Output.open(output.get(), noClobber.isGiven(), terminal)) {
            if (isPicture) {
                drawing.writePng(out.stream());
            } else {
                drawing.writeSvg(out.stream());
            }
            out.commit();
        }
    }
}
