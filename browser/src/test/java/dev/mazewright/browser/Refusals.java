package dev.mazewright.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sentences that the server refuses requests with, as its sources have them. */
final class Refusals {
    /** Classes that refuse what no page sends: about addresses, headers, bodies and names of parameters, and how a program is built and started. */
    private static final Set<String> OF_PROGRAMS = Set.of("Query", "QueryJson", "Router", "RequestCheck", "Listener", "OriginCheck", "OtherOrigins",
            "Pipe", "EventsEndpoint", "PictureQuery", "MapEndpoint", "MapTileEndpoint", "SolveEndpoint", "Site", "StaticSite", "Script", "OtherMazes");

    /** How other sentences begin that pages never meet: about parameters that panels send only where they apply. */
    static final List<String> TO_PROGRAMS = List.of("part without pdf", "the answers of this book", "this task makes no book",
            "'7' is a file", "only a recipe has a seed", "'7' is not a shape", "the 'rows' of a mask", "row 7 of the mask",
            "the request needs a recipe", "the solution is not known", "a 'solver' does not apply", "the generation of a maze from a file",
            "missing parameter 'file'", "too large for the studio: 7 (", "a 'file' has its 'content'", "the 'content' of 'file'", "the file of this 'sha256'", "at most 7 moves are sent",
            "no client waits");

    /** Where the sentences stand. */
    private static final List<String> MODULES = List.of("api", "stage", "studio");

    /** What is thrown, or answered, with a sentence. */
    private static final Pattern REFUSAL = Pattern.compile(
            "(?:new \\w+Exception\\(|Response\\.error\\(Response\\.\\w+,)((?:\"(?:[^\"\\\\]|\\\\.)*\"|[^\";])*)\\)[^;]*;");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** What stands for an argument. */
    private static final String ARGUMENT = "7";

    private Refusals() {}

    static List<String> sentences() throws IOException {
        List<String> sentences = new ArrayList<>();
        for (String module : MODULES) {
            try (Stream<Path> files = Files.walk(Path.of("../" + module + "/src/main/java"))) {
                for (Path file : files.filter(Refusals::isMet).sorted().toList()) {
                    REFUSAL.matcher(Files.readString(file)).results().map(found -> sentence(found.group(1))).filter(text -> text.contains(" "))
                            .forEach(sentences::add);
                }
            }
        }
        return sentences;
    }

    private static boolean isMet(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".java") && !OF_PROGRAMS.contains(name.replace(".java", ""));
    }

    /** The sentence that an expression joins, with a number for each of its arguments. */
    private static String sentence(String expression) {
        StringBuilder sentence = new StringBuilder();
        int end = 0;
        Matcher literal = LITERAL.matcher(expression);
        for (MatchResult part : literal.results().toList()) {
            String between = expression.substring(end, part.start()).strip();
            sentence.append(between.isEmpty() || between.equals("+") ? "" : ARGUMENT).append(part.group(1).translateEscapes());
            end = part.end();
        }
        return sentence + (expression.substring(end).isBlank() ? "" : ARGUMENT);
    }
}
