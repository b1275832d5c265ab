package dev.mazewright.api.request;

/** Not now: others have the memory or the threads that this would take. */
public final class BusyException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BusyException(String sentence) {
        super(sentence);
    }
}
