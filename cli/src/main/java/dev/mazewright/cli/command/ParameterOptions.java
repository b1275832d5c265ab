package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.FileParameters;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Format;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The flags of the parameters that formats declare: of pictures, pages, documents and animations. */
final class ParameterOptions extends OptionGroup {
    private static final int MOST_WORDS = 2;

    /** What is given for each parameter, or null. */
    private final Map<Option<?>, Supplier<@Nullable String>> given = new HashMap<>();

    /** A flag for each parameter, for this command; its help has those of the same formats together. */
    ParameterOptions(Options options) {
        super(options);
        Map<List<Format>, List<Option<?>>> groups = new LinkedHashMap<>();
        for (Option<?> option : FileParameters.ALL) {
            groups.computeIfAbsent(FileParameters.formats(option), _ -> new ArrayList<>()).add(option);
        }
        for (List<Option<?>> alike : groups.values()) {
            options.group(
                    "Parameters of " + FileParameters.names(alike.getFirst()) + ":",
                    group -> alike.forEach(option -> given.put(option, declare(option, group))));
        }
    }

    private static Supplier<@Nullable String> declare(Option<?> option, Options group) {
        if (option.kind() == Option.Kind.FLAG) {
            Flag flag = group.flag(name(option), description(option));
            return () -> flag.isGiven() ? "true" : null;
        }
        return group.text(name(option), label(option), description(option))::orNull;
    }

    private static String label(Option<?> option) {
        return option.kind() == Option.Kind.WHOLE
                ? "N"
                : option.choices().size() <= MOST_WORDS
                        ? String.join("|", option.choices())
                        : option.key().toUpperCase(Locale.ROOT);
    }

    private static String description(Option<?> option) {
        String sentence = option.sentence();
        if (option.kind() == Option.Kind.FLAG) {
            return sentence;
        }
        String byDefault = option.defaultText().isEmpty() ? "" : "; default: " + option.defaultText();
        return sentence.substring(0, sentence.length() - 1) + " (" + option.range() + byDefault + ").";
    }

    private static String name(Option<?> option) {
        return "--" + option.key();
    }

    /**
     * The parameters given for a file of this format.
     *
     * @throws UsageException if they do not exist or do not go with it
     */
    FileParameters parameters(Format format) {
        return new FileParameters(format, option -> Objects.requireNonNull(given.get(option)).get(), ParameterOptions::name);
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
