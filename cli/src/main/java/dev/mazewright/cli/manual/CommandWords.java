package dev.mazewright.cli.manual;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A command as its declaration describes it, in plain text.
 *
 * @param name such as {@code generate}
 * @param description sentences; the first one is the shortest
 * @param examples command lines
 * @param arguments what it takes besides options
 * @param groups of options, in the order of the help; the first has no heading
 * @param exitCodes lines of a number and what it means
 */
public record CommandWords(
        String name, List<String> description, List<String> examples, List<Word> arguments, List<Group> groups, List<String> exitCodes) {
    private static final String OPTION = "--";

    /**
     * An option, or an argument.
     *
     * @param names of an option, such as {@code -o} and {@code --output}; none of an argument
     * @param label of its value, or empty if it takes none
     * @param isRequired whether it must be given
     */
    public record Word(List<String> names, String label, boolean isRequired, String description) {
        /** Whether something follows it. */
        public boolean takesValue() {
            return !label.isEmpty();
        }

        /** The values that are possible, if they can be listed. */
        public List<String> values() {
            return Values.of(label);
        }

        /** What it does, to its first full stop. */
        public String summary() {
            return firstSentence(description);
        }
    }

    /** Options that belong together; the heading may be empty. */
    public record Group(String heading, List<Word> options) {}

    /** The description of a command. */
    public static CommandWords of(CommandSpec spec) {
        List<Group> groups = new ArrayList<>();
        List<OptionSpec> grouped = spec.argGroups().stream().flatMap(group -> group.options().stream()).toList();
        groups.add(new Group("", spec.options().stream().filter(option -> !grouped.contains(option)).map(CommandWords::word).toList()));
        for (ArgGroupSpec group : spec.argGroups()) {
            groups.add(new Group(plain(Objects.requireNonNullElse(group.heading(), "")).strip(), group.options().stream().map(CommandWords::word).toList()));
        }
        List<String> header = lines(spec.usageMessage().headerHeading());
        List<Word> arguments = new ArrayList<>(spec.positionalParameters().stream().map(CommandWords::word).toList());
        List<CommandWords> within = spec.parent() != null ? List.of() : spec.subcommands().values().stream().map(each -> of(each.getCommandSpec())).toList();
        if (!within.isEmpty()) {
            String names = within.stream().map(CommandWords::name).collect(Collectors.joining("|"));
            arguments.add(new Word(List.of(), names, true, "One of its commands; each has options of its own."));
            within.forEach(each -> groups.add(new Group(
                    each.name() + ": " + each.summary(), Stream.concat(each.arguments.stream(), each.options().stream()).toList())));
        }
        return new CommandWords(
                spec.name(),
                Stream.of(spec.usageMessage().description()).map(CommandWords::plain).toList(),
                header.subList(1, header.size()),
                List.copyOf(arguments),
                List.copyOf(groups),
                List.of(spec.usageMessage().footer()));
    }

    private static Word word(ArgSpec spec) {
        List<String> names = spec instanceof OptionSpec option ? List.of(option.names()) : List.of();
        boolean isFlag = spec.isOption() && spec.arity().max() == 0;
        return new Word(names, isFlag ? "" : spec.paramLabel(), spec.required(), plain(String.join(" ", spec.description())));
    }

    private static List<String> lines(@Nullable String format) {
        return plain(Objects.requireNonNullElse(format, "")).lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    /** A format string without values, as it is printed. */
    private static String plain(String format) {
        return format.replace("%n", "\n").replace("%%", "%");
    }

    private static String firstSentence(String text) {
        int stop = text.indexOf(". ");
        int clause = text.indexOf("; ");
        int end = Math.min(stop < 0 ? text.length() : stop, clause < 0 ? text.length() : clause);
        String first = text.substring(0, end);
        return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
    }

    /** What it does, in a few words. */
    public String summary() {
        return firstSentence(description.getFirst());
    }

    /** All its options, of commands within it too; those of one name once. */
    public List<Word> options() {
        Map<List<String>, Word> options = new LinkedHashMap<>();
        groups.stream().flatMap(group -> group.options().stream()).filter(each -> !each.names().isEmpty()).forEach(each -> options.putIfAbsent(each.names(), each));
        return List.copyOf(options.values());
    }

    /** The names of its options that have more than one letter; of those that have such a name. */
    public List<String> longNames() {
        return options().stream().flatMap(option -> option.names().stream()).filter(name -> name.startsWith(OPTION)).toList();
    }

    /** The values that its first argument may have, if they can be listed. */
    public List<String> firstValues() {
        return arguments.isEmpty() ? List.of() : arguments.getFirst().values();
    }
}
