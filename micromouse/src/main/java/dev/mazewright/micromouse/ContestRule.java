package dev.mazewright.micromouse;

/** A rule about the drawing of a micromouse maze. Its number is its place in this list, from 1. */
public enum ContestRule {
    /** The outer wall has no gap. */
    OUTLINE("the outer wall is closed", true),
    /** The start lies in a corner, has three walls, and is left clockwise: from the south-west to the north. */
    START("the start lies in a corner and has three walls; its opening leads clockwise, from the south-west to the north", true),
    /** A path leads from the start to a goal. */
    GOAL_REACHED("a path leads from the start to the goal", true),
    /** The size of the maze is that of the contest. */
    SIZE("the maze has the contest's size", false),
    /** The goal lies where the contest has it. */
    GOAL_PLACE("the goal lies where the contest has it", false),
    /** No wall stands inside of the goal. */
    HOLLOW_GOAL("no wall stands inside of the goal", false),
    /** The goal is entered at one place. */
    ONE_ENTRANCE("the goal has one entrance", false),
    /** A wall touches each post but those inside of the goal. */
    POSTS("a wall touches each post but that inside of the goal", false),
    /** Two or more paths lead to the goal. */
    SEVERAL_PATHS("several paths lead to the goal", false),
    /** A mouse that follows the left or the right wall never comes to the goal. */
    WALL_FOLLOWERS("wall followers do not reach the goal", false),
    /** Each square can be reached. */
    EVERY_SQUARE("every square can be reached", false);

    private final String text;
    private final boolean isError;

    ContestRule(String text, boolean isError) {
        this.text = text;
        this.isError = isError;
    }

    /** Its number, from 1. */
    @SuppressWarnings("EnumOrdinal") // the order is part of the declaration
    public int number() {
        return ordinal() + 1;
    }

    /** Its name in reports, such as {@code one-entrance}. */
    public String key() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** What it asks for, as a clause. */
    public String text() {
        return text;
    }

    /** Whether a maze that breaks it can have no contest; else that is a note, since many contest mazes break it. */
    public boolean isError() {
        return isError;
    }
}
