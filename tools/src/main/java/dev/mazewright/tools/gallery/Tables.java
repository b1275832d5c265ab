package dev.mazewright.tools.gallery;

import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.option.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The tables of the gallery's page that solvers and transforms share a row each of. */
final class Tables {
    private Tables() {}

    /** The solvers: what they are, how many cells they visit, and how long their paths are. */
    static String solvers(List<SolverCard> solvers) {
        StringBuilder text = new StringBuilder("## The solvers\n\n");
        text.append("Measured on ").append(SolverCard.COUNT).append(" mazes each of ").append(SolverCard.SIDE);
        text.append(" x ").append(SolverCard.SIDE)
                .append(", from the top left to the bottom right corner: how many of the cells\n")
                .append("were visited, and, in the mazes with loops, how long the path is that was found, the shortest being 1.\n")
                .append("\n")
                .append("| solver | idea | options | cells visited in % of all: ")
                .append(String.join(" | ", SolverCard.MAZES.stream().map(maze -> "`" + maze + "`").toList()))
                .append(" | path with loops |\n|---|---|---|")
                .append("---|".repeat(SolverCard.MAZES.size() + 1))
                .append('\n');
        for (SolverCard solver : solvers) {
            text.append(solver(solver));
        }
        return text.append('\n').toString();
    }

    /** A solver's row. */
    static String solver(SolverCard solver) {
        List<String> cells = new ArrayList<>();
        cells.add(solver.entry().idea());
        cells.add(Markdown.options(solver.entry()));
        solver.results().forEach(result -> cells.add(Markdown.percent(result.visited())));
        SolverCard.Result looped = solver.results().getLast();
        String gaveUp = looped.gaveUp() == 0 ? "" : ", gave up on " + looped.gaveUp() + " of " + SolverCard.COUNT;
        cells.add((looped.shortest() == 0 ? "none" : Markdown.number(looped.detour(), 2)) + gaveUp);
        return Markdown.row("`" + solver.entry().name() + "`", cells);
    }

    /** The transforms: what they are, and what becomes of mazes. */
    static String transforms(TextureCard plain, Map<Entry<Transform>, TextureCard> transforms) {
        StringBuilder text = new StringBuilder("## The transforms\n\n");
        text.append("The texture of ").append(plain.mazes()).append(" mazes of 21 x 34 by `wilson` after each transform, with its defaults. What\n")
                .append("the number of `braid` means is in [recipes.md](recipes.md#braid).\n\n");
        text.append(Markdown.transformHead("transform"));
        text.append(Markdown.transformLine("none", plain));
        transforms.forEach((transform, card) -> text.append(Markdown.transformLine("`" + transform.name() + "`", card)));
        text.append('\n');
        transforms.keySet().forEach(transform -> text.append(transform(transform)));
        return text.toString();
    }

    private static String transform(Entry<Transform> transform) {
        String options = Markdown.options(transform);
        return "### " + transform.name() + "\n\n" + transform.idea() + "\n\n"
                + Thumbnail.ofTransform(transform).markdown(transform.name()) + "\n"
                + (options.isEmpty() ? "" : "Options: " + options + ".\n\n");
    }
}
