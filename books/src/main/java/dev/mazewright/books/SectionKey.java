package dev.mazewright.books;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Ramp;
import dev.mazewright.books.description.SectionEnds;
import dev.mazewright.books.description.SectionMasks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the choice of a section's mazes depends on, besides the seed of each; unplugged sheets depend on their page, too.
 *
 * @param difficulty null for any
 */
record SectionKey(
        int mazes,
        List<String> shapes,
        SectionMasks masks,
        BookSection.SizeRange size,
        List<String> generators,
        @Nullable Ramp difficulty,
        SectionEnds ends) {
    /** The turns of its generators. */
    record Turns(SectionKey section) {}

    /** The difficulty that all its mazes share. */
    record Level(SectionKey section) {}

    /** The first maze that fits, of those that follow a seed. */
    record First(SectionKey section, int index, long seed) {}

    /** The key of a section; of another one that is equal to it, mazes of the same seeds are the same. */
    static SectionKey of(BookSection section) {
        return new SectionKey(
                section.mazes(), section.shapes(), section.masks(), section.size(), section.generators(), section.difficulty(), section.ends());
    }
}
