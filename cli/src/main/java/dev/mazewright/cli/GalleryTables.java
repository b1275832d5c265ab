package dev.mazewright.cli;

import dev.mazewright.core.Transform;
import dev.mazewright.core.analyse.TextureCard;
import dev.mazewright.core.option.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The tables of the gallery's page that solvers and transforms share a row each of. */
final class GalleryTables {
    private GalleryTables() {}

    /** The solvers: what they are, how much they look at, and how long their ways are. */
    static String solvers(List<GallerySolver> solvers) {
        StringBuilder text = new StringBuilder("## The solvers\n\n");
        text.append("Measured on ").append(GallerySolver.COUNT).append(" mazes each of ").append(GallerySolver.SIDE);
        text.append(" x ").append(GallerySolver.SIDE)
                .append(", from the top left to the bottom right corner: how many of the cells\n")
                .append("were looked at, and, in the mazes with loops, how long the way is that was found, the shortest being 1.\n")
                .append("\n")
                .append("| solver | idea | options | cells looked at in % of all: ")
                .append(String.join(" | ", GallerySolver.MAZES.stream().map(maze -> "`" + maze + "`").toList()))
                .append(" | way with loops |\n|---|---|---|")
                .append("---|".repeat(GallerySolver.MAZES.size() + 1))
                .append('\n');
        for (GallerySolver solver : solvers) {
            text.append(solver(solver));
        }
        return text.append('\n').toString();
    }

    /** A solver's row. */
    static String solver(GallerySolver solver) {
        List<String> cells = new ArrayList<>();
        cells.add(solver.entry().idea());
        cells.add(GalleryText.options(solver.entry()));
        solver.results().forEach(result -> cells.add(GalleryText.percent(result.visited())));
        GallerySolver.Result looped = solver.results().getLast();
        String gaveUp = looped.gaveUp() == 0 ? "" : ", gave up on " + looped.gaveUp() + " of " + GallerySolver.COUNT;
        cells.add((looped.shortest() == 0 ? "none" : GalleryText.number(looped.detour(), 2)) + gaveUp);
        return GalleryText.row("`" + solver.entry().name() + "`", cells);
    }

    /** The transforms: what they are, and what becomes of mazes. */
    static String transforms(TextureCard plain, Map<Entry<Transform>, TextureCard> transforms) {
        StringBuilder text = new StringBuilder("## The transforms\n\n");
        text.append("What becomes of ").append(plain.mazes()).append(" mazes of 21 x 34 by `wilson`, with the defaults.\n\n");
        text.append(GalleryText.transformHead("transform"));
        text.append(GalleryText.transformLine("none", plain));
        transforms.forEach((transform, card) -> text.append(GalleryText.transformLine("`" + transform.name() + "`", card)));
        text.append('\n');
        transforms.keySet().forEach(transform -> text.append(transform(transform)));
        return text.toString();
    }

    private static String transform(Entry<Transform> transform) {
        String options = GalleryText.options(transform);
        return "### " + transform.name() + "\n\n" + transform.idea() + "\n\n"
                + GalleryPicture.ofTransform(transform).markdown(transform.name()) + "\n"
                + (options.isEmpty() ? "" : "Options: " + options + ".\n\n");
    }
}
