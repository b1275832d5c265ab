package dev.mazewright.formats.io;

import java.util.ArrayList;
import java.util.List;

/** What a reader remarks on an input: what it is not certain of, and how it understood what is unusual. */
public final class Remarks {
    private final List<Doubt> doubts = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /** No remarks yet. */
    public Remarks() {}

    /** Remarks that something is uncertain, if that was not remarked yet. */
    public void add(Doubt doubt) {
        if (!doubts.contains(doubt)) {
            doubts.add(doubt);
        }
    }

    void add(String note) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    /** What is uncertain, in the order in which it was found. */
    public List<Doubt> doubts() {
        return List.copyOf(doubts);
    }

    /** The sentences of the doubts that hold where the caller gives a start, or goals. */
    public List<String> doubts(boolean hasStart, boolean hasGoals) {
        return doubts.stream().filter(doubt -> doubt.holds(hasStart, hasGoals)).map(Doubt::sentence).toList();
    }

    /** How unusual things were understood, such as letters that mark the ends: sentences without a period. */
    public List<String> notes() {
        return List.copyOf(notes);
    }
}
