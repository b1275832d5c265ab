package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class TimedReadingTest {
    private static Picture drawing() throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        Formats.named("png").writer().write(Document.of(Recipe.parse("rectangle:20x20/wilson/seed:1").make()), png);
        return Picture.of(ImageIO.read(new ByteArrayInputStream(png.toByteArray())));
    }

    @Test
    void whatIsNoCellsInTimeIsAnArea() throws IOException, NotUnderstoodException {
        TimedReading late = TimedReading.of(drawing(), ReadingRequest.ANY, 0, Context.standard());
        assertThat(late.reading().as()).isEqualTo(As.AREA);
        assertThat(late.note()).isEqualTo("as cells it was not understood in 0 seconds; choose Cells to let it take longer");
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(TimedReading.of(drawing(), ReadingRequest.ANY, 60, Context.standard()).reading().as()).isEqualTo(As.CELLS);
    }

    @Test
    void cellsThatAreAskedForHaveNoLimitOfTheirOwn() throws IOException, NotUnderstoodException {
        assertThat(TimedReading.of(drawing(), ReadingRequest.ANY.as(As.CELLS), 0, Context.standard()).reading().as()).isEqualTo(As.CELLS);
    }

    /** A client that is gone ends the work: no area is read instead. */
    @Test
    void workThatIsCancelledEnds() throws IOException {
        Picture picture = drawing();
        Cancellation cancellation = new Cancellation();
        Context context = Context.standard().withCancellation(cancellation);
        assertThatThrownBy(() -> context.run(() -> {
            cancellation.cancel();
            return TimedReading.of(picture, ReadingRequest.ANY, 60, context);
        })).isInstanceOf(CancelledException.class);
    }
}
