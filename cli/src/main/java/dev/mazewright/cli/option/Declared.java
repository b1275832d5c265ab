package dev.mazewright.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * An argument or an option as a command declares it, and what is given for it. Its model, which the parser of difficult command lines and
 * the help need, is made when it is asked for.
 */
final class Declared {
    /** What it takes. */
    enum Kind {
        REQUIRED_ARGUMENT, OPTIONAL_ARGUMENT, MORE_ARGUMENTS, FLAG, TEXT, OPTIONAL_TEXT, TEXTS, HELP, VERSION
    }

    final Kind kind;
    private final String names;
    private final String label;
    private final String description;
    private final @Nullable Pattern values;
    private final String otherwise;

    private @Nullable List<String> given;
    private @Nullable ArgSpec model;

    /**
     * Declares it.
     *
     * @param names separated by commas; empty for an argument
     * @param values of an option whose value may be left out: what is taken for its value, if it comes next
     * @param otherwise its value where none does
     */
    Declared(Kind kind, String names, String label, @Nullable Pattern values, String otherwise, String description) {
        this.kind = kind;
        this.names = names;
        this.label = label;
        this.values = values;
        this.otherwise = otherwise;
        this.description = description;
    }

    /** Whether it is an option with this name. */
    boolean isNamed(String name) {
        for (int from = 0; from < names.length(); ) {
            int comma = names.indexOf(',', from);
            int end = comma < 0 ? names.length() : comma;
            if (end - from == name.length() && names.startsWith(name, from)) {
                return true;
            }
            from = end + 1;
        }
        return false;
    }

    /** Takes a text; refuses a second one where there can be one. */
    boolean take(String text) {
        if (given == null) {
            given = new ArrayList<>();
        } else if (kind != Kind.TEXTS && kind != Kind.MORE_ARGUMENTS) {
            return false;
        }
        given.add(text);
        return true;
    }

    /** Forgets what was taken. */
    void reset() {
        given = null;
    }

    /** Whether it was given. */
    boolean isGiven() {
        return value() != null;
    }

    /** What is given for it: of flags true or false, of what can be given more than once a list; null for nothing. */
    private @Nullable Object value() {
        if (model != null) {
            return model.getValue();
        }
        return given == null ? null : switch (kind) {
            case FLAG -> true;
            case TEXTS, MORE_ARGUMENTS -> given;
            default -> given.getFirst();
        };
    }

    boolean flag() {
        return Boolean.TRUE.equals(value());
    }

    @Nullable String text() {
        return (String) value();
    }

    @SuppressWarnings("unchecked") // declared as lists of texts below
    List<String> texts() {
        return Objects.requireNonNullElse((List<String>) value(), List.of());
    }

    /** The parser's model of it, which from then on holds what is given. */
    ArgSpec model() {
        if (model == null) {
            model = names.isEmpty() ? argument() : option();
        }
        return model;
    }

    private ArgSpec argument() {
        PositionalParamSpec.Builder argument = PositionalParamSpec.builder().paramLabel(label).description(literal(description));
        if (kind == Kind.MORE_ARGUMENTS) {
            return argument.index("1..*").arity("0..*").type(List.class).auxiliaryTypes(String.class).build();
        }
        boolean isRequired = kind == Kind.REQUIRED_ARGUMENT;
        return argument.index("0").arity(isRequired ? "1" : "0..1").required(isRequired).type(String.class).build();
    }

    private ArgSpec option() {
        OptionSpec.Builder option = OptionSpec.builder(names.split(",", -1)).description(literal(description));
        switch (kind) {
            case TEXT -> option.type(String.class).arity("1").paramLabel(label);
            case TEXTS -> option.type(List.class).auxiliaryTypes(String.class).arity("1").paramLabel(label);
            case OPTIONAL_TEXT -> option.type(String.class).arity("0..1").paramLabel(label).parameterConsumer((rest, spec, _) -> {
                boolean isGiven = !rest.isEmpty() && Objects.requireNonNull(values).matcher(rest.peek()).matches();
                spec.setValue(isGiven ? rest.pop() : otherwise);
            });
            case HELP -> option.type(boolean.class).arity("0").usageHelp(true);
            case VERSION -> option.type(boolean.class).arity("0").versionHelp(true);
            default -> option.type(boolean.class).arity("0");
        }
        return option.build();
    }

    /** Text in which a percent sign is one: the help is a format string. */
    static String literal(String text) {
        return text.replace("%", "%%");
    }
}
