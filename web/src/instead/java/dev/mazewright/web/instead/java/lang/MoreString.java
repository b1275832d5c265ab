package dev.mazewright.web.instead.java.lang;

import java.util.Arrays;
import java.util.stream.Stream;

/** What TeaVM's String lacks. */
public final class MoreString {
    private MoreString() {}

    public static Stream<String> linesOf(String text) {
        String[] all = text.split("\r\n|\r|\n", -1);
        int count = all[all.length - 1].isEmpty() ? all.length - 1 : all.length;
        return Arrays.stream(all, 0, count);
    }

    public Stream<String> lines() {
        return linesOf((String) (Object) this);
    }
}
