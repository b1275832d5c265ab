package dev.mazewright.books.description;

import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.io.TomlKeys;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The cover of a book.
 *
 * @param stock that the pages are printed on
 * @param text on the back; empty for none
 * @param colour of the whole cover, 0xRRGGBB, or null for the paper of the book's style
 * @param maze on the front, or null for one that follows from the book's seed
 * @param design how all of it is laid out
 * @param accent of a poster, its second colour, 0xRRGGBB, or null for the usual one
 * @param picture of a poster, or null for none
 */
public record Cover(
        Stock stock, String text, @Nullable Integer colour, @Nullable Recipe maze, Design design, @Nullable Integer accent, @Nullable EndPicture picture) {
    private static final String ACCENT = "accent";
    private static final String PICTURE = "picture";
    private static final List<String> KEYS = List.of("paper", "text", "colour", "maze", "design", ACCENT, PICTURE);
    private static final String EXPECTED_PICTURE = "picture = the name of a PNG or SVG file";

    /** What a file without a cover has. */
    public static final Cover PLAIN = new Cover(Stock.WHITE, "", null, null, Design.PLAIN, null, null);

    /** From this number of pages on, printers write on the spine. */
    public static final int LEAST_PAGES_FOR_TEXT = 79;

    /** How a cover is laid out. */
    public enum Design {
        /** Title, maze and author on one colour. */
        PLAIN,
        /** Panels on a pattern of walls, and a maze whose cells are coloured by their distance from the start. */
        POSTER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The paper of the pages, which makes the spine.
     *
     * <p>Source: the help pages of a print-on-demand service for covers of paperbacks.
     */
    public enum Stock {
        /** 0.002252 inches a page. */
        WHITE(0.002252),
        /** 0.0025 inches a page. */
        CREAM(0.0025);

        private static final double INCH = 72;

        private final double inches;

        Stock(double inches) {
            this.inches = inches;
        }

        /** The width of the spine, in points. */
        public double spine(int pages) {
            return pages * inches * INCH;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The cover that a book's file has under a key.
     *
     * @param seed of the book, and of a maze whose recipe names none
     * @param pictures finds the picture that it names
     * @throws BadDataException if a value is not valid; the message names its key
     * @throws IOException if the picture cannot be read
     */
    public static Cover parse(TomlKeys book, String key, Typeface font, long seed, StyleFile.Pictures pictures) throws IOException {
        if (!book.has(key)) {
            return PLAIN;
        }
        TomlKeys table = book.inner(key, "a cover", KEYS);
        Design design = Wording.choice(table, "design", Design.PLAIN, "the design ");
        for (String of : List.of(ACCENT, PICTURE)) {
            if (design == Design.PLAIN && table.has(of)) {
                throw table.bad(of, of + " and the design plain, which has none", "design = \"poster\"");
            }
        }
        return new Cover(
                Wording.choice(table, "paper", Stock.WHITE, "the paper ", "paper = \"white\" or \"cream\""),
                Wording.lines(table, "text", font),
                table.has("colour") ? table.parsed("colour", "", Cover::colour, "colour = \"#rrggbb\"") : null,
                table.has("maze")
                        ? table.parsed("maze", "", text -> RecipeText.parse(PartialRecipe.of(text).text(), () -> seed).requireValid(), "maze = a recipe, such as"
                                + " \"rectangle:20x20/wilson/seed:1\"")
                        : null,
                design,
                table.has(ACCENT) ? table.parsed(ACCENT, "", Cover::colour, "accent = \"#rrggbb\"") : null,
                table.has(PICTURE) ? picture(table, pictures) : null);
    }

    private static EndPicture picture(TomlKeys table, StyleFile.Pictures pictures) throws IOException {
        String name = table.text(PICTURE, "", EXPECTED_PICTURE);
        try {
            return name.startsWith("data:") ? EndPicture.parse(name) : pictures.of(name);
        } catch (UsageException e) {
            throw table.bad(PICTURE, String.valueOf(e.getMessage()), EXPECTED_PICTURE);
        }
    }

    private static int colour(String text) {
        return Integer.parseInt(Finish.WALL_COLOUR.parse(text).substring(1), 16);
    }
}
