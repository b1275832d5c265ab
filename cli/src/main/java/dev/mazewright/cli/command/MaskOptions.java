package dev.mazewright.cli.command;

import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.mask.MaskFile;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which places of a sheet are cells. */
final class MaskOptions {
    /** How many cells lie along the longer side of a picture, where nobody says. */
    private static final int LONGEST = 40;

    @Option(
            names = "--mask",
            paramLabel = "NAME|FILE",
            description = "The cells that there are: the inside of an outline (circle, ring, heart, star, diamond, hexagon, "
                    + "triangle), or a file, stretched to fit. In a text, X, x, #, 0 and spaces are outside and other "
                    + "characters, such as ., are cells; in a PNG, dark pixels are cells, and transparent ones are "
                    + "outside. Without --rows and --columns, a text's own size.")
    private @Nullable String mask;

    @Option(names = "--mask-text", paramLabel = "TEXT", description = "A word whose letters alone have cells.")
    private @Nullable String text;

    @Option(
            names = "--mask-threshold",
            paramLabel = "N",
            description = "In a PNG, pixels as light as this are outside: 1 to 255 (Otsu's threshold).")
    private @Nullable String threshold;

    /** One of these options that is given, or null. */
    @Nullable String given() {
        return mask != null ? "--mask" : text != null ? "--mask-text" : threshold != null ? "--mask-threshold" : null;
    }

    /**
     * Gives a draft the mask that is asked for.
     *
     * @throws UsageException if there is none such, or the shape can have none
     * @throws NoInputException if there is no such file
     */
    void apply(RecipeDraft draft, Terminal terminal) throws IOException {
        if (mask != null && text != null) {
            throw new UsageException("a maze has one mask; take --mask or --mask-text");
        }
        boolean isFile = mask != null && !MaskOutline.isKnown(mask);
        if (threshold != null && !isFile) {
            throw new UsageException("--mask-threshold is for --mask with a picture");
        }
        if (text != null) {
            draft.mask(Masks.textOption(text));
        } else if (mask != null && !isFile) {
            draft.mask(Masks.outlineOption(MaskOutline.of(mask)));
        } else if (mask != null) {
            file(mask, draft, terminal);
        }
    }

    private void file(String name, RecipeDraft draft, Terminal terminal) throws IOException {
        Integer light = threshold == null ? null : (int) Numbers.whole("luminance", threshold, 1, 255);
        // Any mask would do to see whether the shape can have one.
        draft.mask(Masks.outlineOption(MaskOutline.CIRCLE));
        draft.recipe();
        try (Source source = open(name, terminal)) {
            MaskFile file = new MaskFile(source);
            if (light != null && !file.isPng()) {
                throw new UsageException("--mask-threshold is for pictures, and " + name + " is a text");
            }
            if (!draft.hasSize()) {
                int[] size = file.size(LONGEST);
                draft.rows(Integer.toString(size[0]));
                draft.columns(Integer.toString(size[1]));
            }
            Recipe recipe = draft.recipe();
            draft.mask(Masks.bitsOption(file.on(recipe.whole(), light)));
        }
    }

    private static Source open(String name, Terminal terminal) throws IOException {
        try {
            return Input.open(name, terminal);
        } catch (NoInputException e) {
            throw new NoInputException(
                    e.getMessage() + ", and no outline of that name; " + Names.suggest(name, MaskOutline.words()));
        }
    }
}
