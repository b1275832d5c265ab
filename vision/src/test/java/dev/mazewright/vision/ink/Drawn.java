package dev.mazewright.vision.ink;

import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.picture.Picture;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.function.DoubleUnaryOperator;
import javax.imageio.ImageIO;

/** Mazes as our own writer draws them. */
public final class Drawn {
    private Drawn() {}

    /** The picture of a recipe's maze. */
    public static Picture of(String recipe, Style style) throws IOException {
        return of(Recipe.parse(recipe).make(), style);
    }

    /** The picture of a recipe's maze without marks. */
    public static Picture withoutEnds(String recipe, Style style) throws IOException {
        return of(Recipe.parse(recipe).make().withEnds(Ends.NONE), style);
    }

    /** The picture of a maze. */
    public static Picture of(Puzzle puzzle, Style style) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named("png").writer().write(new Document(puzzle, null, style), out);
        return Picture.of(ImageIO.read(new ByteArrayInputStream(out.toByteArray())));
    }

    /** The same in a light that depends on how far to the right one is, from 0 to 1. */
    public static Picture lit(Picture picture, DoubleUnaryOperator light) {
        int[] rgb = picture.rgb().clone();
        for (int i = 0; i < rgb.length; i++) {
            double factor = light.applyAsDouble((double) (i % picture.width()) / picture.width());
            int lit = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                lit |= (int) (factor * (rgb[i] >> shift & 0xFF)) << shift;
            }
            rgb[i] = lit;
        }
        return new Picture(picture.width(), picture.height(), rgb);
    }
}
