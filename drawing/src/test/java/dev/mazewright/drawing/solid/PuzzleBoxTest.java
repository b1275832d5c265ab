package dev.mazewright.drawing.solid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzle boxes as they are written: closed surfaces, and pins that go where the maze lets them go, and nowhere else. */
class PuzzleBoxTest {
    private static String[] given(String texts) {
        return texts.isEmpty() ? new String[0] : texts.split("[=,]");
    }

    private static void requireClosed(String recipe, String texts, int seeds) throws IOException {
        for (int seed = 0; seed < seeds; seed++) {
            assertThat(SolidTest.closed(SolidTest.stl(SolidTest.write("stl", recipe + "/seed:" + seed, given(texts))))).isPositive();
        }
    }

    private static final String[] KINDS = {
        "cylinder:3x24/wilson | solid=puzzle-box",
        "cylinder:3x24/wilson | solid=puzzle-box,maze-side=inside",
        "cylinder:4x9/kruskal/open:0,2.top/open:3,5.bottom | solid=puzzle-box,pins=3",
        "cylinder:6x6/wilson | solid=cylinder",
        "cylinder:4x12/kruskal/braid:1 | solid=puzzle-box,pins=2,maze-side=inside",
        "rectangle:1x60/kruskal | solid=puzzle-box,turns=3",
        "rectangle:2x60/wilson | solid=puzzle-box,turns=3,maze-side=inside",
        "rectangle:2x48/wilson | solid=puzzle-box,turns=2,pins=2",
        "rectangle:2x120/wilson | solid=puzzle-box,turns=6,pins=1,cell-mm=2.5",
        "cylinder:6x20/wilson/open:0,2.top/open:5,7.bottom | maze-side=inside",
        "cylinder:6x5/wilson/open:0,2.top | cell-mm=20",
        "cylinder:8x30,mask=ring/wilson | depth-mm=1.5",
        "rectangle:3x40/percolation:0.6/open:0,38.top/open:2,1.bottom | solid=cylinder,turns=2"};

    static String[] kinds() {
        return KINDS;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void surfacesAreClosed(String kind) throws IOException {
        String[] both = kind.split(" \\| ");
        requireClosed(both[0], both[1], 2);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("kinds")
    void surfacesAreClosedForManySeeds(String kind) throws IOException {
        String[] both = kind.split(" \\| ");
        requireClosed(both[0], both[1], 20);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "cylinder:5x16/wilson/seed:1                      | solid=puzzle-box",
        "cylinder:5x16/wilson/seed:2                      | solid=puzzle-box,maze-side=inside",
        "cylinder:4x6/kruskal/open:0,2.top/open:3,5.bottom/seed:3 | solid=puzzle-box,pins=3",
        "rectangle:2x48/wilson/seed:4                     | solid=puzzle-box,turns=3",
        "rectangle:2x48/wilson/seed:5                     | solid=puzzle-box,turns=3,maze-side=inside",
        "rectangle:1x64/kruskal/seed:6                    | solid=puzzle-box,turns=2,pins=2",
        "cylinder:5x16/kruskal/braid:1/seed:7             | solid=puzzle-box,cell-mm=4.5,depth-mm=3,clearance-mm=0.3,ridge-mm=1"})
    void pinsGoWhereTheMazeLetsThem(String recipe, String texts) throws IOException {
        PinWalk walk = new PinWalk(recipe, given(texts));
        walk.requireThatSleevesFit();
        walk.requireThatPassagesAloneAreFree();
        walk.requireOneWayOut();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "cylinder:5x4/wilson/seed:1    | solid=puzzle-box,cell-mm=3  | no room inside; take more columns",
        "cylinder:5x20/wilson/seed:1   | solid=puzzle-box,turns=2    | goes around once",
        "rectangle:5x21/wilson/seed:1  | solid=puzzle-box,turns=2    | 21 columns do not divide into 2 turns",
        "cylinder:5x20/wilson/seed:1   | solid=puzzle-box,depth-mm=3 | has no slopes",
        "cylinder:5x20/wilson/seed:1   | solid=puzzle-box,ridge-mm=2 | shuts a maze",
        "cylinder:5x30/wilson/seed:1   | solid=puzzle-box,cell-mm=2,depth-mm=1,clearance-mm=0.5 | pins were too thin",
        "cylinder:5x20/wilson/seed:1   | solid=puzzle-box,height-mm=3 | a puzzle box has no height-mm",
        "cylinder:5x20/wilson/seed:1   | solid=cylinder,pins=3       | a cylinder has no pins",
        "cylinder:5x20/wilson/seed:1   | solid=plate                 | a plate is made of shapes rectangle, tiles, box; not of shape cylinder",
        "rectangle:3x20/wilson/open:1,0.left/seed:1 | solid=puzzle-box | leads to no end",
        "cylinder:3x20/wilson/open:0,1.top/open:0,4.top/seed:1 | solid=puzzle-box | has 2 openings at the top",
        "cylinder:3x9000/binary-tree/seed:1 | solid=puzzle-box     | at most 16777 mm",
        "cylinder:5x20/wilson/seed:1   | solid=ball                  | is not a valid solid"})
    void whatCannotBeIsRefused(String recipe, String texts, String sentence) {
        assertThatThrownBy(() -> SolidTest.write("stl", recipe, given(texts))).isInstanceOf(UsageException.class).hasMessageContaining(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stl", "obj", "glb", "3mf"})
    void bytesAreTheSameEachTime(String format) throws IOException {
        assertThat(SolidTest.write(format, "cylinder:4x20/wilson/seed:1", "solid", "puzzle-box"))
                .isEqualTo(SolidTest.write(format, "cylinder:4x20/wilson/seed:1", "solid", "puzzle-box"));
    }
}
