package dev.mazewright.cli.manual;

import java.util.List;
import java.util.stream.Collectors;

/** Completion for bash: a function that finds the command, then offers its options or what an option takes. */
final class BashScript {
    private BashScript() {}

    static String of(List<CommandWords> commands) {
        CommandWords root = commands.getFirst();
        List<CommandWords> others = commands.subList(1, commands.size());
        String names = others.stream().map(CommandWords::name).collect(Collectors.joining(" "));
        StringBuilder script = new StringBuilder("""
                # Completion of mazewright for bash: keep it as ~/.local/share/bash-completion/completions/mazewright, or source it in ~/.bashrc.
                _mazewright() {
                  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' options='' words='' each
                  for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case $each in
                """);
        script.append("      ").append(names.replace(' ', '|')).append(") command=$each; break ;;\n    esac\n  done\n  case $command in\n");
        script.append("    '') options='").append(String.join(" ", root.longNames())).append("' words='").append(names).append("' ;;\n");
        for (CommandWords command : others) {
            script.append("    ").append(command.name()).append(")\n      case $before in\n");
            for (CommandWords.Word option : command.options()) {
                if (option.takesValue()) {
                    script.append("        ").append(String.join("|", option.names())).append(") words='")
                            .append(String.join(" ", option.values())).append("' ;;\n");
                }
            }
            script.append("        *) options='").append(String.join(" ", command.longNames())).append("' words='")
                    .append(String.join(" ", command.firstValues())).append("' ;;\n      esac ;;\n");
        }
        return script.append("""
                  esac
                  case $word in
                    -*) words=$options ;;
                  esac
                  COMPREPLY=($(compgen -W "$words" -- "$word"))
                }
                complete -o default -F _mazewright mazewright
                """).toString();
    }
}
