package dev.mazewright.formats.book;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands on which page of a book. It follows from the book alone. */
public final class BookPlan {
    /** What a page is for. */
    enum Kind {
        TITLE,
        HOW_TO,
        SECTION,
        MAZES,
        ANSWERS
    }

    /**
     * A page.
     *
     * @param section whose mazes or opening it shows, or null
     * @param first index of its first maze, from 0
     * @param mazes how many it shows
     */
    record Page(Kind kind, @Nullable BookSection section, int first, int mazes) {}

    /**
     * A maze.
     *
     * @param section that it is in
     * @param index in the section, from 0
     * @param page its number, from 1
     */
    record Place(BookSection section, int index, int page) {}

    private final List<Page> pages = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();

    /** The plan of a book. */
    public BookPlan(Book book) {
        for (Book.Front front : book.front()) {
            pages.add(new Page(front == Book.Front.TITLE ? Kind.TITLE : Kind.HOW_TO, null, 0, 0));
        }
        for (BookSection section : book.sections()) {
            if (section.hasOpening()) {
                pages.add(new Page(Kind.SECTION, section, places.size(), section.mazes()));
            }
            for (int done = 0; done < section.mazes(); done += section.perPage()) {
                int mazes = Math.min(section.perPage(), section.mazes() - done);
                pages.add(new Page(Kind.MAZES, section, places.size(), mazes));
                for (int i = 0; i < mazes; i++) {
                    places.add(new Place(section, done + i, pages.size()));
                }
            }
        }
        if (book.answers() > 0) {
            for (int done = 0; done < places.size(); done += book.answers()) {
                pages.add(new Page(Kind.ANSWERS, null, done, Math.min(book.answers(), places.size() - done)));
            }
        }
    }

    /** The pages, the first of which is page 1. */
    List<Page> pages() {
        return pages;
    }

    /** The number of pages. */
    public int pageCount() {
        return pages.size();
    }

    /** The mazes, the first of which is maze 1. */
    List<Place> places() {
        return places;
    }

    /** The number of the first page with answers, or 0 if there are none. */
    int firstAnswers() {
        for (int i = 0; i < pages.size(); i++) {
            if (pages.get(i).kind() == Kind.ANSWERS) {
                return i + 1;
            }
        }
        return 0;
    }
}
