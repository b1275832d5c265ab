package dev.mazewright.studio;

/** More than one request may ask for. */
final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLargeException(String sentence) {
        super(sentence);
    }
}
