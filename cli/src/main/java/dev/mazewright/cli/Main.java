package dev.mazewright.cli;

import dev.mazewright.cli.book.BookCommand;
import dev.mazewright.cli.command.Certify;
import dev.mazewright.cli.command.Convert;
import dev.mazewright.cli.command.DatasetCommand;
import dev.mazewright.cli.command.Generate;
import dev.mazewright.cli.command.Info;
import dev.mazewright.cli.command.Listing;
import dev.mazewright.cli.command.RunLesson;
import dev.mazewright.cli.command.Serve;
import dev.mazewright.cli.command.SiteCommand;
import dev.mazewright.cli.command.Solve;
import dev.mazewright.cli.manual.CommandWords;
import dev.mazewright.cli.manual.CompletionCommand;
import dev.mazewright.cli.manual.ManCommand;
import dev.mazewright.cli.mouse.MicromouseCommand;
import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.CommandSet;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The root of the command line: {@code mazewright COMMAND ...}. */
public final class Main extends Command {
    /** Commands that the launcher knows in a source tree, and that are not in the shipped jar. */
    private static final List<String> TOOLS = List.of("gallery", "bench");

    /** The commands in the order of the help. */
    static final CommandSet COMMANDS = new CommandSet(
            List.of(
                    "generate",
                    "solve",
                    "convert",
                    "info",
                    "list",
                    "book",
                    "dataset",
                    "certify",
                    "micromouse",
                    "serve",
                    "site",
                    "lesson",
                    "completion",
                    "man"),
            (name, terminal) -> (Command) command(name, terminal));

    /** A command of this name; by an interface, so that the JVM need not load all of them to see that they are commands. */
    @SuppressWarnings("RefactorSwitch") // the value of an expression would be a command
    private static Callable<Integer> command(String name, Terminal terminal) {
        switch (name) {
            case "generate" -> {
                return new Generate(terminal);
            }
            case "solve" -> {
                return new Solve(terminal);
            }
            case "convert" -> {
                return new Convert(terminal);
            }
            case "info" -> {
                return new Info(terminal);
            }
            case "list" -> {
                return new Listing(terminal);
            }
            case "book" -> {
                return new BookCommand(terminal);
            }
            case "dataset" -> {
                return new DatasetCommand(terminal);
            }
            case "certify" -> {
                return new Certify(terminal);
            }
            case "micromouse" -> {
                return new MicromouseCommand(terminal);
            }
            case "serve" -> {
                return new Serve(terminal);
            }
            case "site" -> {
                return new SiteCommand(terminal);
            }
            case "lesson" -> {
                return new RunLesson(terminal);
            }
            case "completion" -> {
                return new CompletionCommand(terminal, () -> words(terminal));
            }
            case "man" -> {
                return new ManCommand(terminal, () -> words(terminal));
            }
            default -> throw new IllegalArgumentException(name);
        }
    }

    /** The program and its commands, as shells and man know them. */
    private static List<CommandWords> words(Terminal terminal) {
        List<CommandWords> words = new ArrayList<>(List.of(CommandWords.of(new Main(terminal).spec())));
        COMMANDS.names().forEach(name -> words.add(CommandWords.of(Objects.requireNonNull(COMMANDS.command(name, terminal)).spec())));
        return words;
    }

    private Main(Terminal terminal) {
        super(
                terminal,
                "mazewright",
                List.of(
                        "mazewright generate",
                        "mazewright generate rectangle:20x30/wilson/seed:42 -o maze.png",
                        "mazewright solve maze.png"),
                "Generates, solves, converts and measures mazes.",
                "In a source tree, ./mazewright has two more commands: bench and gallery.");
    }

    /** Runs the program and leaves with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments, Terminal.own()));
    }

    /** Runs one command line. Whatever happens, the user gets one line and the caller the exit code; see {@link ExitCode}. */
    public static int run(String[] arguments, Terminal terminal) {
        if (isVersion(arguments)) {
            return run(arguments, terminal, _ -> {
                terminal.out().print(version() + System.lineSeparator());
                return ExitCode.OK;
            });
        }
        if (arguments.length != 1 || COMMANDS.names().contains(arguments[0]) || !isFile(arguments[0])) {
            return run(COMMANDS, arguments, terminal);
        }
        int code = run(COMMANDS, new String[] {"info", arguments[0]}, terminal);
        if (code == ExitCode.OK) {
            terminal.say("to solve it: mazewright solve " + (arguments[0].contains(" ") ? '"' + arguments[0] + '"' : arguments[0]));
        }
        return code;
    }

    /** Whether it is a file and no option: alone, it is asked what it is. */
    private static boolean isFile(String argument) {
        try {
            return !argument.startsWith("-") && Files.isRegularFile(Path.of(argument));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** The same with these commands instead of the program's. */
    public static int run(CommandSet commands, String[] arguments, Terminal terminal) {
        return run(arguments, terminal, failures -> {
            Command first = arguments.length == 0 ? null : commands.command(arguments[0], terminal);
            if (first != null && first.takes(arguments)) {
                return first.call();
            }
            PrintWriter out = new PrintWriter(new OutputStreamWriter(terminal.out(), StandardCharsets.UTF_8));
            int code = commandLine(commands, first, arguments, terminal)
                    .setOut(out)
                    .setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF))
                    .setExpandAtFiles(false)
                    .setParameterExceptionHandler((e, given) -> misused(e, terminal))
                    .setExecutionExceptionHandler((e, command, parsed) -> {
                        failures[0] = e;
                        return ExitCode.INTERNAL;
                    })
                    .execute(arguments);
            out.flush();
            return code;
        });
    }

    /** What a command line does; it gives the exit code, or leaves a failure. */
    private interface Work {
        int run(Throwable[] failures) throws Exception;
    }

    private static int run(String[] arguments, Terminal terminal, Work work) {
        boolean debug = Arrays.asList(arguments).contains(DEBUG);
        terminal.debug(debug);
        int code = ExitCode.OK;
        Throwable[] failure = {null};
        try {
            code = work.run(failure);
        } catch (Throwable anything) {
            failure[0] = anything;
        }
        try {
            terminal.out().flush(); // what was written before something failed is part of the result
        } catch (IOException e) {
            failure[0] = e;
        }
        return failure[0] == null ? code : Failures.report(failure[0], terminal, debug);
    }

    /** Whether nothing is asked but the version, which needs no declaration of a command. */
    private static boolean isVersion(String[] arguments) {
        return arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"));
    }

    /** The parser; if a command comes first, it is the only one, since declaring the options of all takes time. */
    private static CommandLine commandLine(CommandSet commands, @Nullable Command command, String[] arguments, Terminal terminal) {
        CommandLine root = new CommandLine(new Main(terminal).spec());
        if (command != null) {
            return root.addSubcommand(command.spec());
        }
        String first = arguments.length == 0 ? "" : arguments[0];
        if (TOOLS.contains(first)) {
            throw new UsageException("'" + first + "' is a tool of the source tree and not in this jar; there, run "
                    + "./mazewright " + String.join(" ", arguments));
        }
        for (String name : commands.names()) {
            root.addSubcommand(Objects.requireNonNull(commands.command(name, terminal)).spec());
        }
        return root;
    }

    /** Without a command there is nothing to do but to say which there are. */
    @Override
    public Integer call() {
        CommandLine commandLine = spec().commandLine();
        commandLine.usage(commandLine.getOut());
        return ExitCode.OK;
    }

    private static int misused(ParameterException e, Terminal terminal) {
        CommandLine command = e.getCommandLine();
        String message = e.getMessage();
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
            message = unknown(command, unmatched.getUnmatched().getFirst());
        }
        terminal.say("mazewright: " + message + "; see " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.USAGE;
    }

    private static String unknown(CommandLine command, String argument) {
        if (argument.startsWith("-") && argument.length() > 1) {
            int equals = argument.indexOf('=');
            String name = equals < 0 ? argument : argument.substring(0, equals);
            return "unknown option '" + name + "'" + nearest(name, CommandWords.of(command.getCommandSpec()));
        }
        if (command.getSubcommands().isEmpty()) {
            boolean isFile = argument.contains(".") && command.getCommandSpec().findOption("-o") != null;
            return "unexpected argument '" + argument + "'" + (isFile ? "; to write it, -o " + argument : "");
        }
        if (isRecipe(argument)) {
            return "'" + argument + "' is a recipe: mazewright generate " + argument;
        }
        List<String> commands = List.copyOf(command.getSubcommands().keySet());
        List<String> near = Names.near(argument, commands);
        String example = near.isEmpty()
                ? ""
                : " for example: " + CommandWords.of(Objects.requireNonNull(command.getSubcommands().get(near.getFirst())).getCommandSpec()).examples().getFirst();
        return "unknown command '" + argument + "'; " + Names.suggest(argument, commands) + example;
    }

    private static boolean isRecipe(String argument) {
        try {
            return !PartialRecipe.of(argument).text().isEmpty();
        } catch (UsageException e) {
            return false;
        }
    }

    /** The options most alike, with an example; of many options, all would be no help. */
    private static String nearest(String name, CommandWords command) {
        List<String> known = command.options().stream().flatMap(option -> option.names().stream()).toList();
        List<String> near = Names.near(name, known);
        if (near.isEmpty()) {
            return "";
        }
        String example = command.examples().stream()
                .filter(each -> near.stream().anyMatch(option -> (each + " ").contains(" " + option + " ")))
                .findFirst()
                .orElse(command.examples().getFirst());
        return "; " + Names.suggest(name, known) + " for example: " + example;
    }
}
