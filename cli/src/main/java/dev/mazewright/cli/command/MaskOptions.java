package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.SystemLetters;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.mask.MaskFile;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The options that choose which positions of a grid are cells. */
final class MaskOptions extends OptionGroup {
    private final TextValue mask = options.text(
            "--mask", "NAME|FILE",
            "Which positions are cells: the inside of an outline (circle, ring, heart, star, diamond, hexagon, "
                    + "triangle), or a file, scaled to the maze. In a text file, X, x, #, 0 and spaces are outside and other "
                    + "characters, such as ., are cells; in a picture (PNG, JPEG, GIF, BMP, TIFF, WebP, SVG or PDF), dark areas are "
                    + "cells, as it looks on white. Without --rows and --columns, a text file gives the size.");

    private final TextValue text = options.text(
            "--mask-text", "TEXT",
            "A word; only positions inside its letters are cells, or, with --mask OUTLINE, all but them. Without --rows and --columns, the maze is as large as the "
                    + "letters need. Letters beyond Latin-1 become bits, by the fonts of this machine.");

    private final TextValue threshold = options.text(
            "--mask-threshold", "N",
            "In a picture, pixels of this brightness or more are light: 1 to 255 (default: Otsu's threshold).");

    private final Flag invert = options.flag(
            "--mask-invert",
            "In a mask file, cells and outside change places: the light areas of a picture are cells, such as white letters on black.");

    /** The options, for this command. */
    MaskOptions(Options options) {
        super(options);
    }

    /** One of these options that is given, or null. */
    @Nullable String given() {
        return mask.isGiven() ? "--mask" : text.isGiven() ? "--mask-text" : threshold.isGiven() ? "--mask-threshold" : invert.isGiven() ? "--mask-invert" : null;
    }

    /** Adds the requested mask to a recipe; if the user gave no size, the file or text sets it. Refuses what does not go together. */
    Recipe apply(Recipe recipe, boolean hasSize, Context context, Terminal terminal) throws IOException {
        boolean isFile = mask.isGiven() && !MaskOutline.isKnown(mask.get());
        if (isFile && text.isGiven()) {
            throw new UsageException("a text stands alone or in an outline; take --mask-text without --mask FILE, or --mask with one of: "
                    + String.join(", ", MaskOutline.words()));
        }
        if (threshold.isGiven() && !isFile) {
            throw new UsageException("--mask-threshold is for --mask with a picture");
        }
        if (invert.isGiven() && !isFile) {
            throw new UsageException("--mask-invert is for --mask with a file");
        }
        if (text.isGiven()) {
            return text(recipe, hasSize, mask.isGiven() ? MaskOutline.of(mask.get()) : null, terminal);
        }
        if (!mask.isGiven()) {
            return recipe;
        }
        return isFile
                ? file(mask.get(), recipe, hasSize, context, terminal)
                : masked(recipe, Masks.outlineOption(MaskOutline.of(mask.get())));
    }

    private Recipe text(Recipe recipe, boolean hasSize, @Nullable MaskOutline outline, Terminal terminal) {
        boolean isDrawn = !Letters.missing(text.get()).isEmpty();
        ShapeSpec shape = recipe.shape();
        if (hasSize && !isDrawn) {
            return masked(recipe, written(outline));
        }
        masked(recipe, Masks.outlineOption(MaskOutline.CIRCLE)).requireValid();
        Letters letters = letters(text.get(), terminal);
        Shape whole = shape.whole(recipe.seed());
        Size size = whole.size();
        Size least = Masks.legible(letters, outline, whole);
        if (!hasSize) {
            shape = shape.withRows(Math.max(size.rows(), least.rows())).withColumns(Math.max(size.columns(), least.columns()));
        } else if (size.rows() < least.rows() || size.columns() < least.columns()) {
            terminal.say("the letters of the mask are too small to be read; take at least " + least.rows() + " rows and " + least.columns()
                    + " columns, or several lines");
        }
        return masked(recipe.withShape(shape),
                isDrawn ? Masks.lettersOption(letters, outline, shape.whole(recipe.seed())) : written(outline));
    }

    private String written(@Nullable MaskOutline outline) {
        String option = Masks.textOption(text.get());
        return outline == null ? option : Masks.outlineOption(outline) + "," + option;
    }

    /** The letters of a text: in strokes, or, if it has others than these, by the fonts of this machine, which are named. */
    static Letters letters(String text, Terminal terminal) {
        String missing = Letters.missing(text);
        if (missing.isEmpty()) {
            return Letters.of(text);
        }
        SystemLetters drawn = SystemLetters.of(text);
        terminal.say("the letters are those of " + String.join(", ", drawn.fonts()) + "; the recipe has them as bits");
        return drawn.letters();
    }

    private static Recipe masked(Recipe recipe, String option) {
        return recipe.withShape(recipe.shape().withOptions(option));
    }

    private Recipe file(String name, Recipe recipe, boolean hasSize, Context context, Terminal terminal) throws IOException {
        Integer light = threshold.isGiven() ? (int) Numbers.whole("luminance", threshold.get(), 1, 255) : null;
        // Any mask would do to see whether the shape can have one.
        masked(recipe, Masks.outlineOption(MaskOutline.CIRCLE)).requireValid();
        try (Source source = open(name, context, terminal)) {
            MaskFile file = new MaskFile(source);
            if (light != null && !file.isPicture()) {
                throw new UsageException("--mask-threshold is for pictures, and " + name + " is a text");
            }
            ShapeSpec shape = recipe.shape();
            if (!hasSize) {
                int[] size = file.size();
                shape = shape.withRows(size[0]).withColumns(size[1]);
            }
            Mask found = file.on(shape.whole(recipe.seed()), light, invert.isGiven());
            source.remarks().notes().forEach(note -> terminal.say(name + ": " + note));
            return masked(recipe.withShape(shape), Masks.bitsOption(found));
        }
    }

    private static Source open(String name, Context context, Terminal terminal) throws IOException {
        try {
            return Input.open(name, context, terminal);
        } catch (NoInputException e) {
            throw new NoInputException(
                    e.getMessage() + ", and no outline of that name; " + Names.suggest(name, MaskOutline.words()));
        }
    }
}
