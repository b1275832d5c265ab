package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import java.util.List;
import java.util.function.Function;

/**
 * Pages before the first section.
 *
 * @param name as the file of a book has it
 * @param pages of a book
 */
public record FrontPages(String name, Function<Book, List<BookPage>> pages) {
    /** All kinds. */
    static final List<FrontPages> ALL = List.of(
            new FrontPages("title", book -> List.of(new TitlePage())),
            new FrontPages("imprint", book -> List.of(new ImprintPage())),
            new FrontPages("contents", ContentsPage::of),
            new FrontPages("how-to", book -> List.of(new HowToPage())));

    /** Those of a book that does not say which it has. */
    public static final List<String> USUAL = List.of("title", "how-to");

    /** Their names. */
    public static List<String> names() {
        return ALL.stream().map(FrontPages::name).toList();
    }

    /** The pages of a name, which exists. */
    static List<BookPage> of(String name, Book book) {
        return ALL.stream().filter(front -> front.name.equals(name)).findFirst().orElseThrow().pages.apply(book);
    }
}
