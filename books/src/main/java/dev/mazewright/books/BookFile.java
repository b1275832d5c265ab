package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.Border;
import dev.mazewright.books.description.Cover;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.description.TrimSize;
import dev.mazewright.books.description.Wording;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.FrontPages;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.io.TomlFile;
import dev.mazewright.formats.io.TomlKeys;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** Parses the file of a book, TOML 1.0. {@link BookExample} has all keys. */
public final class BookFile {
    /** The most characters of a file. */
    public static final int MOST_CHARACTERS = 1 << 20;

    /** The most mazes of a section. */
    public static final int MOST_OF_SECTION = 5000;

    /** The most pages of a book. */
    public static final int MOST_PAGES = PageFrame.MOST_PAGES;

    /** The most bytes of a mask's file. */
    public static final int MOST_OF_MASK = 1 << 24;

    private static final String SECTION = "section";
    private static final String COVER = "cover";
    private static final String REPLACE = "replace";
    private static final String WORDS = "words";

    private static final List<String> KEYS = List.of(
            "layout", "title", "author", BookWords.LANGUAGE, "font", "trim", "bleed", "binding", "seed", "answers", "answers-at", "style", "page-numbers", "name-line", "frame",
            "front", "imprint", "credit", "margin", "least-cell", REPLACE, WORDS, WordLetters.KEY, COVER, SECTION);
    private static final int MOST_REPLACED = 100_000;
    private static final List<Integer> ANSWERS = List.of(0, 1, 4, 6, 9, 12);
    private static final int ANSWERS_OF_BOOK = 6;
    private static final int ANSWERS_OF_SHEETS = 9;
    private static final List<Integer> ANSWERS_OF_UNPLUGGED = List.of(0, 1);

    /** Six on each page. */
    private static final int MOST_MAZES = 6 * PageFrame.MOST_PAGES;

    private static final double HALF_INCH = 36;
    private static final double TWO_INCHES = 144;

    private BookFile() {}

    /** Finds the files that a book names, which lie relative to it. */
    @FunctionalInterface
    public interface Files {
        /** The style of a file. */
        StyleFile style(String name) throws IOException;

        /**
         * A picture that a style within the book names.
         *
         * @throws UsageException if it is not one
         */
        default EndPicture picture(String name) throws IOException {
            return StyleFile.Pictures.INLINE.of(name);
        }

        /**
         * Reads a font file.
         *
         * @throws UsageException if the book has no files, as where it has no folder
         */
        default byte[] font(String name) throws IOException {
            throw new UsageException("the font " + name + " is a file, and this book has no folder; leave out font");
        }

        /**
         * Reads a mask, a picture or a text of at most {@link #MOST_OF_MASK} bytes.
         *
         * @throws UsageException if the book has no files, as where it has no folder
         */
        default byte[] mask(String name) throws IOException {
            throw new UsageException("the mask " + name + " is a file, and this book has no folder");
        }
    }

    /**
     * The book of a text.
     *
     * @param source its name in messages
     * @throws BadDataException if it is not one; with the line
     * @throws IOException if one of the files cannot be read
     */
    public static Book parse(String text, String source, Files files) throws IOException {
        return parse(TomlFile.parse(text, source), source, files);
    }

    /**
     * The book of a text that is parsed.
     *
     * @param source its name in messages
     * @throws BadDataException if it is not one; with the line
     * @throws IOException if one of the files cannot be read
     */
    public static Book parse(TomlTable toml, String source, Files files) throws IOException {
        TomlKeys table = new TomlKeys(toml, source, null, "a book", KEYS);
        table.require("title", "title = a text");
        Typeface font = font(table, files);
        String title = Wording.line(table, "title", font);
        String author = Wording.line(table, "author", font);
        Layout layout = Wording.choice(table, "layout", Layout.BOOK, "the layout ");
        boolean isBook = layout == Layout.BOOK;
        List<String> usualFront = isBook ? FrontPages.USUAL : List.of();
        boolean hasBleed = table.truth("bleed", false);
        double least = hasBleed ? Length.LEAST_MARGIN_WITH_BLEED : Length.LEAST_MARGIN;
        long seed = table.whole("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        Book book = new Book(
                source,
                layout,
                title,
                author,
                table.parsed("trim", "8.5x11", TrimSize::parse, "trim = a name such as 6x9 or a4, or a size such as 210x297mm or 9x12in,"
                        + " from 4x4in to 12x17in"),
                hasBleed,
                side(table),
                seed,
                answers(table, layout),
                answersAt(table),
                style(table, source, files),
                front(table, usualFront),
                Length.of(table, "margin", HALF_INCH, least, TWO_INCHES),
                Length.of(table, "least-cell", Length.LEAST_CELL, 1, TWO_INCHES),
                imprint(table, font, usualFront),
                new Book.Look(table.truth("page-numbers", isBook), table.truth("name-line", !isBook),
                        Wording.choice(table, "frame", Border.NONE, "the frame "), font, BookWords.parse(table, WORDS, font)),
                Cover.parse(table, COVER, font, seed, files::picture),
                sections(table, toml, source, files, WordLetters.parse(table, toml, source, files, font), layout),
                table.wholes(REPLACE, 1, MOST_REPLACED));
        requireMazes(table, book);
        if (book.sections().stream().anyMatch(BookSection::isUnplugged)) {
            book.look().words().requireLetters(table, font, true);
        }
        int pages = new BookPlan(book).pages().size();
        if (pages > PageFrame.MOST_PAGES) {
            throw new BadDataException(source, "", pages + " pages", "at most " + PageFrame.MOST_PAGES + "; take fewer mazes, or more a page");
        }
        return book;
    }

    private static void requireMazes(TomlKeys table, Book book) throws BadDataException {
        for (int number : book.replaced()) {
            if (number > book.mazes()) {
                throw table.bad(REPLACE, "maze " + number + " in " + REPLACE, "numbers of mazes, from 1 to " + book.mazes());
            }
        }
    }

    private static int answers(TomlKeys table, Layout layout) throws BadDataException {
        return switch (layout) {
            case BOOK -> table.oneOf("answers", ANSWERS_OF_BOOK, ANSWERS);
            case WORKSHEET -> table.oneOf("answers", ANSWERS_OF_SHEETS, ANSWERS);
            case UNPLUGGED -> table.oneOf("answers", 1, ANSWERS_OF_UNPLUGGED);
        };
    }

    private static boolean side(TomlKeys table) throws BadDataException {
        String side = table.text("binding", "left", "binding = \"left\" or \"right\"");
        if (!side.equals("left") && !side.equals("right")) {
            throw table.bad("binding", "binding = \"" + side + "\"", "binding = \"left\" or \"right\"");
        }
        return side.equals("left");
    }

    private static Book.AnswersAt answersAt(TomlKeys table) throws BadDataException {
        Book.AnswersAt at = Wording.choice(table, "answers-at", Book.AnswersAt.END, "");
        if (at == Book.AnswersAt.BACK && table.has("answers")) {
            throw table.bad("answers", "answers beside answers-at = \"back\"", "no answers: the back has those of its page");
        }
        return at;
    }

    private static Book.Imprint imprint(TomlKeys table, Typeface font, List<String> usualFront) throws BadDataException {
        Book.Imprint imprint = new Book.Imprint(Wording.lines(table, "imprint", font), table.truth("credit", false));
        String given = imprint.hasCredit() ? "credit" : "imprint";
        if ((imprint.hasCredit() || !imprint.text().isEmpty()) && !table.texts("front", usualFront).contains("imprint")) {
            throw table.bad(given, given + " and no page that shows it", "front = [\"title\", \"imprint\", ...]");
        }
        return imprint;
    }

    private static Typeface font(TomlKeys table, Files files) throws IOException {
        if (!table.has("font")) {
            return Typeface.sans();
        }
        String name = table.text("font", "", "font = the name of a file");
        try {
            return Typeface.of(name, files.font(name));
        } catch (UsageException e) {
            throw table.bad("font", String.valueOf(e.getMessage()), "a TrueType or OpenType file");
        }
    }

    /** The style that a table names or holds. */
    static StyleFile style(TomlKeys table, String source, Files files) throws IOException {
        TomlTable inside = table.tableOrNull("style");
        if (inside != null) {
            return StyleFile.of(inside, source, files::picture);
        }
        String name = table.text("style", "", "style = the name of a file, or a table [style]");
        try {
            return table.has("style") ? files.style(name) : StyleFile.empty();
        } catch (UsageException e) {
            throw table.bad("style", String.valueOf(e.getMessage()), "a table [style] with the style");
        }
    }

    private static List<String> front(TomlKeys table, List<String> usual) throws BadDataException {
        List<String> front = table.texts("front", usual);
        for (String name : front) {
            if (!FrontPages.names().contains(name)) {
                throw table.bad(
                        "front",
                        "the page '" + name + "'",
                        "pages before the first section; " + Names.suggest(name, FrontPages.names()));
            }
        }
        return front;
    }

    private static List<BookSection> sections(TomlKeys table, TomlTable toml, String source, Files files, WordLetters letters, Layout layout)
            throws IOException {
        if (!(toml.get(List.of(SECTION)) instanceof TomlArray array) || array.isEmpty()) {
            throw table.bad(SECTION, "no [[section]]", "one or more");
        }
        List<BookSection> sections = new ArrayList<>();
        int mazes = 0;
        for (int i = 0; i < array.size(); i++) {
            if (!(array.get(i) instanceof TomlTable section)) {
                throw table.bad(SECTION, "section = a list", "[[section]]");
            }
            sections.add(SectionTable.parse(section, source, array.inputPositionOf(i), files, letters, layout));
            mazes += sections.getLast().mazes();
            if (mazes > MOST_MAZES) {
                throw table.bad(SECTION, mazes + " mazes and more", "at most " + MOST_MAZES);
            }
        }
        return sections;
    }
}
