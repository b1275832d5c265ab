package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
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
                    + "letters need.");

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
            MaskOutline outline = mask.isGiven() ? MaskOutline.of(mask.get()) : null;
            String option = Masks.textOption(text.get());
            return masked(hasSize ? recipe : grown(recipe, text.get(), outline),
                    outline == null ? option : Masks.outlineOption(outline) + "," + option);
        }
        if (!mask.isGiven()) {
            return recipe;
        }
        return isFile
                ? file(mask.get(), recipe, hasSize, context, terminal)
                : masked(recipe, Masks.outlineOption(MaskOutline.of(mask.get())));
    }

    /** The recipe on a grid that is as large as the letters of a text need. */
    private static Recipe grown(Recipe recipe, String text, @Nullable MaskOutline outline) {
        Size size = recipe.shape().whole(recipe.seed()).size();
        Size least = Masks.legible(text, outline, recipe.shape().whole(recipe.seed()));
        return recipe.withShape(recipe.shape()
                .withRows(Math.max(size.rows(), least.rows()))
                .withColumns(Math.max(size.columns(), least.columns())));
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
