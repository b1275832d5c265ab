package dev.mazewright.books.description;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.StyleFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A puzzle book as its file describes it. Lengths are points.
 *
 * @param source the name of the file, for messages
 * @param layout of its sections, where they have no other
 * @param title of the book
 * @param author of the book; empty for none
 * @param trim the size of the trimmed pages
 * @param hasBleed whether pages reach beyond the trimmed edges, at the spine excepted
 * @param isBoundLeft whether the spine is at the left of page 1
 * @param seed of all mazes
 * @param answers on a page; 0 for no answers
 * @param answersAt where they are
 * @param style of the mazes
 * @param front the names of the pages before the first section
 * @param margin the least distance from what is printed to the edges
 * @param leastCell the least size of a cell, on pages of mazes
 * @param imprint of the page of that name
 * @param look of all pages
 * @param cover of the book
 * @param sections one or more
 * @param replaced numbers of mazes that become another one, each time the next
 */
public record Book(
        String source,
        Layout layout,
        String title,
        String author,
        TrimSize trim,
        boolean hasBleed,
        boolean isBoundLeft,
        long seed,
        int answers,
        AnswersAt answersAt,
        StyleFile style,
        List<String> front,
        double margin,
        double leastCell,
        Imprint imprint,
        Look look,
        Cover cover,
        List<BookSection> sections,
        List<Integer> replaced) {
    /** Copies the lists. */
    public Book {
        front = List.copyOf(front);
        sections = List.copyOf(sections);
        replaced = List.copyOf(replaced);
    }

    /** Whether the solved mazes are in a second file. */
    public boolean hasAnswersInFile() {
        return answers > 0 && answersAt == AnswersAt.FILE;
    }

    /** Whether pages show their numbers. */
    public boolean hasPageNumbers() {
        return look.hasPageNumbers();
    }

    /** The same with other sections. */
    public Book withSections(List<BookSection> others) {
        return new Book(
                source, layout, title, author, trim, hasBleed, isBoundLeft, seed, answers, answersAt, style, front, margin, leastCell, imprint,
                look, cover, others, replaced);
    }

    /** The number of mazes of all sections. */
    public int mazes() {
        return sections.stream().mapToInt(BookSection::mazes).sum();
    }

    /** Of each maze, in the order of their numbers, a recipe that it may have; with seed 0. */
    public List<Recipe> recipes() {
        List<Recipe> recipes = new ArrayList<>();
        for (BookSection section : sections) {
            for (int i = 0; i < section.mazes(); i++) {
                recipes.add(section.recipes(i).getFirst());
            }
        }
        return recipes;
    }

    /**
     * What a book says of who made it.
     *
     * @param text lines such as the year and the publisher; empty for none
     * @param hasCredit whether it names Mazewright and the seed
     */
    public record Imprint(String text, boolean hasCredit) {}

    /**
     * What the pages of a book have in common.
     *
     * @param hasPageNumbers whether pages show their numbers, those without text and the title page excepted
     * @param hasNameLine whether pages of mazes have a line for a name and a time
     * @param border around what stands on a page
     * @param font of all letters
     * @param words that Mazewright adds
     */
    public record Look(boolean hasPageNumbers, boolean hasNameLine, Border border, Typeface font, BookWords words) {}

    /** Where the solved mazes of a book are. */
    public enum AnswersAt {
        /** On the last pages. */
        END,
        /** On the back of the page with the mazes. */
        BACK,
        /** In a second file. */
        FILE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
