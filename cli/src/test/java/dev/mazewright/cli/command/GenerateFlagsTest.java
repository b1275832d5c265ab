package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Flags are another spelling of a recipe. The right column is written by hand from the contract's grammar. */
class GenerateFlagsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seed 7 | rectangle:15x30/recursive-backtracker/seed:7",
                "--seed -7 --rows 3 --columns 4 | rectangle:3x4/recursive-backtracker/seed:-7",
                "--seed 1 --shape hexagon --generator wilson | hexagon:15x30/wilson/seed:1",
                "rectangle:4x5/kruskal --seed 1 | rectangle:4x5/kruskal/seed:1",
                "rectangle:4x5/kruskal/seed:2 | rectangle:4x5/kruskal/seed:2",
                "rectangle:4x5/kruskal/seed:2 --seed 3 --rows 6 | rectangle:6x5/kruskal/seed:3",
                "rectangle:4x5/binary-tree/seed:2 --option root=south-east | rectangle:4x5/binary-tree:south-east/seed:2",
                "rectangle:4x5/binary-tree:south-east/seed:2 --option root=north-east | rectangle:4x5/binary-tree:north-east/seed:2",
                "rectangle:4x5/binary-tree:south-east/seed:2 --option north-east | rectangle:4x5/binary-tree:north-east/seed:2",
                "rectangle:4x5/binary-tree:south-east/seed:2 --generator wilson | rectangle:4x5/wilson/seed:2",
                "rectangle:4x5/binary-tree:south-east/seed:2 --generator binary-tree | rectangle:4x5/binary-tree:south-east/seed:2",
                "rectangle:9x9,mask=heart/wilson/seed:2 --shape zeta | zeta:9x9,mask=heart/wilson/seed:2",
                "polar:15x15,none,mask-text=A/wilson/seed:2 --shape weave | weave:15x15,mask-text=A/wilson/seed:2",
                "rectangle:4x5/wilson/seed:2 --braid 0.50 | rectangle:4x5/wilson/braid:0.5/seed:2",
                "rectangle:4x5/wilson/braid:0.5/seed:2 --braid 0.2 | rectangle:4x5/wilson/braid:0.2/seed:2",
                "rectangle:4x5/wilson/seed:2 --transform braid:0.1 --transform braid:0.2 | rectangle:4x5/wilson/braid:0.1/braid:0.2/seed:2",
                "rectangle:4x5/wilson/seed:2 --start 1,2 --goal 0,0 --goal 3 | rectangle:4x5/wilson/start:1,2/goal:0,0/goal:3/seed:2",
                "rectangle:4x5/wilson/start:0/goal:1/goal:2/seed:2 --start 3 --goal farthest | rectangle:4x5/wilson/start:3/goal:farthest/seed:2",
                "rectangle:4x5/wilson/seed:2 --open 0,0.left --open 3,4.right | rectangle:4x5/wilson/open:0,0.left/open:3,4.right/seed:2",
                "rectangle:4x5/wilson/seed:2 --start corner --open start --open goal | rectangle:4x5/wilson/start:corner/open:start/open:goal/seed:2",
                "rectangle:4x5/wilson/open:0,0.left/seed:2 --open none | rectangle:4x5/wilson/open:none/seed:2"
            })
    void spellsTheRecipe(String flags, String recipe) {
        Run run = Run.of("generate --format none " + flags);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err().strip()).isEqualTo("recipe: " + recipe);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void anEmptyOptionIsRefused() {
        assertThat(Run.with("", "generate", "--option", "").code()).isEqualTo(64);
        assertThat(Run.with("", "generate", "--shape-option", "").err()).contains("NAME=VALUE");
    }
}
