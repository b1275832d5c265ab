package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.ink.Structures;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of several mazes of one size none is read but the one that is asked for. */
class SeveralMazesTest {
    private static final int CELL = 20;
    private static final int ACROSS = 2;
    private static final int COUNT = 4;

    /** Four mazes in two rows, and the solution of each on the sheet. */
    private record Sheet(Picture picture, List<List<Spot>> solutions) {
        static Sheet of(int gap) throws IOException {
            List<List<Spot>> solutions = new ArrayList<>();
            int inner = 7 * CELL + 4; // with half of the walls
            int pitch = inner + gap;
            BufferedImage sheet = new BufferedImage(ACROSS * pitch + 2 * CELL, COUNT / ACROSS * pitch + 2 * CELL, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = sheet.createGraphics();
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
            for (int i = 0; i < COUNT; i++) {
                SignedMaze maze = new SignedMaze("rectangle:7x7/wilson/open:start.top/open:goal.bottom/seed:" + (i + 1), CELL, 3);
                int margin = (maze.image().getWidth() - inner) / 2;
                int left = CELL + i % ACROSS * pitch;
                int top = CELL + i / ACROSS * pitch;
                graphics.drawImage(maze.image().getSubimage(margin, margin, inner, inner), left, top, null);
                solutions.add(maze.solution().stream().map(spot -> new Spot(spot.x() - margin + left, spot.y() - margin + top)).toList());
            }
            graphics.dispose();
            return new Sheet(Picture.of(sheet), solutions);
        }

        List<Spot> path(ReadingRequest request) throws NotUnderstoodException {
            return PictureUnderstanding.of(picture, request, Context.standard()).path(Context.standard());
        }

        void assertSolved(int number, List<Spot> path) {
            Path2D line = new Path2D.Double();
            line.moveTo(path.getFirst().x(), path.getFirst().y());
            path.forEach(spot -> line.lineTo(spot.x(), spot.y()));
            Shape wide = new BasicStroke(CELL).createStrokedShape(line);
            assertThat(solutions.get(number)).as("solution of maze %d", number + 1).allMatch(spot -> wide.contains(spot.x(), spot.y()));
        }
    }

    /** From closer to each other than corridors are wide to far. */
    @ParameterizedTest
    @ValueSource(ints = {CELL / 2, 2 * CELL, 4 * CELL})
    void oneOfSeveralIsReadIfItIsNamed(int gap) throws Exception {
        Sheet sheet = Sheet.of(gap);
        NotUnderstoodException several =
                catchThrowableOfType(NotUnderstoodException.class, () -> sheet.path(ReadingRequest.ANY));
        assertThat(several.areSeveral()).isTrue();
        assertThat(several.measured()).isEqualTo("4 mazes");
        assertThat(several.advice()).contains("--maze N", "--crop");
        for (int number = 0; number < COUNT; number++) {
            sheet.assertSolved(number, sheet.path(ReadingRequest.ANY.maze(number + 1)));
        }
    }

    @Test
    void pixelsSayWhichIsMeant() throws Exception {
        Sheet sheet = Sheet.of(2 * CELL);
        for (int number = 0; number < COUNT; number++) {
            List<Spot> solution = sheet.solutions().get(number);
            sheet.assertSolved(number, sheet.path(ReadingRequest.ANY.between(solution.getFirst(), solution.getLast())));
        }
    }

    @Test
    void mazeThatIsNotThereIsRefused() throws Exception {
        Sheet sheet = Sheet.of(2 * CELL);
        assertThatThrownBy(() -> sheet.path(ReadingRequest.ANY.maze(COUNT + 1)))
                .isInstanceOf(UsageException.class).hasMessageContainingAll("maze 5", "4, in reading order");
        ReadingRequest elsewhere = ReadingRequest.ANY.maze(1).between(sheet.solutions().getLast().getFirst(), null);
        assertThatThrownBy(() -> sheet.path(elsewhere)).isInstanceOf(UsageException.class).hasMessageContaining("outside of maze 1");
    }

    /** The pixel in the sentence is that which was given, and the first one beyond the part is outside. */
    @Test
    void pixelOutsideIsNamedAsGiven() throws Exception {
        Sheet sheet = Sheet.of(2 * CELL);
        Crop part = new Looks(sheet.picture(), Context.standard()).structures().mazes().getFirst();
        int beyond = part.left() + part.width();
        assertThatThrownBy(() -> sheet.path(ReadingRequest.ANY.maze(1).between(new Spot(beyond + 0.5, 30.5), null)))
                .isInstanceOf(UsageException.class).hasMessageStartingWith("pixel " + beyond + ",30 lies outside of maze 1");
        assertThatThrownBy(() -> sheet.path(ReadingRequest.ANY.maze(1).between(new Spot(beyond, 30), null)))
                .isInstanceOf(UsageException.class).hasMessageStartingWith("pixel " + beyond + ",30 lies outside of maze 1");
    }

    /** Letters alone are no maze: that is said, and not that there are none of them in order. */
    @Test
    void pictureWithoutMazesHasNoFirst() {
        BufferedImage page = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = page.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, page.getWidth(), page.getHeight());
        graphics.setColor(Color.BLACK);
        for (int i = 0; i < 60; i++) { // strokes as wide as long
            graphics.fillRect(20 + i % 10 * 36, 20 + i / 10 * 44, 6, 6);
        }
        graphics.dispose();
        assertThatThrownBy(() -> PictureUnderstanding.of(Picture.of(page), ReadingRequest.ANY.maze(1), Context.standard()))
                .isInstanceOf(NotUnderstoodException.class).hasMessageContaining("no lines that lie together as walls do");
    }

    /** The number of another maze is one that {@code --maze} takes: the small one before both others is none of them. */
    @Test
    void anotherMazeHasTheNumberThatIsAskedFor() throws Exception {
        int[] sizes = {4, 7, 12}; // from left to right, with about 11, 34 and 100 parts of ink
        BufferedImage sheet = new BufferedImage(29 * CELL, 14 * CELL, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        List<Spot> middles = new ArrayList<>();
        int left = CELL;
        for (int size : sizes) {
            SignedMaze maze = new SignedMaze("rectangle:" + size + "x" + size + "/wilson/open:start.top/open:goal.bottom/seed:1", CELL, 3);
            int inner = size * CELL + 4;
            int margin = (maze.image().getWidth() - inner) / 2;
            graphics.drawImage(maze.image().getSubimage(margin, margin, inner, inner), left, CELL, null);
            middles.add(new Spot(left + inner / 2.0, CELL + inner / 2.0));
            left += inner + 3 * CELL / 2;
        }
        graphics.dispose();
        Structures structures = new Looks(Picture.of(sheet), Context.standard()).structures();
        List<Crop> mazes = structures.mazes();
        assertThat(mazes).hasSize(2);
        assertThat(structures.beside(middles.get(1))).as("beside the middle one, which is the first").isEqualTo(2);
        assertThat(structures.beside(middles.get(2))).as("beside the largest, which is the second").isEqualTo(1);
        assertThat(structures.beside(middles.getFirst())).as("beside the small one, which has no number").isEqualTo(1);
        assertThat(mazes.getFirst().left()).as("right of the small one").isGreaterThan(CELL + 4 * CELL + 4);
    }
}
