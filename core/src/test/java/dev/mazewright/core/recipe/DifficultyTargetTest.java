package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.recipe.DifficultyTarget.Range;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a search aims at: the grammar, and the first seed that fits. */
class DifficultyTargetTest {
    @ParameterizedTest
    @CsvSource({
        "60..65, difficulty 60..65, 59.9, 60, 65, 65.1",
        "solution-length:80..120, solution-length 80..120, 79, 80, 120, 121",
        "turns:>30, solution-turns >30, 30, 31, 9999, -1",
        "Alcoves:>=3, alcoves >=3, 2, 3, 9999, 2.9",
        "decisions:<5, decisions <5, 5, 0, 4, 6",
        "mcclendon:..41.5, mcclendon ..41.5, 41.501, -3, 41.5, 50",
        "wrong_turns:7.., wrong-turns 7.., 6, 7, 9999, 0",
        "forward-length:12, forward-length 12, 11, 12, 12, 13",
    })
    void rangeHasItsEnds(String text, String printed, double below, double least, double most, double beyond) {
        DifficultyTarget target = DifficultyTarget.parse(text);
        assertThat(target).hasToString(printed);
        Range range = target.ranges().getFirst();
        assertThat(range.contains(below)).isFalse();
        assertThat(range.contains(least)).isTrue();
        assertThat(range.contains(most)).isTrue();
        assertThat(range.contains(beyond)).isFalse();
        assertThat(range.contains(Double.NaN)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "turn:3 | unknown measure 'turn'; did you mean turns?",
        "solution-lenght:3 | did you mean solution-length?",
        "colour:3 | available: difficulty, mcclendon, solution-length",
        "turns: | '' is not a range of solution-turns; it is A..B",
        "turns:9..3 | smaller number first",
        "turns:x | >A or <B",
        "turns:>3.. | '>3..' is not a range of solution-turns",
        "turns:3,4 | '4' in 'turns:3,4' has no measure",
        "turns:3, | has no measure",
        "60 | is not a range of difficulty",
        "turns:3..4*2 | 'turns:3..4*2' has a weight and no single value; a target with a weight is one number, such as solution-turns:30*2",
        "turns:3*0 | '0' is not a weight; it is a number greater than 0",
        "turns:3* | '' is not a weight",
    })
    void whatIsNoTargetIsRefusedWithWhatIsPossible(String text, String message) {
        assertThatThrownBy(() -> DifficultyTarget.parse(text)).isInstanceOf(UsageException.class).hasMessageContaining(message);
    }

    /** The first seed whose maze fits all ranges, found one after the other, whatever the threads. */
    @Test
    void searchFindsTheFirstSeedThatFitsAllRanges() {
        DifficultyTarget target = DifficultyTarget.parse("solution-length:40..50,turns:>22,alcoves:10..,mcclendon:..60");
        Maker first = new Maker(Recipe.parse("rectangle:15x15/wilson/seed:1"));
        Maker expected = first;
        while (!target.fits(SolutionMeasures.of(expected.make()))) {
            expected = expected.withSeed(expected.recipe().seed() + 1);
        }
        assertThat(expected.recipe().seed()).isGreaterThan(1);
        for (int threads : new int[] {1, 3}) {
            Maker found = DifficultySearch.of(target, Context.standard().withThreads(threads)).find(first);
            assertThat(found.recipe()).isEqualTo(expected.recipe());
        }
    }

    /** The best of 100 by the formula of Kim and Crawfis, whatever the threads; ranges leave out the others. */
    @ParameterizedTest
    @CsvSource({"'',0,10000", "',alcoves:14..16',14,16"})
    void searchFindsTheBestByWeights(String range, int least, int most) {
        DifficultyTarget target = DifficultyTarget.parse("turns:30*2,solution-length:44*0.5" + range);
        Maker first = new Maker(Recipe.parse("rectangle:15x15/wilson/seed:1"));
        Maker best = first;
        double bestScore = -1;
        int left = 100;
        for (Maker maker = first; left > 0; maker = maker.withSeed(maker.recipe().seed() + 1)) {
            SolutionMeasures maze = SolutionMeasures.of(maker.make());
            assertThat(maze).isNotNull();
            if (maze.deadEnds().alcoves().count() < least || maze.deadEnds().alcoves().count() > most) {
                continue;
            }
            left--;
            double turns = maze.form().turns();
            double length = maze.length();
            double score = 2 / 2.5 * (1 - Math.abs(turns - 30) / Math.max(turns, 30))
                    + 0.5 / 2.5 * (1 - Math.abs(length - 44) / Math.max(length, 44));
            if (score > bestScore) {
                best = maker;
                bestScore = score;
            }
        }
        assertThat(best).isNotSameAs(first);
        for (int threads : new int[] {1, 3}) {
            Maker found = DifficultySearch.of(target, Context.standard().withThreads(threads)).find(first);
            assertThat(found.recipe()).isEqualTo(best.recipe());
        }
    }

    @Test
    void closenessIsOneAtTheTargetAndZeroWithoutAValue() {
        List<WeightedTarget> zero = List.of(new WeightedTarget(Measure.ALCOVES, 0, 1));
        Maker corridor = new Maker(Recipe.parse("rectangle:1x4/wilson/seed:1"));
        assertThat(WeightedTarget.score(zero, SolutionMeasures.of(corridor.make()))).isOne();
        assertThat(WeightedTarget.score(zero, null)).isZero();
        assertThat(DifficultyTarget.parse("turns:30*2,alcoves:1..2")).hasToString("alcoves 1..2, solution-turns 30*2");
    }

    @Test
    void failureReportsTheValuesFoundOfEachMeasure() {
        Maker first = new Maker(Recipe.parse("rectangle:3x3/binary-tree/seed:1"));
        DifficultyTarget target = DifficultyTarget.parse("solution-length:4,turns:>7");
        assertThatThrownBy(() -> DifficultySearch.of(target, Context.standard()).find(first))
                .isInstanceOf(NoPathException.class)
                .hasMessageContaining("no maze of solution-length 4, solution-turns >7 in 1000 seeds from 1"
                        + " (found solution-length 4 to 4, solution-turns 1 to 3); try");
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void everyMeasureHasAValue(Measure measure) {
        SolutionMeasures maze = SolutionMeasures.of(Recipe.parse("rectangle:15x15/wilson/seed:1").make());
        assertThat(measure.value(maze)).isFinite();
        assertThat(Measure.of(measure.toString())).isEqualTo(measure);
        assertThat(measure.value(null)).isEqualTo(measure == Measure.DIFFICULTY ? Double.valueOf(0) : Double.valueOf(Double.NaN));
    }
}
