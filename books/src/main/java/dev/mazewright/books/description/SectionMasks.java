package dev.mazewright.books.description;

import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.mask.MaskFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The masks of a section's mazes: outlines and files take turns, and so do texts. Where both are given, the text stands in
 * the outline.
 *
 * @param masks outlines and files; empty for none
 * @param texts words; empty for none
 * @param pictures files that picture mazes hide; empty for none
 * @param words that picture mazes hide; empty for none
 * @param drawn the letters of those texts and words that have letters without strokes
 */
public record SectionMasks(List<Entry> masks, List<String> texts, List<Entry> pictures, List<String> words, Map<String, Letters> drawn) {
    /** No masks. */
    static final SectionMasks NONE = new SectionMasks(List.of(), List.of(), List.of(), List.of(), Map.of());

    /** An outline, or a file, as the book names it; the file is null for an outline. */
    public record Entry(String name, @Nullable MaskFile file) {
        private String option(ShapeSpec shape) {
            if (file == null) {
                return Masks.outlineOption(MaskOutline.of(name));
            }
            return Masks.bitsOption(mask(shape.whole(0)));
        }

        private Mask mask(Shape whole) {
            try {
                return Objects.requireNonNull(file).on(whole, null, false);
            } catch (IOException e) {
                throw new UsageException("the mask " + name + ": " + e.getMessage());
            }
        }
    }

    /** Copies the lists. */
    public SectionMasks {
        masks = List.copyOf(masks);
        texts = List.copyOf(texts);
        pictures = List.copyOf(pictures);
        words = List.copyOf(words);
        drawn = Map.copyOf(drawn);
    }

    /**
     * The shape with the mask of a maze.
     *
     * @param index of the maze in the section, from 0
     * @throws UsageException if it can have none, or leaves no cells
     */
    ShapeSpec on(ShapeSpec shape, int index) {
        Entry mask = masks.isEmpty() ? null : masks.get(index % masks.size());
        String text = texts.isEmpty() ? null : texts.get(index % texts.size());
        if (shape.isMasked() && (mask != null || text != null)) {
            throw new UsageException(shape + " has a mask already; leave it out of the shape");
        }
        Letters letters = text == null ? null : drawn.get(text);
        if (text != null && letters != null) {
            return shape.withOptions(drawn(text, letters, mask, shape.whole(0)));
        }
        List<String> options = new ArrayList<>();
        if (mask != null) {
            options.add(mask.option(shape));
        }
        if (text != null) {
            options.add(Masks.textOption(text));
        }
        return options.isEmpty() ? shape : shape.withOptions(String.join(",", options));
    }

    /** The options of a text by a font, alone or in an outline. */
    private static String drawn(String text, Letters letters, @Nullable Entry mask, Shape whole) {
        if (mask != null && mask.file != null) {
            throw new UsageException("the text '" + text + "' stands alone or in an outline, not in the file " + mask.name);
        }
        MaskOutline outline = mask == null ? null : MaskOutline.of(mask.name);
        requireLegible(text, letters, outline, whole);
        return Masks.lettersOption(letters, outline, whole);
    }

    /**
     * Makes sure that the letters of a text can be read.
     *
     * @param whole a shape without a mask
     * @throws UsageException if it has too few rows or columns
     */
    public static void requireLegible(String text, Letters letters, @Nullable MaskOutline outline, Shape whole) {
        Size least = Masks.legible(letters, outline, whole);
        if (whole.size().rows() < least.rows() || whole.size().columns() < least.columns()) {
            throw new UsageException("the letters of '" + text + "' cannot be read in " + whole.name() + " " + whole.size()
                    + "; they need at least " + least.rows() + " rows and " + least.columns() + " columns");
        }
    }

    /** Whether its mazes hide pictures, by a generator of their own. */
    public boolean isHidden() {
        return !pictures.isEmpty() || !words.isEmpty();
    }

    /**
     * The generator of a maze that hides a picture, with its options; pictures take turns, then words.
     *
     * @param index of the maze in the section, from 0
     * @throws UsageException if the picture cannot be read, or the maze is too small for it
     */
    String generator(ShapeSpec shape, int index) {
        Size cells = shape.whole(0).size();
        Rectangle pixels = new Rectangle(Math.max(1, cells.rows() / 2), Math.max(1, cells.columns() / 2), null);
        int turn = index % (pictures.size() + words.size());
        Mask picture = turn < pictures.size() ? pictures.get(turn).mask(pixels) : Masks.letters(letters(words.get(turn - pictures.size())), pixels);
        return PictureMaze.ENTRY.name() + ":" + PictureMaze.option(picture);
    }

    private Letters letters(String text) {
        Letters letters = drawn.get(text);
        return letters == null ? Letters.of(text) : letters;
    }
}
