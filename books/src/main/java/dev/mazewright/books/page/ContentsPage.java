package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The sections of a book with their mazes and pages, and the answers.
 *
 * @param from the first entry on this page, from 0
 */
public record ContentsPage(int from) implements BookPage {
    private static final double HEADING = 28;
    private static final double GAP = 24;
    private static final double ABOVE = HEADING + 3 * GAP;
    private static final double TITLE = 13;
    private static final double MAZES = 10;
    private static final double ENTRY = 40;
    private static final double DOT = 6;

    /** A line of the contents. */
    private record Entry(String title, String mazes, int page) {}

    /** As many pages as a book's contents need. */
    static List<BookPage> of(Book book) {
        int entries = book.sections().size() + 1; // the answers
        int fit = fit(new PageFrame(book, 0).area(1));
        List<BookPage> pages = new ArrayList<>();
        for (int from = 0; from < entries; from += fit) {
            pages.add(new ContentsPage(from));
        }
        return pages;
    }

    private static int fit(PageArea area) {
        return Math.max(1, (int) ((area.height() - ABOVE) / ENTRY));
    }

    private static List<Entry> entries(PageContext context) {
        List<Entry> entries = new ArrayList<>();
        int first = 1;
        for (int i = 0; i < context.book().sections().size(); i++) {
            BookSection section = context.book().sections().get(i);
            String mazes = context.words().mazes(first, first + section.mazes() - 1);
            boolean hasTitle = !section.title().isEmpty();
            entries.add(new Entry(hasTitle ? section.title() : mazes, hasTitle ? mazes : "", context.places().sections().get(i)));
            first += section.mazes();
        }
        if (context.places().answers() > 0) {
            entries.add(new Entry(context.words().of(Word.ANSWERS), "", context.places().answers()));
        }
        return entries;
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
        PageArea area = context.area();
        Pencil pencil = context.pencil(surface);
        pencil.centred(area, area.top() + HEADING + GAP, HEADING, context.words().of(Word.CONTENTS));
        List<Entry> entries = entries(context);
        double base = area.top() + ABOVE + TITLE;
        for (Entry entry : entries.subList(Math.min(from, entries.size()), Math.min(entries.size(), from + fit(area)))) {
            entry(pencil, area, base, entry);
            base += ENTRY;
        }
    }

    private static void entry(Pencil pencil, PageArea area, double base, Entry entry) throws IOException {
        String page = Integer.toString(entry.page());
        double room = area.width() - pencil.width(page, TITLE) - 4 * DOT;
        String title = shortened(pencil, entry.title(), room);
        pencil.left(area.left(), base, TITLE, title);
        pencil.left(area.right() - pencil.width(page, TITLE), base, TITLE, page);
        double dots = area.right() - pencil.width(page, TITLE) - DOT;
        double end = area.left() + pencil.width(title, TITLE) + DOT;
        for (double x = dots - DOT; x > end; x -= DOT) {
            pencil.left(x, base, TITLE, ".");
        }
        if (!entry.mazes().isEmpty()) {
            pencil.left(area.left(), base + MAZES * 1.4, MAZES, entry.mazes());
        }
    }

    /** A title, without its last words where it is too long for a line. */
    private static String shortened(Pencil pencil, String title, double room) {
        String left = title;
        while (pencil.width(left.equals(title) ? title : left + " ...", TITLE) > room && left.length() > 1) {
            int space = left.lastIndexOf(' ');
            left = left.substring(0, space > 0 ? space : left.length() - 1);
        }
        return left.equals(title) ? title : left + " ...";
    }
}
