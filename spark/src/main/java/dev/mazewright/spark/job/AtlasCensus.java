package dev.mazewright.spark.job;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasSurvey;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Exact facts about all cells of an atlas: how many passages they have, dead ends, the two cells that are farthest apart: {@code AtlasCensus
 * recipe=rectangle:1000000x1000000/atlas:wilson/seed:1}.
 *
 * <p>A task goes through the cells of a block of {@code level}, about 0.1 microseconds a cell, and a row of some hundred bytes comes back;
 * the driver puts those together, in time and memory in proportion to the blocks.
 */
public final class AtlasCensus {
    /** The driver holds no more rows. */
    private static final long MOST_ROWS = 10_000_000;

    private AtlasCensus() {}

    /** Counts, and prints what there is. */
    public static void main(String[] arguments) {
        AtlasJob.run("census", arguments, Set.of(), job -> System.out.print(text(of(job))));
    }

    /** The survey of the whole maze. */
    static AtlasSurvey of(AtlasJob job) {
        Atlas atlas = job.atlas();
        String recipe = job.recipe();
        int level = job.level();
        long count = AtlasJob.blocks(atlas, level);
        if (count > MOST_ROWS) {
            throw new UsageException("level " + level + " has " + count + " blocks; at most " + MOST_ROWS + " are put together; take a higher level");
        }
        List<String> rows = job.ranges(count).flatMap(range -> survey(recipe, level, range[0], range[1]).iterator()).collect();
        Map<AtlasCell, AtlasSurvey> surveys = new HashMap<>();
        rows.stream().map(SurveyRow::parse).forEach(survey -> surveys.put(survey.block(), survey));
        for (int above = level + 1; above <= atlas.levels(); above++) {
            Map<AtlasCell, AtlasSurvey> merged = new HashMap<>();
            for (long number = 0; number < AtlasJob.blocks(atlas, above); number++) {
                AtlasCell block = AtlasJob.block(atlas, above, number);
                merged.put(block, atlas.survey(above, block, children(atlas, above, block, surveys)));
            }
            surveys.clear();
            surveys.putAll(merged);
        }
        return surveys.values().iterator().next();
    }

    private static List<String> survey(String recipe, int level, long from, long to) {
        Atlas atlas = AtlasJob.puzzle(recipe).atlas();
        List<String> rows = new ArrayList<>();
        for (long number = from; number < to; number++) {
            rows.add(SurveyRow.text(atlas.survey(level, AtlasJob.block(atlas, level, number), Context.ofStep())));
        }
        return rows;
    }

    private static List<AtlasSurvey> children(Atlas atlas, int level, AtlasCell block, Map<AtlasCell, AtlasSurvey> surveys) {
        AtlasJob.Inside inside = AtlasJob.Inside.of(atlas, level, block, level - 1);
        List<AtlasSurvey> children = new ArrayList<>();
        for (long row = 0; row < inside.rows(); row++) {
            for (long column = 0; column < inside.columns(); column++) {
                children.add(surveys.get(new AtlasCell(inside.first().row() + row, inside.first().column() + column)));
            }
        }
        return children;
    }

    /** What is printed of a survey. */
    static String text(AtlasSurvey survey) {
        StringBuilder text = new StringBuilder();
        text.append("cells        ").append(survey.cells()).append('\n');
        text.append("dead ends    ").append(survey.deadEnds()).append('\n');
        for (int degree = 0; degree < survey.degrees().size(); degree++) {
            text.append("degree ").append(degree).append("     ").append(survey.degrees().get(degree)).append('\n');
        }
        text.append("diameter     ").append(survey.diameter().length()).append('\n');
        text.append("from         ").append(survey.diameter().from()).append('\n');
        text.append("to           ").append(survey.diameter().to()).append('\n');
        return text.toString();
    }
}
