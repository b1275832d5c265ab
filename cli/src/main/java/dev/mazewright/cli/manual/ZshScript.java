package dev.mazewright.cli.manual;

import java.util.List;
import java.util.stream.Collectors;

/** Completion for zsh, which shows with each word what it does. */
final class ZshScript {
    private ZshScript() {}

    static String of(List<CommandWords> commands) {
        CommandWords root = commands.getFirst();
        List<CommandWords> others = commands.subList(1, commands.size());
        String names = others.stream().map(CommandWords::name).collect(Collectors.joining("|"));
        StringBuilder script = new StringBuilder("""
                #compdef mazewright
                # Completion of mazewright for zsh: keep it as _mazewright in a folder of $fpath.
                _mazewright() {
                  local command=${words[2,CURRENT-1][(r)(NAMES)]} before=${words[CURRENT-1]}
                  local -a options values
                  case $command in
                """.replace("NAMES", names));
        script.append("    '')\n");
        list("options", root.options(), script);
        script.append("      values=(\n");
        others.forEach(command -> script.append("        ").append(quoted(command.name(), command.summary())).append('\n'));
        script.append("      ) ;;\n");
        for (CommandWords command : others) {
            script.append("    ").append(command.name()).append(")\n      case $before in\n");
            for (CommandWords.Word option : command.options()) {
                if (option.takesValue()) {
                    script.append("        ").append(String.join("|", option.names())).append(") ").append(words(option.values())).append(" ;;\n");
                }
            }
            script.append("        *)\n");
            list("options", command.options(), script);
            script.append("          ").append(words(command.firstValues())).append(" ;;\n      esac ;;\n");
        }
        return script.append("""
                  esac
                  if [[ ${words[CURRENT]} == -* ]]; then
                    _describe option options
                  else
                    (( $#values )) && _describe word values
                    [[ -z $command ]] || _files
                  fi
                }
                compdef _mazewright mazewright
                """).toString();
    }

    private static void list(String name, List<CommandWords.Word> options, StringBuilder script) {
        script.append("      ").append(name).append("=(\n");
        for (CommandWords.Word option : options) {
            option.names().forEach(each -> script.append("        ").append(quoted(each, option.summary())).append('\n'));
        }
        script.append("      )\n");
    }

    private static String words(List<String> values) {
        return "values=(" + String.join(" ", values) + ")";
    }

    private static String quoted(String word, String what) {
        return "'" + word + ":" + what.replace("\\", "\\\\").replace("'", "'\\''") + "'";
    }
}
