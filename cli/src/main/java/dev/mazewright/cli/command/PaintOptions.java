package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.mask.ThinParts;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.mask.MaskFile;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The options that hide a picture in a maze, which its solution shows. */
final class PaintOptions extends OptionGroup {
    /** Pixels along the longer side of a picture. */
    private static final int GRAIN = 40;

    /** The same where it is drawn by its edges, which are thin. */
    private static final int GRAIN_OF_EDGES = 80;

    private static final int MOST_GRAIN = 10_000;

    private static final List<String> THIN = List.of("keep", "thicken", "refuse");

    private final TextValue paint = options.text(
            "--paint", "FILE",
            "Hide a picture: the solution, coloured in, shows it. The dark areas of a picture (PNG, JPEG, GIF, BMP, TIFF, WebP, SVG or PDF), "
                    + "or a text file, as for --mask. A pixel is 2 x 2 cells. See docs/picture-mazes.md.");

    private final TextValue text = options.text("--paint-text", "WORD", "Hide a word: the solution shows its letters, in any script that a font of this machine has.");

    private final TextValue grain = options.text(
            "--paint-grain", "N",
            "Pixels along the longer side of the picture, " + 1 + " to " + MOST_GRAIN + " (default: " + GRAIN
                    + "; of edges, " + GRAIN_OF_EDGES + "; of a word, as many as its letters need); for a maze of 2 N cells. Or give --rows and --columns.");

    private final TextValue threshold = options.text(
            "--paint-threshold", "N",
            "In a picture, pixels of this brightness or more are light: 1 to 255 (default: Otsu's threshold). With --paint-edges, how much darker"
                    + " than around an edge is (default: a twelfth of the contrast).");

    private final Flag edges = options.flag("--paint-edges", "The edges of what a picture shows, as a drawing of it; for photographs.");

    private final Flag invert = options.flag("--paint-invert", "The light areas of a picture are shown, and not the dark ones.");

    private final TextValue thin = options.text(
            "--paint-thin", "WORD",
            "What becomes of parts one pixel wide, which are easily seen in the maze: keep, thicken or refuse (default: keep).");

    /** The options, for this command. */
    PaintOptions(Options options) {
        super(options);
    }

    /** One of these options that is given, or null. */
    @Nullable String given() {
        return paint.isGiven() ? "--paint"
                : text.isGiven() ? "--paint-text"
                : grain.isGiven() ? "--paint-grain"
                : threshold.isGiven() ? "--paint-threshold"
                : edges.isGiven() ? "--paint-edges"
                : invert.isGiven() ? "--paint-invert"
                : thin.isGiven() ? "--paint-thin" : null;
    }

    /** The generator that hides a picture, where one is asked for and no generator. */
    Selection<Generator> around(Selection<Generator> generator, boolean hasGenerator) {
        return given() == null || hasGenerator ? generator : Selection.of(PictureMaze.ENTRY);
    }

    /** Adds the picture to a recipe; if the user gave no size, the picture sets it. Refuses what does not go together. */
    Recipe apply(Recipe recipe, boolean hasSize, Context context, Terminal terminal) throws IOException {
        if (given() == null) {
            return recipe;
        }
        if (paint.isGiven() == text.isGiven()) {
            throw new UsageException(paint.isGiven() ? "give --paint or --paint-text, not both" : given() + " is for --paint or --paint-text");
        }
        if (!paint.isGiven() && (threshold.isGiven() || edges.isGiven() || invert.isGiven())) {
            throw new UsageException((threshold.isGiven() ? "--paint-threshold" : edges.isGiven() ? "--paint-edges" : "--paint-invert")
                    + " is for --paint with a file");
        }
        if (hasSize && grain.isGiven()) {
            throw new UsageException("--paint-grain sets the size of the maze; leave out its rows and columns, or --paint-grain");
        }
        if (recipe.generator().entry() != PictureMaze.ENTRY) {
            throw new UsageException(given() + " needs the generator " + PictureMaze.ENTRY.name() + "; leave out " + recipe.generator().name());
        }
        String kept = thin.orElse("keep");
        if (!THIN.contains(kept)) {
            throw new UsageException(Names.unknown("value of --paint-thin", kept, THIN));
        }
        recipe.withShape(recipe.shape().withRows(2).withColumns(2)).requireValid(); // before a file is read
        Mask picture = paint.isGiven() ? file(recipe, hasSize, context, terminal) : word(recipe, hasSize, terminal);
        Mask shown = thick(picture, kept, terminal);
        return recipe.withShape(hasSize ? recipe.shape() : recipe.shape().withRows(2L * shown.rows()).withColumns(2L * shown.columns()))
                .withGenerator(recipe.generator().with(PictureMaze.option(shown)));
    }

    private Mask file(Recipe recipe, boolean hasSize, Context context, Terminal terminal) throws IOException {
        Integer light = threshold.isGiven() ? (int) Numbers.whole("luminance", threshold.get(), 1, 255) : null;
        try (Source source = Input.open(paint.get(), context, terminal)) {
            MaskFile file = new MaskFile(source);
            if (light != null && !file.isPicture()) {
                throw new UsageException("--paint-threshold is for pictures, and " + paint.get() + " is a text");
            }
            Size size;
            if (hasSize) {
                size = pixels(recipe);
            } else {
                int[] own = !grain.isGiven() && !file.isPicture() ? file.size() : file.size(grain(edges.isGiven() ? GRAIN_OF_EDGES : GRAIN));
                size = new Size(own[0], own[1]);
            }
            Rectangle whole = new Rectangle(size.rows(), size.columns(), null);
            Mask found = edges.isGiven() ? file.edges(whole, light, invert.isGiven()) : file.on(whole, light, invert.isGiven());
            source.remarks().notes().forEach(note -> terminal.say(paint.get() + ": " + note));
            return found;
        }
    }

    /** The letters of a word, with a margin around them where there is room. */
    private Mask word(Recipe recipe, boolean hasSize, Terminal terminal) {
        Size size = pixels(recipe);
        Letters letters = MaskOptions.letters(text.get(), terminal);
        return hasSize ? Masks.letters(letters, new Rectangle(size.rows(), size.columns(), null))
                : letters.pixels(grain.isGiven() ? (Integer) grain(GRAIN) : null);
    }

    private int grain(int byDefault) {
        return grain.isGiven() ? (int) Numbers.whole("grain", grain.get(), 1, MOST_GRAIN) : byDefault;
    }

    /** The pixels of a maze. */
    private static Size pixels(Recipe recipe) {
        Size cells = recipe.shape().whole(recipe.seed()).size();
        if (Math.min(cells.rows(), cells.columns()) < 2) {
            throw new UsageException("a picture needs at least 2 rows and 2 columns of cells, and this maze has " + cells);
        }
        return new Size(cells.rows() / 2, cells.columns() / 2);
    }

    private static Mask thick(Mask picture, String kept, Terminal terminal) {
        ThinParts parts = ThinParts.of(picture);
        if (parts.count() == 0) {
            return picture;
        }
        String what = "the picture has " + Numbers.count(parts.parts(), "part") + " one pixel wide, of " + Numbers.count(parts.count(), "pixel")
                + " in all, the first in row " + parts.row() + ", column " + parts.column() + " of its pixels";
        if (kept.equals("refuse")) {
            throw new UsageException(what + "; take a larger --paint-grain, or --paint-thin thicken");
        }
        if (kept.equals("keep")) {
            terminal.say(what + "; they are easily seen in the maze; --paint-thin thicken makes them wider");
            return picture;
        }
        return parts.thickened(picture);
    }
}
