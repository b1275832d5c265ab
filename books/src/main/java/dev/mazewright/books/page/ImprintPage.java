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
