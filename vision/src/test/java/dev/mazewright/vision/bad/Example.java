package dev.mazewright.vision.bad;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.As;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A simulated photograph of docs/pictures.md.
 *
 * @param name of its files
 * @param title what it shows, for people
 * @param recipe of the maze, without ends
 * @param shown what shows the ends
 * @param theme of the drawing
 * @param isByHand whether its lines waver
 * @param as what it is to be read as; null for the program to decide
 * @param cell how many pixels a cell has
 * @param wall the thickness of walls as a share of a cell
 * @param quality of the JPEG file
 * @param defects and their strengths
 */
record Example(
        String name, String title, String recipe, Shown shown, Theme theme, boolean isByHand, @Nullable As as, double cell, double wall, int quality,
        Map<Defect, Double> defects) {
    /** The picture, the same for ever. */
    BadPicture picture() {
        Dice dice = new Dice(new MazeRandom(1).stream(name));
        Subject drawn = Subject.of(recipe, shown, dice.part("maze"));
        return BadPictures.of(
                isByHand ? drawn.byHand() : drawn, shown == Shown.OPENINGS ? Colours.unmarked(theme) : theme, isByHand, As.AREA, defects, cell,
                wall, dice);
    }

    /** Its file. */
    byte[] file() {
        return Jpeg.bytes(picture().image(), quality);
    }
}
