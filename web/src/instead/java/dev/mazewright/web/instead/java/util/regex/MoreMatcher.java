package dev.mazewright.web.instead.java.util.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** What TeaVM's Matcher lacks. */
public abstract class MoreMatcher {
    public static Stream<MatchResult> all(Matcher matcher) {
        List<MatchResult> all = new ArrayList<>();
        matcher.reset();
        while (matcher.find()) {
            all.add(matcher.toMatchResult());
        }
        return all.stream();
    }

    public Stream<MatchResult> results() {
        return all((Matcher) (Object) this);
    }
}
