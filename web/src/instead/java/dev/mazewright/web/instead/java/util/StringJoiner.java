package dev.mazewright.web.instead.java.util;

/** TeaVM lacks it; readers of settings use it in messages. */
public final class StringJoiner {
    private final String between;
    private final StringBuilder text = new StringBuilder();
    private boolean hasParts;

    public StringJoiner(CharSequence between) {
        this.between = between.toString();
    }

    public StringJoiner add(CharSequence part) {
        if (hasParts) {
            text.append(between);
        }
        hasParts = true;
        text.append(part);
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
