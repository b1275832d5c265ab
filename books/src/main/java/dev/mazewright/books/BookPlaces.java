package dev.mazewright.books;

import java.util.List;

/**
 * Where sections, mazes and answers of a book stand.
 *
 * @param mazes the first of which is maze 1
 * @param sections the number of the page where each begins
 * @param answers the number of the first page with answers at the end, or 0 if answers have no pages at the end
 */
record BookPlaces(List<Place> mazes, List<Integer> sections, int answers) {
    /**
     * A maze.
     *
     * @param section that it is in
     * @param index in the section, from 0
     * @param page its number, from 1
     */
    record Place(BookSection section, int index, int page) {}
}
