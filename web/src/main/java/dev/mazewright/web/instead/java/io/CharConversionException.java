package dev.mazewright.web.instead.java.io;

public class CharConversionException extends java.io.IOException {
    public CharConversionException(String message) {
        super(message);
    }
}
