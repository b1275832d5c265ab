package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files of several inputs: in the pattern, such as {@code solved/%s.png}, %s is the input's name without folders and extension. */
record OutputNames(String pattern) {
    private static final String NAME = "%s";

    /** The names for these inputs; refuses to write two inputs to one file, or one over an input. Messages name the option. */
    static OutputNames of(String option, String pattern, List<String> inputs) {
        if (Output.isStandardOutput(pattern) || !pattern.contains(NAME)) {
            throw new UsageException("several inputs need several outputs: write " + NAME + " for the name of the input, such as "
                    + option + " 'solved/" + NAME + ".png'");
        }
        OutputNames names = new OutputNames(pattern);
        Set<String> read = new HashSet<>();
        inputs.forEach(input -> read.add(absolute(input)));
        Map<String, String> written = new HashMap<>();
        for (String input : inputs) {
            String file = absolute(names.of(input));
            String other = written.put(file, input);
            if (other != null) {
                throw new UsageException(other + " and " + input + " would both be written to " + names.of(input)
                        + "; solve them one by one, or rename one");
            }
            if (read.contains(file)) {
                throw new UsageException(names.of(input) + " is one of the inputs; write to another folder, such as " + option + " 'solved/" + pattern + "'");
            }
        }
        return names;
    }

    private static String absolute(String name) {
        try {
            return Path.of(name).toAbsolutePath().normalize().toString();
        } catch (InvalidPathException e) {
            return name; // no file can have it, which is said when its turn comes
        }
    }

    /** The file that an input is written to. */
    String of(String input) {
        int slash = Math.max(input.lastIndexOf('/'), input.lastIndexOf('\\'));
        String name = input.substring(slash + 1);
        int dot = name.lastIndexOf('.');
        return pattern.replace(NAME, dot > 0 ? name.substring(0, dot) : name);
    }

    /** The same; the folder that it lies in is made. */
    String prepared(String input) throws IOException {
        String file = of(input);
        try {
            @Nullable Path folder = Path.of(file).toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
        } catch (FileAlreadyExistsException e) {
            throw new CannotCreateException(file, e.getFile() + " is not a folder");
        } catch (InvalidPathException e) {
            throw new CannotCreateException(file, "no file can have this name here");
        } catch (IOException e) {
            throw new CannotCreateException(file, e);
        }
        return file;
    }
}
