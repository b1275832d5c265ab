package dev.mazewright.cli.mouse;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.RuleSet;
import dev.mazewright.micromouse.WallList;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code mazewright micromouse plan}: what it takes to build a contest maze: a floor plan on sheets, and a list of its walls. */
final class MousePlanCommand extends Command {
    private static final int CLASSIC = 180;
    private static final int HALF = 90;
    /** The thickness of a wall, of a cell: 12 mm of 180, 6 of 90. */
    private static final int PARTS = 15;
    /** The most that the parameter of pages takes, in mm. */
    private static final int MOST_FLAG = 100;

    private final TextValue file = options.argument("MAZE", "A maze: a file in any format that is read, - for standard input, or a recipe.");

    private final TextValue output = options.text("-o,--output", "FILE", "Write the floor plan at its real size, on sheets with marks to join them: a file .pdf or .ps.");

    private final TextValue paper = options.text("--paper", "SIZE", "The paper of the sheets, such as a4, a3 or letter (default: a4).");

    private final TextValue cell = options.text(
            "--cell", "MM", "The side of a cell in mm, 10 to 200 (default: " + CLASSIC + " up to 16 x 16 cells, else " + HALF + ").");

    private final ContestOptions contest = new ContestOptions(options);

    private final Flag json = options.flag("--json", "Print the list of walls as JSON.");

    private final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    MousePlanCommand(Terminal terminal) {
        super(
                terminal,
                "plan",
                List.of(
                        "mazewright micromouse plan maze.txt",
                        "mazewright micromouse plan maze.txt -o plan.pdf --paper a3",
                        "mazewright micromouse plan half.txt --cell 90 -o plan.pdf"),
                "Lists the walls of a maze to cut, and writes its floor plan at its real size, tiled over sheets.");
    }

    @Override
    public Integer call() throws IOException {
        Context context = Context.standard();
        ContestMaze maze = contest.read(file.get(), context, terminal);
        int standard = Math.max(maze.width(), maze.height()) <= RuleSet.CLASSIC.width() ? CLASSIC : HALF;
        int side = cell.isGiven() ? (int) Numbers.whole("side of a cell in mm", cell.get(), 10, 200) : standard;
        if (!output.isGiven() && paper.isGiven()) {
            throw new UsageException("--paper is for a floor plan; name its file: -o plan.pdf");
        }
        if (output.isGiven()) {
            write(maze, side, context);
        }
        WallList walls = WallList.of(maze);
        if (json.isGiven()) {
            writeJson(walls, side);
        } else {
            print(walls, side);
        }
        return ExitCode.OK;
    }

    private void write(ContestMaze maze, int side, Context context) throws IOException {
        Format format = Formats.ofFile(output.get());
        if (format == null || !format.options().contains(Sheets.TILE_PAGES)) {
            throw new UsageException("a floor plan is a file .pdf or .ps, not " + output.get());
        }
        Map<Option<?>, String> given = Map.of(
                Style.PAPER, paper.orElse("a4"), PageSetup.CELL_MM, Integer.toString(Math.min(side, MOST_FLAG)), Sheets.TILE_PAGES, Sheets.AUTO,
                PageSetup.LINE_WIDTH, millimetres((double) side / PARTS) + "mm");
        FileParameters parameters = new FileParameters(format, given::get, null, option -> "--" + option.key());
        Style sheets = parameters.style();
        Style style = sheets.with(sheets.page().with(sheets.page().orientation(), side)); // the flag takes less
        Document document = new Document(maze.puzzle(), null, style).within(context);
        Output.sweep(output.get());
        try (Output out = Output.open(output.get(), noClobber.isGiven(), terminal)) {
            format.write(document, out.stream());
            out.commit();
        }
    }

    private static String millimetres(double length) {
        return length == Math.rint(length) ? Long.toString((long) length) : String.format(Locale.ROOT, "%.1f", length);
    }

    /** The length of a run of walls with the posts at its ends, in mm. */
    private static double length(int cells, int side) {
        return cells * side + (double) side / PARTS;
    }

    private void print(WallList walls, int side) throws IOException {
        String gap = millimetres(side - (double) side / PARTS);
        StringBuilder text = new StringBuilder();
        text.append("cells of ").append(side).append(" mm; walls and posts ").append(millimetres((double) side / PARTS)).append(" mm thick\n");
        text.append(walls.posts()).append(" posts, ").append(walls.barePosts()).append(" of them without a wall\n");
        text.append(walls.outerWalls()).append(" outer and ").append(walls.innerWalls()).append(" inner walls of ").append(gap).append(" mm, between posts\n");
        text.append("or, of one piece, inner walls with the posts at their ends:\n");
        walls.innerRuns().forEach((cells, count) -> text.append(String.format(Locale.ROOT, "%6d of %s mm, over %s\n", count, millimetres(length(cells, side)), Numbers.count(cells, "cell"))));
        terminal.out().print(text.toString());
    }

    private void writeJson(WallList walls, int side) throws IOException {
        JsonLine out = new JsonLine(terminal.out()).beginObject();
        out.name("cell").value((long) side).name("posts").value(walls.posts()).name("barePosts").value(walls.barePosts());
        out.name("outerWalls").value(walls.outerWalls()).name("innerWalls").value(walls.innerWalls());
        out.name("innerRuns").array(walls.innerRuns().entrySet(), run -> out.beginObject()
                .name("cells").value((long) run.getKey()).name("millimetres").value(length(run.getKey(), side)).name("count").value((long) run.getValue()).endObject());
        out.endObject().endLine();
    }
}
