package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Takes the pictures of the studio for the readme, each with a maze and at a moment worth a look. They are not taken in
 * a normal run, but anew when the page looks different:
 *
 * <pre>mvn test -pl browser -am -Dtest=StudioPictures -Dsurefire.failIfNoSpecifiedTests=false -Dmazewright.excludedTags=slow</pre>
 */
@Tag("pictures")
class StudioPictures extends Panels {
    /** Where they are kept, from the folder of this module. */
    private static final Path FOLDER = Path.of(System.getProperty("mazewright.pictures", "../docs/studio"));

    private static final Device SCREEN = Device.DESKTOP.size(1440, 900);
    private static final int MOST_BYTES = 250_000;

    @Test
    void create() throws IOException {
        light();
        open("polar:16x9/wilson/seed:11");
        page.keyboard().press("s");
        take("create");
    }

    @Test
    void watch() throws IOException {
        use(SCREEN.colours(ColorScheme.DARK));
        String recipe = "hexagon:22x28,mask=hexagon/wilson/seed:7";
        open(recipe);
        seek(enter("watch").locator(".scrub"), halfway(Recipe.parse(recipe)));
        take("watch");
    }

    @Test
    void race() throws IOException {
        light();
        open("rectangle:24x30/wilson/seed:4");
        Locator panel = enter("race");
        panel.getByText("Add lane").click();
        panel.getByText("Add lane").click();
        panel.locator(".lane select").nth(1).selectOption("prim-frontier-cell");
        settle();
        panel.locator(".lane select").nth(3).selectOption("hunt-and-kill");
        panel.getByLabel("distance").check(new Locator.CheckOptions().setForce(true));
        settle();
        seek(panel.locator(".scrub"), 900);
        take("race");
    }

    @Test
    void play() throws IOException {
        use(SCREEN.colours(ColorScheme.DARK));
        open("weave:14x18/recursive-backtracker/seed:12");
        enter("play");
        walkAlong();
        take("play");
    }

    @Test
    void compare() throws IOException {
        light();
        open("rectangle:21x34/wilson/seed:1");
        Locator panel = enter("compare");
        panel.getByText("Compare", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByText("Compared 6 generators.").waitFor(new Locator.WaitForOptions().setTimeout(60_000));
        take("compare");
    }

    /** Taps ahead along the solution, a few cells at a time, as one does who knows it. */
    private void walkAlong() {
        page.evaluate("""
                async () => {
                  const { path } = await mazewright.api.solve(mazewright.source, { solver: 'breadth-first' });
                  for (const cell of path.slice(0, Math.floor(path.length * 0.6))) {
                    mazewright.view.onTap(cell, {});
                    await new Promise(resolve => setTimeout(resolve, 80));
                  }
                }""");
        page.waitForTimeout(800);
    }

    /** Of the moments when about half of the cells are in the maze, that of the longest walk. */
    private static long halfway(Recipe recipe) {
        Recording making = Recording.making(new Maker(recipe), 1_000_000);
        Playback playback = new Playback(making.trace(), making.before());
        Grid grid = playback.maze().grid();
        long best = 0;
        long longest = -1;
        while (playback.forward()) {
            long share = 100 * playback.maze().passages() / grid.cells();
            long walk = share < 40 || share > 60 ? -1 : cells(grid)
                    .filter(cell -> playback.maze().open(cell) == 0 && (playback.marks(cell) & Trace.WALKED) != 0)
                    .count();
            best = walk > longest ? playback.position() : best;
            longest = Math.max(walk, longest);
        }
        return best;
    }

    private void seek(Locator scrub, long event) {
        scrub.fill(String.valueOf(event));
        settle();
    }

    private void light() {
        use(SCREEN);
    }

    private void take(String name) throws IOException {
        settle();
        page.waitForFunction("() => document.fonts.status === 'loaded' && [...document.images].every(each => each.complete)");
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
        assertThat(picture.getWidth()).isEqualTo(1440);
        Files.createDirectories(FOLDER);
        Path file = FOLDER.resolve(name + ".png");
        assertThat(ImageIO.write(picture, "png", file.toFile())).isTrue();
        if (Files.size(file) > MOST_BYTES) {
            assertThat(ImageIO.write(inFewColours(picture), "png", file.toFile())).isTrue();
        }
        assertThat(Files.size(file)).as("bytes of %s", name).isLessThan(MOST_BYTES);
    }

    /** The same in its 256 most frequent colours, and each other one as the nearest of them: a third of the bytes. */
    private static BufferedImage inFewColours(BufferedImage picture) {
        int wide = picture.getWidth();
        int high = picture.getHeight();
        Map<Integer, Integer> counts = new HashMap<>();
        for (int colour : picture.getRGB(0, 0, wide, high, null, 0, wide)) {
            counts.merge(colour & 0xFFFFFF, 1, Integer::sum);
        }
        int[] palette = counts.keySet().stream()
                .sorted(Comparator.<Integer>comparingInt(counts::get).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(256)
                .mapToInt(Integer::intValue)
                .toArray();
        IndexColorModel model = new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE);
        BufferedImage few = new BufferedImage(wide, high, BufferedImage.TYPE_BYTE_INDEXED, model);
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                int colour = picture.getRGB(x, y) & 0xFFFFFF;
                few.getRaster().setSample(x, y, 0, nearest.computeIfAbsent(colour, each -> nearest(each, palette)));
            }
        }
        return few;
    }

    private static int nearest(int colour, int[] palette) {
        int best = 0;
        for (int i = 1; i < palette.length; i++) {
            best = apart(colour, palette[i]) < apart(colour, palette[best]) ? i : best;
        }
        return best;
    }

    private static int apart(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int off = (one >> shift & 255) - (other >> shift & 255);
            sum += off * off;
        }
        return sum;
    }
}
