package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.core.option.Option;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.FontFile;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The flags of the parameters that formats declare: of pictures, pages, documents and animations. */
final class ParameterOptions extends OptionGroup {
    private static final int MOST_WORDS = 2;

    /** What may follow --tile-pages; a recipe may as well. */
    private static final Pattern SHEETS = Pattern.compile("auto|\\d+x\\d+");

    /** What is given for each parameter, or null. */
    private final Map<Option<?>, Supplier<@Nullable String>> given = new HashMap<>();

    private final TextValue style;
    private final TextValue font;

    /** A flag for each parameter, for this command; its help has those of the same formats together. */
    ParameterOptions(Options options) {
        super(options);
        style = options.text(
                "--style", "FILE",
                "A style: a TOML file with the parameters of pictures, by the names of their flags; flags override it.");
        font = options.text(
                "--font", "FILE",
                "A font, TrueType or OpenType, for --title and --caption; without one they have the letters of Liberation Sans.");
        options.later(this::declareAll);
    }

    private void declareAll() {
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
        if (option == Sheets.TILE_PAGES) {
            return group.text(name(option), "ROWSxCOLUMNS", SHEETS, Sheets.AUTO, description(option))::orNull;
        }
        return group.text(name(option), label(option), description(option))::orNull;
    }

    private static String label(Option<?> option) {
        if (option.kind() == Option.Kind.TEXT && option.choices().isEmpty()) {
            return Finish.PICTURES.contains(option) ? "FILE"
                    : option == PageSetup.CELL_MM || option == Sheets.TILE_OVERLAP ? "MM" : PageSetup.OPTIONS.contains(option) ? "TEXT"
                    : FileParameters.formats(option).getFirst().own().contains(option) ? option.key().toUpperCase(Locale.ROOT) : "COLOUR";
        }
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

    /** The parameters given for a file of this format; refuses those that do not exist or do not go with it. */
    FileParameters parameters(Format format) throws IOException {
        if (given.isEmpty() && !style.isGiven() && !font.isGiven()) { // none was declared, so none can be given
            return FileParameters.none(format);
        }
        Map<Option<?>, String> pictures = new HashMap<>();
        for (Option<?> option : Finish.PICTURES) {
            String file = text(option);
            if (file != null) {
                pictures.put(option, StyleInput.picture(file).uri());
            }
        }
        StyleFile under = style.isGiven() ? StyleInput.read(style.get()) : null;
        FontFile letters = font.isGiven() ? new FontFile(font.get(), StyleInput.bytes(font.get(), Typeface.MOST_BYTES, "a font")) : null;
        return new FileParameters(
                format, option -> pictures.getOrDefault(option, text(option)), under, letters, ParameterOptions::name);
    }

    private @Nullable String text(Option<?> option) {
        Supplier<@Nullable String> text = given.get(option);
        return text == null ? null : text.get();
    }
}
