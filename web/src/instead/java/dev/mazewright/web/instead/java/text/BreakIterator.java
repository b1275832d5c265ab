package dev.mazewright.web.instead.java.text;

import java.util.Locale;

/** Lines break after spaces and hyphens. */
public class BreakIterator {
    public static final int DONE = -1;

    private String text = "";
    private int at;

    public static BreakIterator getLineInstance(Locale locale) {
        return new BreakIterator();
    }

    public void setText(String all) {
        text = all;
        at = 0;
    }

    public int first() {
        at = 0;
        return 0;
    }

    public int next() {
        if (at == text.length()) {
            return DONE;
        }
        at++;
        while (at < text.length() && (text.charAt(at) == ' ' || (text.charAt(at - 1) != ' ' && text.charAt(at - 1) != '-'))) {
            at++;
        }
        return at;
    }
}
