package dev.mazewright.web.instead.java.io;

/** TeaVM lacks it; Jackson names it where text is not Unicode. */
public class CharConversionException extends java.io.IOException {
    private static final long serialVersionUID = 1;

    public CharConversionException(String message) {
        super(message);
    }
}
