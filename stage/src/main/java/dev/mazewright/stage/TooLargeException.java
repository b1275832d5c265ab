package dev.mazewright.stage;

/** More than one request may ask for. */
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public TooLargeException(String sentence) {
        super(sentence);
    }
}
