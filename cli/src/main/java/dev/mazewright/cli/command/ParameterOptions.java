package dev.mazewright.cli.command;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.FileParameters;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Format;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The flags of the parameters that formats declare: of pictures, pages, documents and animations. */
@Command
final class ParameterOptions {
    private static final int MOST_WORDS = 2;

    private @Nullable CommandSpec command;

    /** Gives the command a flag for each parameter; its help has those of the same formats together. */
    @Spec(Spec.Target.MIXEE)
    void command(CommandSpec mixee) {
        command = mixee;
        Map<List<Format>, ArgGroupSpec.Builder> groups = new LinkedHashMap<>();
        for (Option<?> option : FileParameters.ALL) {
            groups.computeIfAbsent(FileParameters.formats(option), _ -> group(option)).addArg(flag(option));
        }
        groups.values().forEach(group -> mixee.addArgGroup(group.build()));
    }

    private static ArgGroupSpec.Builder group(Option<?> option) {
        return ArgGroupSpec.builder()
                .heading("%nParameters of " + FileParameters.names(option) + ":%n")
                .exclusive(false)
                .validate(false);
    }

    private static OptionSpec flag(Option<?> option) {
        OptionSpec.Builder flag = OptionSpec.builder(name(option)).description(description(option));
        return option.kind() == Option.Kind.FLAG
                ? flag.type(boolean.class).arity("0").build()
                : flag.type(String.class).arity("1").paramLabel(label(option)).build();
    }

    private static String label(Option<?> option) {
        return option.kind() == Option.Kind.WHOLE
                ? "N"
                : option.choices().size() <= MOST_WORDS
                        ? String.join("|", option.choices())
                        : option.key().toUpperCase(Locale.ROOT);
    }

    private static String description(Option<?> option) {
        String sentence = option.sentence().replace("%", "%%");
        if (option.kind() == Option.Kind.FLAG) {
            return sentence;
        }
        String byDefault = option.defaultText().isEmpty() ? "" : "; default: " + option.defaultText();
        return sentence.substring(0, sentence.length() - 1) + " (" + option.range() + byDefault + ").";
    }

    private static String name(Option<?> option) {
        return "--" + option.key();
    }

    private @Nullable String given(Option<?> option) {
        Object value = Objects.requireNonNull(command).findOption(name(option)).getValue();
        return value == null || Boolean.FALSE.equals(value) ? null : value.toString();
    }

    /**
     * The parameters given for a file of this format.
     *
     * @throws UsageException if they do not exist or do not go with it
     */
    FileParameters parameters(Format format) {
        return new FileParameters(format, this::given, ParameterOptions::name);
    }

    /**
     * The same, for a maze that was not generated here.
     *
     * @throws UsageException if its generation is to be shown as well
     */
    FileParameters parametersOfRead(Format format) {
        FileParameters parameters = parameters(format);
        if (parameters.work().equals(Optional.of(Animation.Work.GENERATE))) {
            throw new UsageException(
                    "the generation of this maze was not recorded: only --animate solve can be shown of it");
        }
        return parameters;
    }
}
