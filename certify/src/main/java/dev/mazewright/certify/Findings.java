package dev.mazewright.certify;

import java.util.ArrayList;
import java.util.List;

/** What tests find, in their order, and what they cannot test. */
final class Findings {
    private final List<Finding> all = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    void add(Finding finding) {
        all.add(finding);
    }

    /** Notes what is not tested, and why. */
    void note(String notTested) {
        notes.add(notTested);
    }

    List<Finding> all() {
        return List.copyOf(all);
    }

    List<String> notes() {
        return List.copyOf(notes);
    }
}
