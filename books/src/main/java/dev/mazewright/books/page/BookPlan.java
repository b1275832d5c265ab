package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.drawing.draw.PageSurface;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What stands on which page of a book. It follows from the book alone. */
public final class BookPlan {
    private final List<BookPage> pages = new ArrayList<>();
    private final BookPlaces places;

    /** The plan of a book. */
    public BookPlan(Book book) {
        List<BookPlaces.Place> mazes = new ArrayList<>();
        List<Integer> sections = new ArrayList<>();
        int answers = 0;
        for (String front : book.front()) {
            pages.addAll(FrontPages.of(front, book));
        }
        for (BookSection section : book.sections()) {
            sections.add(pages.size() + 1);
            if (section.hasOpening()) {
                pages.add(new SectionPage(section, mazes.size() + 1));
            }
            for (int done = 0; done < section.mazes(); done += section.perPage()) {
                addMazes(section, done, book, mazes);
            }
        }
        if (book.answers() > 0 && book.answersAt() == Book.AnswersAt.END) {
            answers = pages.size() + 1;
            addAnswers(mazes, book);
        }
        places = new BookPlaces(mazes, sections, answers);
    }

    private BookPlan(BookPlaces places) {
        this.places = places;
    }

    private void addMazes(BookSection section, int done, Book book, List<BookPlaces.Place> all) {
        boolean isBacked = book.answers() > 0 && book.answersAt() == Book.AnswersAt.BACK;
        if (isBacked && pages.size() % 2 == 1) {
            pages.add(new BlankPage());
        }
        List<Integer> mazes = numbers(all.size() + 1, Math.min(section.perPage(), section.mazes() - done));
        pages.add(section.isUnplugged() ? new UnpluggedPage(section, mazes.getFirst(), false) : new MazePage(section, mazes));
        for (int i = 0; i < mazes.size(); i++) {
            all.add(new BookPlaces.Place(section, done + i, pages.size()));
        }
        if (isBacked) {
            pages.add(section.isUnplugged() ? new UnpluggedPage(section, mazes.getFirst(), true) : new AnswerPage(mazes, section.perPage()));
        }
    }

    /** Several answers on each page; one, where it is an unplugged sheet that is filled in. */
    private void addAnswers(List<BookPlaces.Place> mazes, Book book) {
        List<Integer> waiting = new ArrayList<>();
        for (int number = 1; number <= mazes.size(); number++) {
            BookSection section = mazes.get(number - 1).section();
            if (!section.isUnplugged()) {
                waiting.add(number);
            }
            if (waiting.size() == book.answers() || number == mazes.size() || section.isUnplugged()) {
                addAnswers(waiting, book.answers());
            }
            if (section.isUnplugged()) {
                pages.add(new UnpluggedPage(section, number, true));
            }
        }
    }

    private void addAnswers(List<Integer> waiting, int perPage) {
        if (!waiting.isEmpty()) {
            pages.add(new AnswerPage(List.copyOf(waiting), perPage));
            waiting.clear();
        }
    }

    /** The pages of a second file with the answers to the mazes of this one. */
    public BookPlan answersInFile(Book book) {
        BookPlan plan = new BookPlan(places);
        plan.addAnswers(places.mazes(), book);
        return plan;
    }

    private static List<Integer> numbers(int first, int count) {
        return IntStream.range(first, first + count).boxed().toList();
    }

    /** The pages, the first of which is page 1. */
    public List<BookPage> pages() {
        return pages;
    }

    /** Where the mazes stand, those of its answers too. */
    public BookPlaces places() {
        return places;
    }

    /** Nothing: what follows stands on the front of the next leaf. */
    record BlankPage() implements BookPage {
        @Override
        public boolean hasBorder() {
            return false;
        }

        @Override
        public boolean hasNumber() {
            return false;
        }

        @Override
        public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) {
            // blank
        }
    }
}
