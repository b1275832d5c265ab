package dev.mazewright.web.instead.java.lang;

/** What TeaVM's Character lacks. */
public final class MoreCharacter {
    private MoreCharacter() {}

    public static String toString(int letter) {
        return new String(java.lang.Character.toChars(letter));
    }

    /** Unicode's names of letters would double the module: the one message that says them is shorter here. */
    @SuppressWarnings("NullAway") // as in the JDK
    public static String getName(int letter) {
        return null;
    }
}
