package dev.mazewright.formats.book;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What Mazewright writes in a book by itself. */
enum Word {
    /** The name of a maze. */
    MAZE("Maze {maze}"),
    /** The mazes of a section. */
    MAZES("Mazes {first} to {last}"),
    /** Above solved mazes. */
    ANSWERS("Answers"),
    /** The name of a solved maze. */
    ANSWER("{maze} (page {page})"),
    /** Above the contents. */
    CONTENTS("Contents"),
    /** On the line for a name. */
    NAME("Name"),
    /** On the line for a time. */
    TIME("Time"),
    /** Above the page that says how to. */
    HOW_TO("How to solve the mazes"),
    /** The text of that page. */
    HOW_TO_TEXT("Begin at the first mark, in most mazes at the top left, and draw a line to the last one without crossing a"
            + " wall.\n\nWhere paths part, choose one. At a dead end, return to where you chose last and take another.\n\n"
            + "The stars above a maze show how hard it is: one for an easy maze, five for the hardest."),
    /** On that page, where answers stand at the end. */
    ANSWERS_AT_END("The answers begin on page {page}."),
    /** On that page, where answers stand on the back. */
    ANSWERS_AT_BACK("The answer of each maze is on the back of its page."),
    /** In the imprint, if the author asks for it. */
    CREDIT("Made with Mazewright, seed {seed}.");

    private final String english;

    Word(String english) {
        this.english = english;
    }

    /** In English, with names of numbers in braces. */
    String english() {
        return english;
    }

    /** Whether it may have several lines. */
    boolean isLong() {
        return this == HOW_TO_TEXT;
    }

    /** As a key in the file of a book. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The names in braces. */
    List<String> placeholders() {
        return Stream.of(english.split("[{]", -1)).skip(1).map(rest -> rest.substring(0, rest.indexOf('}'))).toList();
    }
}
