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
    private final List<Integer> sections = new ArrayList<>();
    private int answers;

    /** The plan of a book. */
    BookPlan(Book book) {
        for (String front : book.front()) {
            pages.addAll(FrontPages.of(front, book));
        }
        for (BookSection section : book.sections()) {
            sections.add(pages.size() + 1);
            if (section.hasOpening()) {
                pages.add(new SectionPage(section, places.size() + 1));
            }
            for (int done = 0; done < section.mazes(); done += section.perPage()) {
                addMazes(section, done, book);
            }
        }
        if (book.answers() > 0 && book.answersAt() == AnswersAt.END) {
            answers = pages.size() + 1;
            addAnswers(pages, book);
        }
    }

    private BookPlan() {}

    private void addMazes(BookSection section, int done, Book book) {
        boolean isBacked = book.answers() > 0 && book.answersAt() == AnswersAt.BACK;
        if (isBacked && pages.size() % 2 == 1) {
            pages.add(new BlankPage());
        }
        List<Integer> mazes = numbers(places.size() + 1, Math.min(section.perPage(), section.mazes() - done));
        pages.add(new MazePage(section, mazes));
        for (int i = 0; i < mazes.size(); i++) {
            places.add(new Place(section, done + i, pages.size()));
        }
        if (isBacked) {
            pages.add(new AnswerPage(mazes, section.perPage()));
        }
    }

    private void addAnswers(List<BookPage> to, Book book) {
        for (int done = 0; done < places.size(); done += book.answers()) {
            to.add(new AnswerPage(numbers(done + 1, Math.min(book.answers(), places.size() - done)), book.answers()));
        }
    }

    /** The pages of a second file with the answers to the mazes of this one. */
    BookPlan answersInFile(Book book) {
        BookPlan plan = new BookPlan();
        plan.places.addAll(places);
        addAnswers(plan.pages, book);
        return plan;
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

    /** The number of the page where a section begins, from 0. */
    int pageOfSection(int index) {
        return sections.get(index);
    }

    /** The number of the first page with answers at the end, or 0 if there is none. */
    int answers() {
        return answers;
    }
}
