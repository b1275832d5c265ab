package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import java.util.List;

/**
 * Where sections, mazes and answers of a book stand.
 *
 * @param mazes in order; the first is maze 1
 * @param sections the number of the page on which each begins
 * @param answers the number of the first page of answers at the end of the book, or 0 if it has no such page
 */
public record BookPlaces(List<Place> mazes, List<Integer> sections, int answers) {
    /**
     * A maze.
     *
     * @param section that it is in
     * @param index in the section, from 0
     * @param page its number, from 1
     */
    public record Place(BookSection section, int index, int page) {}
}
