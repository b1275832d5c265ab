package dev.mazewright.drawing.png;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Theme;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tiles put together at each zoom: each wall and passage of the level they show is where it should be, and the path passes through. */
class AtlasTilesTest {
    private static final int EAST = 1 << 1;
    private static final int SOUTH = 1 << 2;

    @ParameterizedTest
    @CsvSource({"97x131, 8", "64x64, 4", "200x37, 4", "30x300, 16", "5x3, 4", "97x131, '8,seams=wavy'"})
    void wallsPassagesAndPathAreWhereTheyShouldBe(String size, String side) throws IOException {
        AtlasPuzzle puzzle = new Maker(Recipe.parse("rectangle:" + size + "/atlas:wilson,side=" + side + "/seed:3"), Context.standard()).atlas();
        Atlas atlas = puzzle.atlas();
        AtlasTiles tiles = new AtlasTiles(puzzle);
        for (int zoom = 0; zoom <= Math.min(tiles.mostZoom(), 4); zoom++) {
            BufferedImage picture = whole(tiles, zoom);
            int level = tiles.level(zoom);
            Set<AtlasCell> path = new HashSet<>();
            atlas.paths(puzzle.start(), puzzle.goal(), level, new AtlasCell(0, 0), (int) atlas.rows(level), (int) atlas.columns(level))
                    .forEach(piece -> path.addAll(piece.cells()));
            double pixels = Math.pow(2, 8 + zoom - Math.ceil(Math.log(Math.max(atlas.rows(), atlas.columns())) / Math.log(2)));
            assertThat(pixels * atlas.span(level)).isGreaterThanOrEqualTo(4);
            for (long row = 0; row < atlas.rows(level); row++) {
                int top = (int) (row * atlas.span(level) * pixels);
                int bottom = row == atlas.rows(level) - 1 ? (int) (atlas.rows() * pixels) : (int) ((row + 1) * atlas.span(level) * pixels);
                for (long column = 0; column < atlas.columns(level); column++) {
                    int left = (int) (column * atlas.span(level) * pixels);
                    int right = column == atlas.columns(level) - 1 ? (int) (atlas.columns() * pixels) : (int) ((column + 1) * atlas.span(level) * pixels);
                    int open = atlas.open(new AtlasCell(row, column), level);
                    String where = zoom + ": " + row + "," + column;
                    if (right < picture.getWidth() && !isMark(picture, right, (top + bottom) / 2)) {
                        assertThat(colour(picture, right, (top + bottom) / 2) == Theme.PLAIN.wall()).as(where).isEqualTo((open & EAST) == 0);
                    }
                    if (bottom < picture.getHeight() && !isMark(picture, (left + right) / 2, bottom)) {
                        assertThat(colour(picture, (left + right) / 2, bottom) == Theme.PLAIN.wall()).as(where).isEqualTo((open & SOUTH) == 0);
                    }
                    if (!isMark(picture, (left + right) / 2, (top + bottom) / 2)) {
                        int middle = colour(picture, (left + right) / 2, (top + bottom) / 2);
                        assertThat(middle).as(where).isEqualTo(path.contains(new AtlasCell(row, column)) ? Theme.PLAIN.solution() : Theme.PLAIN.paper());
                    }
                }
            }
        }
    }

    private static BufferedImage whole(AtlasTiles tiles, int zoom) throws IOException {
        int columns = (int) tiles.columns(zoom);
        int rows = (int) tiles.rows(zoom);
        BufferedImage picture = new BufferedImage(columns * AtlasTiles.SIDE, rows * AtlasTiles.SIDE, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                tiles.write(zoom, x, y, true, Context.standard(), out);
                BufferedImage tile = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
                picture.createGraphics().drawImage(tile, x * AtlasTiles.SIDE, y * AtlasTiles.SIDE, null);
            }
        }
        assertThatThrownBy(() -> tiles.write(zoom, columns, 0, true, Context.standard(), new ByteArrayOutputStream()))
                .isInstanceOf(UsageException.class);
        return picture;
    }

    private static int colour(BufferedImage picture, int x, int y) {
        return picture.getRGB(x, y) & 0xFFFFFF;
    }

    private static boolean isMark(BufferedImage picture, int x, int y) {
        int colour = colour(picture, x, y);
        return colour == Theme.PLAIN.start() || colour == Theme.PLAIN.goal();
    }
}
