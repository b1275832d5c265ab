package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.ArrayList;
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

    /** Title, a maze as an ornament, and the author. */
    record TitlePage() implements BookPage {
        private static final double TITLE = 44;
        private static final double AUTHOR = 18;
        private static final String ORNAMENT = "polar:11x6/recursive-backtracker/seed:";

        @Override
        public boolean hasNumber() {
            return false;
        }

        @Override
        public void requireFit(PageContext context) {
            title(context);
            author(context);
        }

        private static Heading title(PageContext context) {
            return Heading.of(context.book().title(), TITLE, titleBase(context.area()), context);
        }

        private static Heading author(PageContext context) {
            return Heading.of(context.book().author(), AUTHOR, authorBase(context.area()), context);
        }

        private static double titleBase(PageArea area) {
            return area.top() + area.height() * 0.2;
        }

        private static double authorBase(PageArea area) {
            return area.top() + area.height() * 0.92;
        }

        @Override
        public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
            Book book = context.book();
            PageArea area = context.area();
            Pencil pencil = context.pencil(surface);
            title(context).draw(pencil, area, titleBase(area));
            if (!book.author().isEmpty()) {
                author(context).draw(pencil, area, authorBase(area));
            }
            double middle = area.top() + area.height() * 0.55;
            double below = 2 * (authorBase(area) - author(context).height() - middle);
            double side = Math.min(Math.min(area.width() * 0.72, area.height() * 0.5), below);
            PageArea box = new PageArea(area.middle() - side / 2, middle - side / 2, side, side);
            context.drawExample(ORNAMENT, surface, box, false, context.style().ornament());
        }
    }

    /** Title and author, and at the bottom what the author says of the edition. */
    record ImprintPage() implements BookPage {
        private static final double TEXT = 10;

        @Override
        public boolean hasNumber() {
            return false;
        }

        @Override
        public void requireFit(PageContext context) {
            List<String> lines = lines(context);
            if (Pencil.height(lines, TEXT) > context.area().height()) {
                throw new UsageException(context.book().source() + ": the imprint does not fit on page " + context.number() + ": it has "
                        + lines.size() + " lines; take a shorter text or a larger trim size");
            }
        }

        private static List<String> lines(PageContext context) {
            Book book = context.book();
            List<String> parts = new ArrayList<>(List.of(book.author().isEmpty() ? book.title() : book.title() + "\n" + book.author()));
            if (!book.imprint().text().isEmpty()) {
                parts.add(book.imprint().text());
            }
            if (book.imprint().hasCredit()) {
                parts.add(context.words().of(Word.CREDIT, "seed", book.seed()));
            }
            return Wording.wrapped(String.join("\n\n", parts), TEXT, context.area().width(), book.look().font());
        }

        @Override
        public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
            PageArea area = context.area();
            List<String> lines = lines(context);
            context.pencil(surface).lines(lines, area, area.bottom() - Pencil.height(lines, TEXT), TEXT);
        }
    }
}
