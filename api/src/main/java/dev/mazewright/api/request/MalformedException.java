package dev.mazewright.api.request;

/** A request that cannot be read. */
final class MalformedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    MalformedException(String sentence) {
        super(sentence);
    }
}
