package dev.mazewright.studio.http;

/** Not now: others have the memory or the threads that this would take. */
final class BusyException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BusyException(String sentence) {
        super(sentence);
    }
}
