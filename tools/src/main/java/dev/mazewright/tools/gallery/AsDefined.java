package dev.mazewright.tools.gallery;

import dev.mazewright.certify.Certificate;
import dev.mazewright.certify.Certifier;
import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.Expectation;
import dev.mazewright.certify.Finding;
import dev.mazewright.certify.exact.ExactDistribution;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;

/** Whether 3 x 3 mazes of a generator fit its definition: p of their counts, how many are possible; or why there is no such test. */
record AsDefined(double p, int mazes, String whyNone) {
    /** How many mazes are counted. */
    static final int SAMPLES = 200_000;

    /** Below this, mazes are not as defined: what one page in some hundreds would show by chance. */
    private static final double LEAST = 1e-4;

    private static final int SIDE = 3;

    /** Counts mazes of a variant with the seeds 0, 1, 2 and so on. */
    static AsDefined of(Variant variant, Workers workers) {
        Grid grid = new Maker(Recipe.parse("rectangle:3x3/wilson/seed:0")).grid();
        Selection<Generator> generator = variant.recipe(SIDE, SIDE).generator();
        ExactDistribution exact = ExactDistribution.of(generator, grid);
        if (exact == null) {
            return new AsDefined(0, 0, ExactDistribution.whyNone(generator, grid));
        }
        EdgeNumbers edges = new EdgeNumbers(grid);
        Expectation expected = Expectation.of(generator.name(), edges, exact);
        Certifier certifier = new Certifier(expected, workers.context(), (done, all) -> {});
        Certificate certificate = new Certificate(expected, certifier.count(variant.recipe(SIDE, SIDE), SAMPLES));
        double p = certificate.findings().stream()
                .filter(finding -> finding.test().equals("trees"))
                .mapToDouble(Finding::p)
                .findFirst()
                .orElseThrow();
        return new AsDefined(p, exact.probabilities().size(), "");
    }

    /** Whether there are probabilities to compare with. */
    boolean isTested() {
        return whyNone.isEmpty();
    }

    /** Whether the mazes have them, for all that can be seen. */
    boolean passes() {
        return isTested() && p >= LEAST;
    }
}
