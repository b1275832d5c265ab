package dev.mazewright.web.instead.java.util;

/** TeaVM lacks it; readers of settings use it in messages. */
public final class StringJoiner {
    private final String between;
    private StringBuilder text;

    public StringJoiner(CharSequence between) {
        this.between = between.toString();
    }

    public StringJoiner add(CharSequence part) {
        if (text == null) {
            text = new StringBuilder();
        } else {
            text.append(between);
        }
        text.append(part);
        return this;
    }

    @Override
    public String toString() {
        return text == null ? "" : text.toString();
    }
}
