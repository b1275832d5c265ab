package dev.mazewright.vision.area;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A path that goes to and fro between seven walls, in corridors of 20 pixels, whose walls have known gaps. */
@Tag("thorough")
class LeaksTest {
    private static final ReadingRequest ENDS = ReadingRequest.ANY.between(new Spot(20, 20), new Spot(20, 180));

    private static Picture picture(Rectangle... gaps) {
        return Painted.of(220, 210, graphics -> {
            graphics.fillRect(6, 6, 208, 4);
            graphics.fillRect(6, 198, 208, 4);
            graphics.fillRect(6, 6, 4, 196);
            graphics.fillRect(210, 6, 4, 196);
            for (int i = 1; i < 8; i++) {
                graphics.fillRect(i % 2 == 0 ? 30 : 6, 6 + 24 * i, 184, 4);
            }
            open(graphics, gaps);
        });
    }

    private static void open(Graphics2D graphics, Rectangle... gaps) {
        graphics.setColor(Color.WHITE);
        for (Rectangle gap : gaps) {
            graphics.fill(gap);
        }
    }

    private static Reading read(Picture picture) throws Exception {
        return AreaReader.read(new Looks(picture, Context.standard()), ENDS);
    }

    private static double length(Reading reading) {
        List<Spot> path = reading.path(Context.standard());
        double length = 0;
        for (int i = 1; i < path.size(); i++) {
            length += path.get(i).distance(path.get(i - 1));
        }
        return length;
    }

    @Test
    void withoutGapsNoneIsClosed() throws Exception {
        assertThat(read(picture()).notes()).noneMatch(note -> note.contains("gap"));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 7})
    void aGapIsClosedAndNamed(int width) throws Exception {
        Reading reading = read(picture(new Rectangle(100, 102, width, 4)));
        assertThat(reading.notes()).anySatisfy(note -> assertThat(note)
                .matches("1 gap in walls closed, [" + (width - 1) + width + (width + 1) + "] pixels, at pixel 10\\d,10\\d"));
        assertThat(length(reading)).isGreaterThan(1400);
        assertThat(reading.doubts()).isEmpty();
    }

    @Test
    void gapsAreCountedAndTheWidestIsNamed() throws Exception {
        Reading reading = read(picture(
                new Rectangle(60, 30, 3, 4), new Rectangle(100, 78, 6, 4), new Rectangle(150, 126, 4, 4), new Rectangle(6, 90, 4, 4)));
        assertThat(reading.notes()).anySatisfy(note -> assertThat(note)
                .matches("4 gaps in walls closed, the widest [567] pixels, at pixel 10\\d,(79|8[01])"));
    }

    @Test
    void whatIsAsWideAsACorridorIsAPassage() throws Exception {
        Reading reading = read(picture(new Rectangle(20, 78, 20, 4)));
        assertThat(reading.notes()).noneMatch(note -> note.contains("gap"));
        assertThat(length(reading)).isLessThan(1300);
    }

    @Test
    void closedGapsAreShown() throws Exception {
        Reading reading = read(picture(new Rectangle(100, 102, 5, 4)));
        assertThat(reading.layers()).filteredOn(layer -> layer.name().equals("leaks")).singleElement().satisfies(layer -> {
            assertThat(layer.title()).isEqualTo("1 gap in walls closed, in orange");
            assertThat(layer.image().getRGB(102, 104) & 0xFFFFFF).isEqualTo(0xD55E00);
        });
    }
}
