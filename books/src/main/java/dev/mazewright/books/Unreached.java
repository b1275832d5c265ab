package dev.mazewright.books;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.DifficultyTarget.Range;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is reported of a target that no generator of a section reaches: what they reach, and what reaches further. */
final class Unreached {
    /** How many mazes of each other generator are made. */
    private static final int TRIED = 20;

    private static final List<String> BRAIDS = List.of("braid:0.5", "braid");

    private Unreached() {}

    /** The message: what the samples show, and which other generators and braids, each tried, reach the target. */
    static String message(List<Sample> samples, DifficultyTarget target, Context context) {
        Recipe one = samples.getFirst().maker().recipe();
        String seen = samples.stream()
                .map(sample -> name(sample) + " has " + sample.seen(target))
                .collect(Collectors.joining(", "));
        List<Sample> others = others(samples, context);
        context.share(others.size(), () -> i -> others.get((int) i).extend(TRIED, target, context));
        String reaching = others.stream()
                .filter(sample -> sample.fits(target, TRIED))
                .map(Unreached::name)
                .collect(Collectors.joining(", "));
        return "no maze of " + target + " in " + one.shape() + " (" + seen + ", in " + GeneratorTurns.MANY + " seeds); "
                + (reaching.isEmpty() ? nearest(others, target) : "reached by " + reaching);
    }

    private static String nearest(List<Sample> others, DifficultyTarget target) {
        String none = "no other generator or braid was found to reach it";
        Range range = target.ranges().getFirst();
        return others.stream()
                .min(Comparator.comparingDouble(sample -> Sample.distance(range, sample.nearest(target))))
                .filter(sample -> target.ranges().size() == 1 && Double.isFinite(sample.nearest(target)))
                .map(sample -> none + ", the nearest is " + name(sample) + " with " + range.measure().print(sample.nearest(target)))
                .orElse(none) + "; take another difficulty or size";
    }

    private static String name(Sample sample) {
        Recipe recipe = sample.maker().recipe();
        return Stream.concat(Stream.of(recipe.generator()), recipe.transforms().stream())
                .map(Object::toString)
                .collect(Collectors.joining("/"));
    }

    /** The section's generators with braids, and the others of the catalog, as far as they run on the shape. */
    private static List<Sample> others(List<Sample> samples, Context context) {
        Context each = context.withThreads(1).withProgress(line -> {});
        Recipe one = samples.getFirst().maker().recipe();
        List<Recipe> recipes = new ArrayList<>();
        for (Sample sample : samples) {
            Recipe recipe = sample.maker().recipe();
            for (Selection<Transform> braid : BRAIDS.stream().map(RecipeText::transform).toList()) {
                if (recipe.transforms().isEmpty() && braid.entry().runsOn(one.shape().entry())) {
                    recipes.add(recipe.withTransforms(List.of(braid)));
                }
            }
        }
        for (Entry<Generator> entry : Catalog.GENERATORS) {
            boolean isKnown = samples.stream().anyMatch(sample -> sample.maker().recipe().generator().entry().equals(entry));
            if (!isKnown && entry.runsOn(one.shape().entry())) {
                recipes.add(one.withGenerator(Selection.of(entry)).withTransforms(List.of()));
            }
        }
        return recipes.stream().map(recipe -> new Maker(recipe, each)).filter(Unreached::isMade).map(Sample::new).toList();
    }

    /** Whether a generator that runs on the shape makes this maze: some need a grid without a mask. */
    private static boolean isMade(Maker maker) {
        try {
            maker.make();
            return true;
        } catch (UsageException e) {
            return false;
        }
    }
}
