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
 */
public record SectionMasks(List<Entry> masks, List<String> texts, List<Entry> pictures, List<String> words) {
    /** No masks. */
    static final SectionMasks NONE = new SectionMasks(List.of(), List.of(), List.of(), List.of());

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
    }

    /**
     * The shape with the mask of a maze.
     *
     * @param index of the maze in the section, from 0
     * @throws UsageException if it can have none, or leaves no cells
     */
    ShapeSpec on(ShapeSpec shape, int index) {
        List<String> options = new ArrayList<>();
        if (!masks.isEmpty()) {
            options.add(masks.get(index % masks.size()).option(shape));
        }
        if (!texts.isEmpty()) {
            options.add(Masks.textOption(texts.get(index % texts.size())));
        }
        if (shape.isMasked() && !options.isEmpty()) {
            throw new UsageException(shape + " has a mask already; leave it out of the shape");
        }
        return options.isEmpty() ? shape : shape.withOptions(String.join(",", options));
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
        Mask picture = turn < pictures.size() ? pictures.get(turn).mask(pixels) : Masks.letters(Letters.of(words.get(turn - pictures.size())), pixels);
        return PictureMaze.ENTRY.name() + ":" + PictureMaze.option(picture);
    }
}
