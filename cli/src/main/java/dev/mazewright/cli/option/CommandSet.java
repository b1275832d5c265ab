package dev.mazewright.cli.option;

import dev.mazewright.cli.process.Terminal;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The commands of a program.
 *
 * @param names in the order of the help
 * @param maker makes the command of one of these names
 */
public record CommandSet(List<String> names, BiFunction<String, Terminal, Command> maker) {
    /** A new command of this name, or null if there is none. */
    public @Nullable Command command(String name, Terminal terminal) {
        return names.contains(name) ? maker.apply(name, terminal) : null;
    }
}
