package dev.mazewright.core.maze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ends are values: equal by content, and nothing that is handed in or out changes them. */
class EndsTest {
    private static final List<Opening> GAPS = List.of(new Opening(3, 0), new Opening(9, 2));

    @Test
    void endsOfTheSameCellsAreEqual() {
        Ends one = new Ends(1, new long[] {4, 5}, GAPS);
        assertThat(one)
                .isEqualTo(new Ends(1, List.of(4L, 5L), List.copyOf(GAPS)))
                .hasSameHashCodeAs(new Ends(1, List.of(4L, 5L), List.copyOf(GAPS)));
    }

    @Test
    void anotherStartGoalOrOpeningMakesOtherEnds() {
        Ends one = new Ends(1, new long[] {4, 5}, GAPS);
        assertThat(one)
                .isNotEqualTo(one.withStart(2))
                .isNotEqualTo(one.withGoals(5, 4))
                .isNotEqualTo(one.withGoals(4))
                .isNotEqualTo(one.withOpenings(GAPS.reversed()))
                .isNotEqualTo("ends");
    }

    @Test
    void anArrayThatWasHandedInIsCopied() {
        long[] goals = {4, 5};
        Ends ends = new Ends(1, goals, GAPS);
        goals[0] = 99;
        assertThat(ends.goals()).containsExactly(4, 5);
    }

    @Test
    void anArrayThatIsHandedOutIsACopy() {
        Ends ends = new Ends(1, new long[] {4, 5}, GAPS);
        ends.goals()[0] = 99;
        assertThat(ends.goals()).containsExactly(4, 5);
        assertThat(ends.goal()).isEqualTo(4);
    }

    @Test
    void aListThatWasHandedInIsCopied() {
        List<Opening> openings = new ArrayList<>(GAPS);
        Ends ends = new Ends(1, new long[] {4}, openings);
        openings.clear();
        assertThat(ends.openings()).isEqualTo(GAPS);
    }

    @Test
    void withoutStartAndGoalsThereAreNone() {
        assertThat(Ends.NONE.hasStart()).isFalse();
        assertThat(Ends.NONE.hasGoals()).isFalse();
        assertThat(Ends.NONE.start()).isEqualTo(Grid.NONE);
        assertThat(Ends.NONE.goal()).isEqualTo(Grid.NONE);
        assertThat(Ends.NONE.isGoal(0)).isFalse();
    }

    @Test
    void everyGoalIsAGoal() {
        Ends ends = Ends.NONE.withGoals(4, 7);
        assertThat(ends.isGoal(4)).isTrue();
        assertThat(ends.isGoal(7)).isTrue();
        assertThat(ends.isGoal(5)).isFalse();
    }

    @Test
    void onAnotherGridEachCellBecomesItsOwn() {
        Ends ends = new Ends(1, new long[] {4, 5}, GAPS).map(cell -> 10 * cell);
        assertThat(ends).isEqualTo(new Ends(10, new long[] {40, 50}, List.of(new Opening(30, 0), new Opening(90, 2))));
        assertThat(Ends.NONE.map(cell -> 10 * cell)).isEqualTo(Ends.NONE);
    }
}
