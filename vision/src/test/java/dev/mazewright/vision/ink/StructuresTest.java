package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.ends.SignedMaze;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Picture;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StructuresTest {
    /** A reduced copy of a picture reaches beyond it if its sides are no multiples of the factor. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5})
    void partsLieWithinThePicture(int more) throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:8x8/wilson/open:none/seed:3", 90, 8);
        int side = maze.image().getWidth() - 3 * maze.cell() + more;
        BufferedImage image = new BufferedImage(2 * side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 2 * side, side);
        graphics.drawImage(maze.image(), side - 3 * maze.cell(), -3 * maze.cell() / 2, null);
        graphics.dispose();
        Picture picture = Picture.of(image);
        List<Crop> parts = new Looks(picture, Context.standard()).structures().mazes();
        assertThat(parts).isNotEmpty().allSatisfy(part -> {
            assertThat(part.left() + part.width()).isLessThanOrEqualTo(picture.width());
            assertThat(part.top() + part.height()).isLessThanOrEqualTo(picture.height());
        });
    }
}
