package dev.mazewright.formats.book;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What stands on which page of a book. It follows from the book alone. */
final class BookPlan {
    /**
     * A maze.
     *
     * @param section that it is in
     * @param index in the section, from 0
     * @param page its number, from 1
     */
    record Place(BookSection section, int index, int page) {}

    private final List<BookPage> pages = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();

    /** The plan of a book. */
    BookPlan(Book book) {
        for (String front : book.front()) {
            pages.addAll(FrontPages.of(front, book));
        }
        for (BookSection section : book.sections()) {
            if (section.hasOpening()) {
                pages.add(new SectionPage(section, places.size() + 1));
            }
            for (int done = 0; done < section.mazes(); done += section.perPage()) {
                int mazes = Math.min(section.perPage(), section.mazes() - done);
                pages.add(new MazePage(section, numbers(places.size() + 1, mazes)));
                for (int i = 0; i < mazes; i++) {
                    places.add(new Place(section, done + i, pages.size()));
                }
            }
        }
        if (book.answers() > 0) {
            for (int done = 0; done < places.size(); done += book.answers()) {
                pages.add(new AnswerPage(numbers(done + 1, Math.min(book.answers(), places.size() - done))));
            }
        }
    }

    private static List<Integer> numbers(int first, int count) {
        return IntStream.range(first, first + count).boxed().toList();
    }

    /** The pages, the first of which is page 1. */
    List<BookPage> pages() {
        return pages;
    }

    /** The mazes, the first of which is maze 1. */
    List<Place> places() {
        return places;
    }

    /** The number of the first page of a kind, or 0 if there is none. */
    int first(Class<? extends BookPage> kind) {
        for (int i = 0; i < pages.size(); i++) {
            if (kind.isInstance(pages.get(i))) {
                return i + 1;
            }
        }
        return 0;
    }
}
