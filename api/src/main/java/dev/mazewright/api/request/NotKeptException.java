package dev.mazewright.api.request;

/** What a request names was never sent, or is not kept any more; the client sends it again. */
public final class NotKeptException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NotKeptException(String sentence) {
        super(sentence);
    }
}
