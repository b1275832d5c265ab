package dev.mazewright.cli;

import dev.mazewright.cli.command.Convert;
import dev.mazewright.cli.command.Generate;
import dev.mazewright.cli.command.Info;
import dev.mazewright.cli.command.Listing;
import dev.mazewright.cli.command.RunLesson;
import dev.mazewright.cli.command.Serve;
import dev.mazewright.cli.command.Solve;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Program;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The root of the command line: {@code mazewright COMMAND ...}. */
@Command(
        name = "mazewright",
        headerHeading = "Examples:%n"
                + "  mazewright generate%n"
                + "  mazewright generate rectangle:20x30/wilson/seed:42 -o maze.png%n"
                + "  mazewright solve maze.png%n"
                + "%n",
        description = {
            "Generates, solves, converts and measures mazes.",
            "In a source tree, ./mazewright has two more commands: bench and gallery."
        },
        // What follows holds for all commands.
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        abbreviateSynopsis = true,
        sortOptions = false,
        versionProvider = Main.Version.class,
        footerHeading = "%nExit codes:%n",
        footer = {
            "   0   done",
            "   1   the answer is no: no path to a goal, other lengths than a scenario's, or",
            "       no maze of this difficulty in 1000 seeds",
            "  64   usage error: an unknown option or name, a value out of range",
            "  65   bad data in the input: file, line or byte, and what was expected",
            "  66   no such input",
            "  69   the port is in use",
            "  70   internal error, or insufficient memory (reported before the work begins)",
            "  73   the output cannot be created",
            "  74   reading or writing failed; a closed pipe is not a failure",
            " 130   interrupted (Ctrl-C); 143: terminated"
        })
public final class Main implements Runnable, Program {
    /** The commands by name, in the order of the help. */
    private static final Map<String, Class<?>> COMMANDS = commands();

    /** Commands that the launcher knows in a source tree, and that are not in the shipped jar. */
    private static final List<String> TOOLS = List.of("gallery", "bench");

    private static final String DEBUG = "--debug";

    private final Terminal terminal;

    @Spec private CommandLine.Model.@Nullable CommandSpec spec;

    /** Here for --help and so that it is known; {@link #run} handles it before anything can fail. */
    @SuppressWarnings("UnusedVariable")
    @Option(
            names = DEBUG,
            scope = ScopeType.INHERIT,
            description = "Show where in the program a failure occurred.")
    private boolean debug;

    /** What a command did not get over. */
    private @Nullable Exception failure;

    private static Map<String, Class<?>> commands() {
        Map<String, Class<?>> commands = new LinkedHashMap<>();
        commands.put("generate", Generate.class);
        commands.put("solve", Solve.class);
        commands.put("convert", Convert.class);
        commands.put("info", Info.class);
        commands.put("list", Listing.class);
        commands.put("serve", Serve.class);
        commands.put("lesson", RunLesson.class);
        return commands;
    }

    private Main(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the program and leaves with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments, Terminal.own()));
    }

    /**
     * Runs one command line. Whatever happens, the user gets one line and the caller the exit code.
     *
     * @return the exit code; see {@link ExitCode}
     */
    public static int run(String[] arguments, Terminal terminal) {
        return run(COMMANDS, arguments, terminal);
    }

    /** The same with these commands, by name, instead of the program's. */
    public static int run(Map<String, Class<?>> commands, String[] arguments, Terminal terminal) {
        boolean debug = Arrays.asList(arguments).contains(DEBUG);
        Main main = new Main(terminal);
        int code = ExitCode.OK;
        Throwable failure = null;
        try {
            PrintWriter out = new PrintWriter(new OutputStreamWriter(terminal.out(), StandardCharsets.UTF_8));
            code = commandLine(main, commands, arguments)
                    .setOut(out)
                    .setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF))
                    .setExpandAtFiles(false)
                    .setParameterExceptionHandler((e, given) -> misused(e, terminal))
                    .setExecutionExceptionHandler((e, command, parsed) -> main.failed(e))
                    .execute(arguments);
            out.flush();
            failure = main.failure;
        } catch (Throwable anything) {
            failure = anything;
        }
        try {
            terminal.out().flush(); // what was written before something failed is part of the result
        } catch (IOException e) {
            failure = e;
        }
        return failure == null ? code : Failures.report(failure, terminal, debug);
    }

    private int failed(Exception e) {
        failure = e;
        return ExitCode.INTERNAL;
    }

    /** Looking at a command's options takes time at every start: if a command comes first, it is the only one. */
    private static CommandLine commandLine(Main main, Map<String, Class<?>> commands, String[] arguments) {
        CommandLine commandLine = new CommandLine(main);
        String first = arguments.length == 0 ? "" : arguments[0];
        Class<?> command = commands.get(first);
        if (command != null) {
            return commandLine.addSubcommand(command);
        }
        if (TOOLS.contains(first)) {
            throw new UsageException("'" + first + "' is a tool of the source tree and not in this jar; there, run "
                    + "./mazewright " + String.join(" ", arguments));
        }
        if (!first.equals("--version")) {
            commands.values().forEach(commandLine::addSubcommand);
        }
        return commandLine;
    }

    @Override
    public Terminal terminal() {
        return terminal;
    }

    /** Without a command there is nothing to do but to say which there are. */
    @Override
    public void run() {
        CommandLine commandLine = Objects.requireNonNull(spec).commandLine();
        commandLine.usage(commandLine.getOut());
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
            return "unknown option '" + name + "'"
                    + nearest(name, command.getCommandSpec().optionsMap().keySet());
        }
        if (command.getSubcommands().isEmpty()) {
            return "unexpected argument '" + argument + "'";
        }
        return "unknown command '" + argument + "'; "
                + Names.suggest(argument, List.copyOf(command.getSubcommands().keySet()));
    }

    /** The options most alike; of many, all would be no help. */
    private static String nearest(String name, Iterable<String> options) {
        List<String> known = new ArrayList<>();
        options.forEach(known::add);
        String suggestion = Names.suggest(name, known);
        return suggestion.startsWith("did you mean") ? "; " + suggestion : "";
    }

    /** The version, from the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"mazewright " + Objects.requireNonNullElse(version, "(unpackaged)")};
        }
    }
}
