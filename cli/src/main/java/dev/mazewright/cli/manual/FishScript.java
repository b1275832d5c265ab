package dev.mazewright.cli.manual;

import java.util.List;

/** Completion for fish, a line for each option. */
final class FishScript {
    private static final String COMPLETE = "complete -c mazewright ";

    private FishScript() {}

    static String of(List<CommandWords> commands) {
        StringBuilder script = new StringBuilder("# Completion of mazewright for fish: keep it as mazewright.fish in ~/.config/fish/completions.\n");
        commands.getFirst().options().forEach(option -> add("__fish_use_subcommand", option, script));
        for (CommandWords command : commands.subList(1, commands.size())) {
            script.append(COMPLETE).append("-n __fish_use_subcommand -f -a ").append(command.name())
                    .append(" -d ").append(quoted(command.summary())).append('\n');
            String isSeen = "'__fish_seen_subcommand_from " + command.name() + "'";
            if (!command.firstValues().isEmpty()) {
                script.append(COMPLETE).append("-n ").append(isSeen).append(" -a ").append(quoted(String.join(" ", command.firstValues()))).append('\n');
            }
            command.options().forEach(option -> add(isSeen, option, script));
        }
        return script.toString();
    }

    private static void add(String condition, CommandWords.Word option, StringBuilder script) {
        script.append(COMPLETE).append("-n ").append(condition);
        for (String name : option.names()) {
            script.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        if (option.takesValue()) {
            script.append(" -r");
        }
        if (!option.values().isEmpty()) {
            script.append(" -f -a ").append(quoted(String.join(" ", option.values())));
        }
        script.append(" -d ").append(quoted(option.summary())).append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
