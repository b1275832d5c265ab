package dev.mazewright.books.description;

import dev.mazewright.books.unplugged.UnpluggedAlgorithm;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What Mazewright writes in a book by itself. */
public enum Word {
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
    CREDIT("Made with Mazewright, seed {seed}."),
    /** Above the pseudo-code of an unplugged sheet. */
    PSEUDO_CODE("Pseudo-code", true),
    /** Above the text that says how its tables are filled in. */
    BY_HAND("By hand", true),
    /** Above the table of the backtracker. */
    STACK("Stack", true),
    /** Above the table of a breadth-first tree, and above the frontiers of a search. */
    FRONTIERS("Frontiers", true),
    /** Above Wilson's table. */
    WALKS("Walks", true),
    /** Above Kruskal's table. */
    WALLS("Walls, from the lightest to the heaviest", true),
    /** Above the table of a search, and its row of parents. */
    PARENTS("Parents", true),
    /** Of the path that a search finds. */
    PATH("Path", true),
    /** A row: which neighbour is next. */
    RANDOM_NUMBER("Random number", true),
    /** A row: cells. */
    CELL("Cell", true),
    /** A row: where a cell is reached from. */
    FROM("From", true),
    /** A row: the cells beside a wall. */
    WALL("Wall between", true),
    /** A row: the components beside a wall. */
    COMPONENTS("Components", true),
    /** A row: whether a wall is opened. */
    OPENED("Open + keep –", true),
    /** A row: the next cell on the path to the start. */
    PARENT("Parent", true),
    /** How the table of the backtracker is filled in. */
    BY_HAND_RECURSIVE_BACKTRACKER("Neighbours have a common side. The random number says which unvisited neighbour is next: 1 is the"
            + " one with the lowest number, 2 the second.\n\nWrite the new cell into the next box of the stack, below it the cell that you"
            + " come from, and draw a line between them: a passage.\n\nIs no neighbour unvisited? Cross out the last cell of the stack"
            + " that is not crossed out: you are back at the one before.", true),
    /** How the table of a breadth-first tree is filled in. */
    BY_HAND_BREADTH_FIRST_TREE("Neighbours have a common side. Take the cells of the table from the left. The random number says which"
            + " unvisited neighbour is next: 1 is the one with the lowest number, 2 the second.\n\nWrite the new cell into the next box,"
            + " below it the cell that you come from, and draw a line between them: a passage.\n\nIs no neighbour unvisited? Cross out the"
            + " cell, and take the next one.", true),
    /** How Wilson's table is filled in. */
    BY_HAND_WILSON("The maze begins with cell {cell}. Each walk begins in a thick box: write the lowest number outside the maze into it."
            + "\n\nThe random number says which neighbour is next: 1 is the one with the lowest number, 2 the second. Write it into the next"
            + " box. Is it on the walk already? Cross out all boxes after the first one that has it: a loop.\n\nHas the walk hit the"
            + " maze? Draw a line along the cells that are not crossed out: they are in the maze now.", true),
    /** How Kruskal's table is filled in. */
    BY_HAND_KRUSKAL("Each cell is a component, whose name is its number.\n\nTake the walls from the left. Write below each one the names"
            + " of the components on its two sides. Are they different? Write +, draw a line through the wall, and give all cells of both"
            + " components the lower name: write it into the cells. Are they the same? Write –.", true),
    /** How the tables of a breadth-first search are filled in. */
    BY_HAND_BREADTH_FIRST_SEARCH("Frontier 0 is the start, cell {start}. The cells that you reach from it are frontier 1, and so on; the"
            + " order does not matter. Write below the number of each new cell its parent: the cell that you come from.\n\nStop at the"
            + " goal, cell {goal}. Follow the parents back to the start, write the path down and draw it.", true),
    CODE_RECURSIVE_BACKTRACKER(UnpluggedAlgorithm.RECURSIVE_BACKTRACKER),
    CODE_BREADTH_FIRST_TREE(UnpluggedAlgorithm.BREADTH_FIRST_TREE),
    CODE_WILSON(UnpluggedAlgorithm.WILSON),
    CODE_KRUSKAL(UnpluggedAlgorithm.KRUSKAL),
    CODE_BREADTH_FIRST_SEARCH(UnpluggedAlgorithm.BREADTH_FIRST_SEARCH);

    private static final String CODE = "CODE_";
    private static final String BY_HAND_TEXT = "BY_HAND_";

    private final String english;
    private final boolean isOfUnplugged;

    Word(String english) {
        this(english, false);
    }

    Word(String english, boolean isOfUnplugged) {
        this.english = english;
        this.isOfUnplugged = isOfUnplugged;
    }

    Word(UnpluggedAlgorithm algorithm) {
        this(String.join("\n", algorithm.code()), true);
    }

    /** The pseudo-code of an algorithm. */
    public static Word code(UnpluggedAlgorithm algorithm) {
        return valueOf(CODE + algorithm.name());
    }

    /** How the tables of an algorithm are filled in. */
    public static Word byHand(UnpluggedAlgorithm algorithm) {
        return valueOf(BY_HAND_TEXT + algorithm.name());
    }

    /** Whether it stands on unplugged sheets only. */
    boolean isOfUnplugged() {
        return isOfUnplugged;
    }

    /** In English, with names of numbers in braces. */
    String english() {
        return english;
    }

    /** Whether it is pseudo-code, whose braces are no names of numbers. */
    boolean isCode() {
        return name().startsWith(CODE);
    }

    /** Whether it may have several lines. */
    boolean isLong() {
        return this == HOW_TO_TEXT || name().startsWith(BY_HAND_TEXT) || isCode();
    }

    /** As a key in the file of a book. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The names in braces; pseudo-code has none. */
    List<String> placeholders() {
        return isCode()
                ? List.of()
                : Stream.of(english.split("[{]", -1)).skip(1).map(rest -> rest.substring(0, rest.indexOf('}'))).toList();
    }
}
