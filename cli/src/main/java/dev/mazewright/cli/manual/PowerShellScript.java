package dev.mazewright.cli.manual;

import java.util.List;
import java.util.stream.Collectors;

/** Completion for PowerShell. */
final class PowerShellScript {
    private PowerShellScript() {}

    static String of(List<CommandWords> commands) {
        CommandWords root = commands.getFirst();
        List<CommandWords> others = commands.subList(1, commands.size());
        StringBuilder script = new StringBuilder("""
                # Completion of mazewright for PowerShell: add these lines to the file that $PROFILE names.
                $mazewrightWords = @{
                """);
        script.append("  '' = @(").append(list(others.stream().map(CommandWords::name).toList())).append(")\n");
        script.append("  ' -' = @(").append(list(root.longNames())).append(")\n");
        for (CommandWords command : others) {
            script.append("  '").append(command.name()).append("' = @(").append(list(command.firstValues())).append(")\n");
            script.append("  '").append(command.name()).append(" -' = @(").append(list(command.longNames())).append(")\n");
            for (CommandWords.Word option : command.options()) {
                if (option.takesValue()) {
                    option.names().forEach(name -> script.append("  '").append(command.name()).append(' ').append(name)
                            .append("' = @(").append(list(option.values())).append(")\n"));
                }
            }
        }
        return script.append("""
                }
                Register-ArgumentCompleter -Native -CommandName mazewright -ScriptBlock {
                  param($word, $line, $position)
                  $given = @($line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })
                  $command = $given | Select-Object -Skip 1 | Where-Object { $mazewrightWords.ContainsKey("$_ -") } | Select-Object -First 1
                  $key = "$command $($given[-1])"
                  if (-not $mazewrightWords.ContainsKey($key)) { $key = if ($word -like '-*') { "$command -" } else { "$command" } }
                  $mazewrightWords[$key] | Where-Object { $_ -like "$word*" } | ForEach-Object {
                    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
                  }
                }
                """).toString();
    }

    private static String list(List<String> words) {
        return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(", "));
    }
}
