package dev.mazewright.cli.option;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The arguments and options of a command, in the order of its help. Several names of an option are separated by commas, as in
 * {@code "-o,--output"}.
 */
public final class Options {
    private final CommandSpec spec;
    private final Consumer<ArgSpec> added;

    Options(CommandSpec spec) {
        this(spec, spec::add);
    }

    private Options(CommandSpec spec, Consumer<ArgSpec> added) {
        this.spec = spec;
        this.added = added;
    }

    /** The one argument of the command, which must be given. */
    public TextValue argument(String label, String description) {
        return argument(true, label, description);
    }

    /** The one argument of the command, which may be left out. */
    public TextValue optionalArgument(String label, String description) {
        return argument(false, label, description);
    }

    /** More arguments after the one of the command. */
    public Texts moreArguments(String label, String description) {
        PositionalParamSpec arguments = PositionalParamSpec.builder()
                .index("1..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label)
                .description(literal(description))
                .build();
        added.accept(arguments);
        return new Texts(arguments);
    }

    private TextValue argument(boolean required, String label, String description) {
        PositionalParamSpec argument = PositionalParamSpec.builder()
                .index("0")
                .arity(required ? "1" : "0..1")
                .required(required)
                .type(String.class)
                .paramLabel(label)
                .description(literal(description))
                .build();
        added.accept(argument);
        return new TextValue(argument);
    }

    /** An option with a value. */
    public TextValue text(String names, String label, String description) {
        return new TextValue(add(option(names, description).type(String.class).arity("1").paramLabel(label)));
    }

    /**
     * An option with a value, which may be left out.
     *
     * @param values what is taken for its value, if it comes next
     * @param otherwise its value where none does
     */
    public TextValue text(String names, String label, Pattern values, String otherwise, String description) {
        return new TextValue(add(option(names, description)
                .type(String.class)
                .arity("0..1")
                .paramLabel(label)
                .parameterConsumer((rest, option, _) -> {
                    boolean isGiven = !rest.isEmpty() && values.matcher(rest.peek()).matches();
                    option.setValue(isGiven ? rest.pop() : otherwise);
                })));
    }

    /** An option with a value that may be given more than once. */
    public Texts texts(String names, String label, String description) {
        return new Texts(add(option(names, description)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1")
                .paramLabel(label)));
    }

    /** An option without a value. */
    public Flag flag(String names, String description) {
        return new Flag(add(option(names, description).type(boolean.class).arity("0")));
    }

    /** More options, which the help shows together under a heading of their own. */
    public void group(String heading, Consumer<Options> declared) {
        ArgGroupSpec.Builder group = ArgGroupSpec.builder()
                .heading("%n" + literal(heading) + "%n")
                .exclusive(false)
                .validate(false);
        declared.accept(new Options(spec, group::addArg));
        spec.addArgGroup(group.build());
    }

    /** The option that prints the help instead of doing anything. */
    void help(String names, String description) {
        add(option(names, description).type(boolean.class).arity("0").usageHelp(true));
    }

    /** The option that prints the version instead of doing anything. */
    void version(String names, String description) {
        add(option(names, description).type(boolean.class).arity("0").versionHelp(true));
    }

    private static OptionSpec.Builder option(String names, String description) {
        return OptionSpec.builder(names.split(",")).description(literal(description));
    }

    private OptionSpec add(OptionSpec.Builder built) {
        OptionSpec option = built.build();
        added.accept(option);
        return option;
    }

    /** Text in which a percent sign is one: the help is a format string. */
    static String literal(String text) {
        return text.replace("%", "%%");
    }
}
