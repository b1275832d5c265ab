package dev.mazewright.web.instead.java.lang;

/** The script of a letter: a page sets lines in one direction. */
@SuppressWarnings("AvoidCommonTypeNames") // it stands in for that
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
