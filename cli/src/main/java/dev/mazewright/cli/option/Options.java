package dev.mazewright.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The arguments and options of a command, in the order of its help. Several names of an option are separated by commas, as in
 * {@code "-o,--output"}.
 *
 * <p>Most command lines are plain: {@link #take} reads them here. A parser's model of all options, with help and messages, takes longer to make than
 * most runs take, so it is made where a command line is not plain, or wrong.
 */
public final class Options {
    private final List<Declared> own = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    private @Nullable Runnable later;

    /** Options under a heading of their own. */
    private record Group(String heading, List<Declared> options) {}

    Options() {}

    /** The one argument of the command, which must be given. */
    public TextValue argument(String label, String description) {
        return new TextValue(add(Declared.Kind.REQUIRED_ARGUMENT, "", label, description));
    }

    /** The one argument of the command, which may be left out. */
    public TextValue optionalArgument(String label, String description) {
        return new TextValue(add(Declared.Kind.OPTIONAL_ARGUMENT, "", label, description));
    }

    /** More arguments after the one of the command. */
    public Texts moreArguments(String label, String description) {
        return new Texts(add(Declared.Kind.MORE_ARGUMENTS, "", label, description));
    }

    /** An option with a value. */
    public TextValue text(String names, String label, String description) {
        return new TextValue(add(Declared.Kind.TEXT, names, label, description));
    }

    /**
     * An option with a value, which may be left out.
     *
     * @param values what is taken for its value, if it comes next
     * @param otherwise its value where none does
     */
    public TextValue text(String names, String label, Pattern values, String otherwise, String description) {
        return new TextValue(add(new Declared(Declared.Kind.OPTIONAL_TEXT, names, label, values, otherwise, description)));
    }

    /** An option with a value that may be given more than once. */
    public Texts texts(String names, String label, String description) {
        return new Texts(add(Declared.Kind.TEXTS, names, label, description));
    }

    /** An option without a value. */
    public Flag flag(String names, String description) {
        return new Flag(add(Declared.Kind.FLAG, names, "", description));
    }

    /** More options, which the help shows together under a heading of their own. */
    public void group(String heading, Consumer<Options> declared) {
        Options group = new Options();
        declared.accept(group);
        groups.add(new Group(heading, group.own));
    }

    /** More groups, whose declaration takes long: it is asked for when an option is given that is not known without it, or all are needed. */
    public void later(Runnable declaration) {
        if (later != null) {
            throw new IllegalStateException("there are more groups already");
        }
        later = declaration;
    }

    /** The option that prints the help instead of doing anything. */
    void help(String names, String description) {
        add(Declared.Kind.HELP, names, "", description);
    }

    /** The option that prints the version instead of doing anything. */
    void version(String names, String description) {
        add(Declared.Kind.VERSION, names, "", description);
    }

    private Declared add(Declared.Kind kind, String names, String label, String description) {
        return add(new Declared(kind, names, label, null, "", description));
    }

    private Declared add(Declared declared) {
        own.add(declared);
        return declared;
    }

    private void complete() {
        Runnable declaration = later;
        if (declaration != null) {
            later = null;
            declaration.run();
        }
    }

    /**
     * Takes the arguments of a plain command line: each an option by its whole name, once and with its value, or an argument.
     *
     * @param common options of all commands
     * @return false, and nothing is taken, if it is not plain, perhaps since it is wrong: then the parser has to say what it is
     */
    boolean take(List<String> arguments, Options common) {
        if (isTaken(arguments, common)) {
            return true;
        }
        own.forEach(Declared::reset);
        common.own.forEach(Declared::reset);
        groups.forEach(group -> group.options.forEach(Declared::reset));
        return false;
    }

    private boolean isTaken(List<String> arguments, Options common) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.isEmpty()) {
                return false;
            }
            if (!isLikeOption(argument)) {
                Declared place = place();
                if (place == null || !place.take(argument)) {
                    return false;
                }
                continue;
            }
            int equals = argument.startsWith("--") ? argument.indexOf('=') : -1;
            Declared option = named(equals < 0 ? argument : argument.substring(0, equals), common);
            if (option == null) {
                return false;
            }
            boolean isTaken = switch (option.kind) {
                case FLAG -> equals < 0 && option.take("");
                case TEXT, TEXTS -> {
                    if (equals < 0) {
                        i++;
                    }
                    String value = equals >= 0 ? argument.substring(equals + 1) : i < arguments.size() ? arguments.get(i) : "";
                    yield !value.isEmpty() && !isLikeOption(value) && option.take(value);
                }
                default -> false;
            };
            if (!isTaken) {
                return false;
            }
        }
        return own.stream().noneMatch(each -> each.kind == Declared.Kind.REQUIRED_ARGUMENT && !each.isGiven());
    }

    /** A lone hyphen stands for standard input or output. */
    private static boolean isLikeOption(String argument) {
        return argument.startsWith("-") && argument.length() > 1;
    }

    /** What takes the next argument, or null. */
    private @Nullable Declared place() {
        Declared more = null;
        for (Declared each : own) {
            switch (each.kind) {
                case REQUIRED_ARGUMENT, OPTIONAL_ARGUMENT -> {
                    if (!each.isGiven()) {
                        return each;
                    }
                }
                case MORE_ARGUMENTS -> more = each;
                default -> {}
            }
        }
        return more;
    }

    private @Nullable Declared named(String name, Options common) {
        Declared known = find(own, name);
        if (known == null) {
            known = find(common.own, name);
        }
        if (known == null) {
            complete();
            for (Group group : groups) {
                known = known == null ? find(group.options, name) : known;
            }
        }
        return known;
    }

    private static @Nullable Declared find(List<Declared> options, String name) {
        for (Declared each : options) {
            if (each.isNamed(name)) {
                return each;
            }
        }
        return null;
    }

    /** Adds the models of all of them to that of the command. */
    void addTo(CommandSpec command) {
        complete();
        own.forEach(each -> command.add(each.model()));
        for (Group each : groups) {
            ArgGroupSpec.Builder group =
                    ArgGroupSpec.builder().heading("%n" + Declared.literal(each.heading) + "%n").exclusive(false).validate(false);
            each.options.forEach(option -> group.addArg(option.model()));
            command.addArgGroup(group.build());
        }
    }
}
