package dev.mazewright.studio.classroom;

/** One who has given a name, and the walk in the current race. */
final class Pupil {
    final int number;
    final String name;
    /** What the pupil's own browser alone knows. */
    final String key;

    int cell;
    int moves;
    /** Milliseconds from the start of the race to the goal, or -1. */
    long time = -1;

    Pupil(int number, String name, String key) {
        this.number = number;
        this.name = name;
        this.key = key;
    }

    void begin(int start) {
        cell = start;
        moves = 0;
        time = -1;
    }

    boolean hasArrived() {
        return time >= 0;
    }
}
