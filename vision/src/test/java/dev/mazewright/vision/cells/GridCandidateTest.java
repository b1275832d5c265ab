package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Picture;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridCandidateTest {
    private static Picture squares() throws Exception {
        return Drawn.of("rectangle:12x12/wilson/seed:3", Style.of(14, 2, 10));
    }

    private static List<GridCandidate> seen() throws Exception {
        Grey grey = new Looks(squares(), Context.standard()).usual();
        Plane plane = new Plane(grey.width(), grey.height(), grey.ink()).normalised(12, 0.03);
        return new LatticeSeeds(plane).find(64, 1).stream().map(seed -> new GridCandidate(seed, 0, grey.scale())).toList();
    }

    @Test
    void saysWhatWasTried() throws Exception {
        assertThat(GridCandidate.text(seen())).isEqualTo("no outline of cells on the grid tried (squares 14 pixels apart)");
        assertThat(GridCandidate.text(List.of())).isEqualTo("nothing repeats as the walls of cells do");
    }
}
