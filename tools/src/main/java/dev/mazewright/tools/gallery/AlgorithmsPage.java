package dev.mazewright.tools.gallery;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.measure.KnownDeadEnds;
import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.option.Entry;
import dev.mazewright.tools.gallery.GeneratorCard.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The text of algorithms.md, from what was measured. */
final class AlgorithmsPage {
    /** How a line begins that is not the same on every machine. */
    static final String TIME = "Time: ";

    private AlgorithmsPage() {}

    /** The whole page. Transforms are described by the texture of their mazes, after that of mazes without any. */
    static String of(
            List<GeneratorCard> cards,
            List<SolverCard> solvers,
            TextureCard plain,
            Map<Entry<Transform>, TextureCard> transforms) {
        StringBuilder page = new StringBuilder(intro());
        page.append(certificates(cards));
        page.append("## The generators\n\n").append(legend());
        cards.forEach(card -> page.append(card(card)));
        page.append(solvers(solvers)).append(transforms(plain, transforms));
        return page.toString();
    }

    private static String intro() {
        return """
                # The algorithms

                How mazes are generated, solved and transformed, with measurements: a handout. `./mazewright gallery -o docs`
                measures and writes this page and its pictures again. Except for the times, its numbers are the same on every
                machine: those of the recipes with the seeds 0, 1, 2 and so on.

                """;
    }

    private static String legend() {
        return """
                Each card has the mean and, in brackets, the standard deviation of one maze. *River* is the share of cells with two
                passages; of these, *turns* do not go straight on. *Junctions* have three passages, *crossroads* four. *Solution*
                is the share of the cells on the path from the start to the goal, *diameter* the steps between the two cells that
                are farthest apart, and [difficulty](difficulty.md) a number from 0 to 100. Start and goal are the top left and
                the bottom right corner, but for `path-first`, `rooms` and `dig`: those rows are for the start and the goal that
                the generator itself chooses. Many textures change with the size, so each row gives it. Memory is computed for
                1000 x 1000 cells and includes the maze.

                """ + machine();
    }

    private static String machine() {
        return TIME + "measured on one machine (" + System.getProperty("os.name") + ", " + System.getProperty("os.arch")
                + ", Java " + System.getProperty("java.version") + "), on one thread, the best of some runs: a hint, no promise.\n\n";
    }

    // ---- certificates

    private static String certificates(List<GeneratorCard> cards) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, """
                ## Certificates

                Is every maze equally likely? There are 192 mazes of 3 x 3. Of %d mazes each should occur about 1000 times.
                *Chi-square* measures how far the counts are from that: about 191 if all are equally likely, and then \
                above %s once in 1000 tests.
                Uniform mazes of 21 x 34 have %s dead ends on average, exactly (transfer currents: Burton and Pemantle, 1993).
                A generator is called uniform here if its chi-square is below that limit *and* its dead ends are as many, \
                within 4 standard errors.
                For Wilson (1996) and for Aldous (1990) and Broder (1989) there are proofs; a test can only fail to see a difference.

                Is every maze as likely as the generator's definition makes it? A second program follows each definition through all \
                its random choices,
                in fractions. *As defined* is the probability that %d mazes of 3 x 3 differ from these probabilities as much as they do,
                or are as much too close: small if the generator is not as defined. With that many mazes even Houston's bias is seen. \
                `./mazewright certify`
                runs this test, and others, on any generator.

                *Expected* are dead ends that others found: exactly, or by a simulation written without this program. *Apart* is the
                difference in standard errors of both.

                | generator | mazes reached of 192 | chi-square | uniform? | as defined, p | dead ends at 21 x 34 | expected | apart |
                |---|---|---|---|---|---|---|---|
                """, Variant.CENSUS_MAZES, Markdown.number(Variant.Verdict.limit(), 2), Markdown.number(KnownDeadEnds.UNIFORM, 3),
                AsDefined.SAMPLES));
        for (GeneratorCard card : cards) {
            card.figures().forEach(figures -> text.append(certificate(figures)));
        }
        return text.append('\n').toString();
    }

    private static String certificate(Figures figures) {
        Variant.Verdict verdict = figures.verdict();
        if (verdict == null) {
            return "";
        }
        Spread ends = figures.small().count(TextureCard.Kind.DEAD_ENDS);
        KnownDeadEnds known = KnownDeadEnds.of(figures.variant().text());
        return Markdown.row(
                "`" + figures.variant().text() + "`",
                List.of(
                        Integer.toString(verdict.reached()),
                        Markdown.number(verdict.chiSquare(), 1),
                        figures.seemsUniform() ? "**yes**" : "no",
                        p(figures.asDefined()),
                        Markdown.spread(ends, 1, 2),
                        known == null ? "" : Markdown.number(known.mean(), 2) + " (" + known.source() + ")",
                        known == null ? "" : Markdown.number(known.apart(ends.mean(), ends.error()), 1)));
    }

    private static String p(AsDefined asDefined) {
        if (!asDefined.isTested()) {
            return "-";
        }
        return (asDefined.passes() ? "" : "**no**, ") + Markdown.number(asDefined.p(), 3);
    }

    // ---- cards

    private static String card(GeneratorCard card) {
        StringBuilder text = new StringBuilder();
        text.append("### ").append(card.entry().name()).append("\n\n");
        text.append(card.entry().idea()).append("\n\n");
        text.append(GalleryPicture.of(card.entry()).markdown(card.entry().name())).append('\n');
        String options = Markdown.options(card.entry());
        text.append(options.isEmpty() ? "" : "Options: " + options + ".\n\n");
        text.append("Runs on: ").append(String.join(", ", Catalog.shapes(card.entry()))).append(".\n\n");
        text.append(uniformity(card.figures().getFirst()));
        text.append(asDefined(card.figures().getFirst().asDefined()));
        boolean trees = card.figures().getFirst().variant().isOfSquares();
        text.append(Markdown.head("measured", Markdown.columns(trees)));
        for (Figures figures : card.figures()) {
            lines(figures).forEach(text::append);
        }
        return text.append("\nMemory: ")
                .append(Markdown.number(card.bytes(), 2))
                .append(trees ? " bytes a cell" : " bytes a tile")
                .append(", at 4000 x 4000.\n\n")
                .append(time(card.time(), trees ? " cell" : " tile"))
                .toString();
    }

    private static String time(GeneratorCard.Time time, String of) {
        return TIME + Markdown.number(time.nanosPerCell(), time.nanosPerCell() < 10 ? 1 : 0) + " ns a" + of + ", at "
                + time.side() + " x " + time.side() + ".\n\n";
    }

    private static String uniformity(Figures figures) {
        Variant.Verdict verdict = figures.verdict();
        if (verdict == null) {
            return "Uniform: not defined" + (figures.variant().isOfSquares() ? "" : " for tiles")
                    + ", since its mazes are no spanning trees of a grid.\n\n";
        }
        String statistic = "chi-square " + Markdown.number(verdict.chiSquare(), 1) + ", limit "
                + Markdown.number(Variant.Verdict.limit(), 2);
        return "Uniform: "
                + (figures.seemsUniform() ? "**yes**, no difference was seen (" : "no (")
                + statistic
                + (verdict.passes() && !figures.seemsUniform() ? ", but its dead ends at 21 x 34 differ" : "")
                + ").\n\n";
    }

    private static String asDefined(AsDefined asDefined) {
        if (!asDefined.isTested()) {
            return "As defined: not tested: " + asDefined.whyNone() + ".\n\n";
        }
        return "As defined: " + (asDefined.passes() ? "yes" : "**no**") + " (p = " + Markdown.number(asDefined.p(), 3) + "; "
                + AsDefined.SAMPLES + " mazes of 3 x 3 against the exact probabilities of " + asDefined.mazes() + ").\n\n";
    }

    /** The lines of a variant's texture table, the smaller size first. */
    static List<String> lines(Figures figures) {
        List<String> lines = new ArrayList<>();
        lines.add(line(figures.variant(), figures.small(), KnownDeadEnds.ROWS, KnownDeadEnds.COLUMNS));
        lines.add(line(figures.variant(), figures.large(), Variant.LARGE_SIDE, Variant.LARGE_SIDE));
        return lines;
    }

    /** A line of a variant's texture table. */
    static String line(Variant variant, TextureCard card, int rows, int columns) {
        String option = variant.option().isEmpty() ? "" : "`" + variant.option() + "`, ";
        return Markdown.line(
                option + card.mazes() + " of " + rows + " x " + columns, card, Markdown.columns(variant.isOfSquares()));
    }

    // ---- solvers and transforms, a row each

    /** The solvers: what they are, how many cells they visit, and how long their paths are. */
    private static String solvers(List<SolverCard> solvers) {
        String mazes = String.join(" | ", SolverCard.MAZES.stream().map(maze -> "`" + maze + "`").toList());
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, """
                ## The solvers

                Measured on %d mazes each of %d x %d, from the top left to the bottom right corner: how many of the cells
                were visited, and, in the mazes with loops, how long the path is that was found, the shortest being 1.

                | solver | idea | options | cells visited in %% of all: %s | path with loops |
                |---|---|---|%s
                """, SolverCard.COUNT, SolverCard.SIDE, SolverCard.SIDE, mazes, "---|".repeat(SolverCard.MAZES.size() + 1)));
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
    private static String transforms(TextureCard plain, Map<Entry<Transform>, TextureCard> transforms) {
        StringBuilder text = new StringBuilder("## The transforms\n\n");
        text.append("The texture of ").append(plain.mazes()).append(" mazes of 21 x 34 by `wilson` after each transform, with its defaults. What\n")
                .append("the number of `braid` means is in [recipes.md](recipes.md#braid).\n\n");
        text.append(Markdown.head("transform", Markdown.OF_TRANSFORMS));
        text.append(Markdown.line("none", plain, Markdown.OF_TRANSFORMS));
        transforms.forEach((transform, card) -> text.append(Markdown.line("`" + transform.name() + "`", card, Markdown.OF_TRANSFORMS)));
        text.append('\n');
        transforms.keySet().forEach(transform -> text.append(transform(transform)));
        return text.toString();
    }

    private static String transform(Entry<Transform> transform) {
        String options = Markdown.options(transform);
        return "### " + transform.name() + "\n\n" + transform.idea() + "\n\n"
                + GalleryPicture.ofTransform(transform).markdown(transform.name()) + "\n"
                + (options.isEmpty() ? "" : "Options: " + options + ".\n\n");
    }
}
