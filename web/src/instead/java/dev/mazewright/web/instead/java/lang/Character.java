package dev.mazewright.web.instead.java.lang;

/** The script of a letter: a page sets lines in one direction. */
final class Character {
    private Character() {}

    /** One script for all letters. */
    public enum UnicodeScript {
        COMMON;

        public static UnicodeScript of(int letter) {
            return COMMON;
        }
    }
}
