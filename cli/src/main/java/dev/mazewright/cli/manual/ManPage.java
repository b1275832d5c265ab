package dev.mazewright.cli.manual;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A page of the manual in the language of man(7). */
public final class ManPage {
    private static final String PROGRAM = "mazewright";

    private final StringBuilder page = new StringBuilder();

    private ManPage() {}

    /** The name of a command's page. */
    public static String name(CommandWords command) {
        return (command.name().equals(PROGRAM) ? PROGRAM : PROGRAM + "-" + command.name()) + ".1";
    }

    /**
     * The page of a command.
     *
     * @param others the commands that it is one of, or for the program those that it has
     * @param version of the program
     */
    public static String of(CommandWords command, List<CommandWords> others, String version) {
        ManPage made = new ManPage();
        made.write(command, others, version);
        return made.page.toString();
    }

    private void write(CommandWords command, List<CommandWords> others, String version) {
        boolean isProgram = command.name().equals(PROGRAM);
        String title = name(command).replace(".1", "");
        line(".TH " + escaped(title.toUpperCase(Locale.ROOT)) + " 1 \"\" \"" + escaped(version) + "\" \"Mazewright\"");
        heading("NAME");
        line(escaped(title) + " \\- " + escaped(lowerFirst(command.summary())));
        heading("SYNOPSIS");
        line(".B " + escaped(isProgram ? PROGRAM : PROGRAM + " " + command.name()));
        String arguments = command.arguments().stream()
                .map(each -> each.isRequired() ? each.label() : "[" + each.label() + "]")
                .collect(Collectors.joining(" "));
        line(escaped(("[OPTIONS] " + (isProgram ? "COMMAND" : arguments)).strip()));
        heading("DESCRIPTION");
        command.description().forEach(sentence -> line(escaped(sentence)));
        if (isProgram) {
            heading("COMMANDS");
            for (CommandWords each : others) {
                line(".TP");
                line(".BR " + escaped(name(each).replace(".1", "")) + " (1)");
                line(escaped(each.summary()) + ".");
            }
        }
        if (!command.arguments().isEmpty()) {
            heading("ARGUMENTS");
            command.arguments().forEach(this::word);
        }
        heading("OPTIONS");
        for (CommandWords.Group group : command.groups()) {
            if (!group.heading().isEmpty()) {
                line(".SS " + escaped(group.heading().replaceAll(":$", "")));
            }
            group.options().forEach(this::word);
        }
        heading("EXAMPLES");
        block(command.examples());
        heading("EXIT STATUS");
        block(command.exitCodes());
        heading("SEE ALSO");
        line(others.stream()
                .filter(each -> !each.name().equals(command.name()))
                .map(each -> "\\fB" + escaped(name(each).replace(".1", "")) + "\\fR(1)")
                .collect(Collectors.joining(", ", isProgram ? "" : "\\fBmazewright\\fR(1), ", "")));
    }

    private void word(CommandWords.Word word) {
        String names = word.names().stream().map(name -> "\\fB" + escaped(name) + "\\fR").collect(Collectors.joining(", "));
        String label = word.takesValue() ? "\\fI" + escaped(word.label()) + "\\fR" : "";
        line(".TP");
        line(names + (names.isEmpty() || label.isEmpty() ? "" : " ") + label);
        line(escaped(word.description()));
    }

    private void block(List<String> lines) {
        line(".EX");
        lines.forEach(each -> line(escaped(each)));
        line(".EE");
    }

    private void heading(String name) {
        line(".SH " + name);
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    /** As it stands: a backslash begins an escape, a dot or an apostrophe at the begin of a line a request. */
    private static String escaped(String text) {
        String safe = text.replace("\\", "\\e").replace("-", "\\-");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }

    private static String lowerFirst(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }
}
