package dev.mazewright.certify.exact;

/**
 * A generator as its definition has it: the states in which it may begin, and the states that may follow a state, each
 * with its probability. No state follows itself, directly or after some steps; a state is all that the further course
 * depends on.
 *
 * @param <S> a state, equal to another if its values are
 */
interface Rule<S extends Rule.Opened> {
    /** What is open in a state: the passages, as a set of edges. */
    interface Opened {
        int passages();
    }

    /** The states in which it may begin. */
    Choice<S> begin();

    /** The states that may follow this one; none if the maze is done. */
    Choice<S> next(S state);

    /** The maze of a state in which nothing follows. */
    default int maze(S state) {
        return state.passages();
    }
}
