package dev.mazewright.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;

class StraightenedPictureTest {
    private static final List<Spot> CORNERS = List.of(new Spot(40, 30), new Spot(300, 60), new Spot(360, 240), new Spot(20, 200));

    /** A picture whose red is the column and whose green is the row, so that each pixel says where it comes from. */
    private static Picture places() {
        int[] rgb = new int[400 * 300];
        for (int i = 0; i < rgb.length; i++) {
            rgb[i] = (i % 400 * 255 / 400) << 16 | (i / 400 * 255 / 300) << 8;
        }
        return new Picture(400, 300, rgb);
    }

    @Test
    void eachPixelShowsThePlaceItStandsFor() {
        StraightenedPicture straight = StraightenedPicture.of(places(), CORNERS);
        Picture picture = straight.picture();
        for (Spot at : List.of(new Spot(20.5, 20.5), new Spot(200.5, 90.5), new Spot(320.5, 170.5))) {
            Spot from = straight.onPicture(at);
            int rgb = picture.rgb((int) at.x(), (int) at.y());
            assertThat((rgb >> 16) / 255.0 * 400).isCloseTo(from.x(), within(2.5));
            assertThat((rgb >> 8 & 0xFF) / 255.0 * 300).isCloseTo(from.y(), within(2.5));
        }
    }

    /** The corners become those of an upright rectangle, and the diagonals of both meet at the same point. */
    @Test
    void cornersAreStraightAndLinesStayLines() {
        StraightenedPicture straight = StraightenedPicture.of(places(), CORNERS);
        List<Spot> seen = CORNERS.stream().map(straight::straight).toList();
        assertThat(seen.get(0).x()).isCloseTo(seen.get(3).x(), within(1e-6));
        assertThat(seen.get(0).y()).isCloseTo(seen.get(1).y(), within(1e-6));
        assertThat(seen.get(2).x()).isCloseTo(seen.get(1).x(), within(1e-6));
        Spot middle = straight.onPicture(new Spot((seen.get(0).x() + seen.get(2).x()) / 2, (seen.get(0).y() + seen.get(2).y()) / 2));
        Spot p = CORNERS.get(0);
        Spot r = CORNERS.get(2);
        assertThat((middle.x() - p.x()) * (r.y() - p.y()) - (middle.y() - p.y()) * (r.x() - p.x())).isCloseTo(0, within(1e-3));
        Spot back = straight.straight(straight.onPicture(new Spot(77, 55)));
        assertThat(back.distance(new Spot(77, 55))).isLessThan(1e-6);
    }

    /** A dark table begins right beside the corners; the margin is light as the paper, and so a wall at the border has paper on both sides. */
    @Test
    void theMarginIsOfPaper() {
        int[] rgb = new int[400 * 300];
        for (int i = 0; i < rgb.length; i++) {
            int x = i % 400;
            int y = i / 400;
            boolean isPaper = x >= 50 && x < 350 && y >= 50 && y < 250;
            rgb[i] = isPaper && x % 30 > 3 ? 0xE0E0E0 : 0x202020;
        }
        List<Spot> sheet = List.of(new Spot(50, 50), new Spot(350, 50), new Spot(350, 250), new Spot(50, 250));
        Picture picture = StraightenedPicture.of(new Picture(400, 300, rgb), sheet).picture();
        assertThat(picture.rgb(1, 100)).isEqualTo(0xE0E0E0);
        assertThat(picture.rgb(150, picture.height() - 2)).isEqualTo(0xE0E0E0);
    }

    @Test
    void cornersOfTheWholePictureKeepItsSize() {
        List<Spot> whole = List.of(new Spot(0, 0), new Spot(400, 0), new Spot(400, 300), new Spot(0, 300));
        Picture picture = StraightenedPicture.of(places(), whole).picture();
        assertThat((long) picture.width() * picture.height()).isBetween(115_000L, 122_000L);
    }

    @Test
    void cornersOutOfOrderAreRefused() {
        List<Spot> crossed = List.of(CORNERS.get(1), CORNERS.get(0), CORNERS.get(2), CORNERS.get(3));
        assertThatThrownBy(() -> StraightenedPicture.of(places(), crossed)).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> StraightenedPicture.of(places(), CORNERS.reversed())).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> StraightenedPicture.of(places(), CORNERS.subList(0, 3))).isInstanceOf(UsageException.class);
        List<Spot> nowhere = List.of(new Spot(5, 5), new Spot(5, 5), new Spot(5, 5), new Spot(5, 5));
        assertThatThrownBy(() -> StraightenedPicture.of(places(), nowhere)).isInstanceOf(UsageException.class);
    }
}
