package dev.mazewright.cli.option;

import dev.mazewright.cli.process.Terminal;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command of the command line. A subclass declares its arguments and options as fields, in the order of the help, and
 * does its work in {@link #call}, which returns the exit code.
 */
public abstract class Command implements Callable<Integer> {
    /** The option that shows where a failure occurred. {@code Main} looks for it before the arguments are parsed, since parsing can fail as well. */
    public static final String DEBUG = "--debug";

    private static final String[] EXIT_CODES = {
        "   0   done",
        "   1   the answer is no: no path to a goal, other lengths than a scenario's,",
        "       no maze of this difficulty in 1000 seeds, a printer would refuse the",
        "       file, samples do not have their distribution, a contest could not be",
        "       held in a maze, or a mouse did not reach its goal",
        "  64   usage error: an unknown option or name, a value out of range",
        "  65   bad data in the input: file, line or byte, and what was expected",
        "  66   no such input",
        "  69   the port is in use",
        "  70   internal error, or insufficient memory (reported before the work begins)",
        "  73   the output cannot be created",
        "  74   reading or writing failed; a closed pipe is not a failure",
        " 130   interrupted (Ctrl-C); 143: terminated"
    };

    /** Where the command reads from and writes to. */
    protected final Terminal terminal;

    /** The options of the command, and what it takes besides. */
    protected final Options options;

    private final Options common = new Options();
    private final String name;
    private final List<String> examples;
    private final String[] description;
    private @Nullable CommandSpec spec;
    private @Nullable List<String> taken;

    /**
     * A command without options as yet.
     *
     * @param examples three command lines, for the help
     * @param description one sentence each
     */
    protected Command(Terminal terminal, String name, List<String> examples, String... description) {
        this.terminal = terminal;
        this.name = name;
        this.examples = examples;
        this.description = description;
        options = new Options();
        common.help("-h,--help", "Show this help message and exit.");
        common.version("-V,--version", "Print version information and exit.");
        common.flag(DEBUG, "Show where in the program a failure occurred, and how long parts of the work took.");
    }

    /**
     * Takes a plain command line, so that {@link #call} can do the work.
     *
     * @param arguments the name of the command, and what follows it
     * @return false if the parser has to read it, by {@link #spec}
     */
    public final boolean takes(String... arguments) {
        List<String> given = List.of(arguments);
        if (spec != null || !options.take(given.subList(1, given.size()), common)) {
            return false;
        }
        taken = given;
        return true;
    }

    /** The name of the command, and what followed it on the command line. */
    protected final List<String> arguments() {
        return taken == null ? spec().root().commandLine().getParseResult().originalArgs() : taken;
    }

    /** The command as the parser sees it; what all commands have in common comes last in the help. */
    public final CommandSpec spec() {
        if (taken != null) {
            throw new IllegalStateException("a plain command line was taken");
        }
        if (spec == null) {
            spec = model();
        }
        return spec;
    }

    private CommandSpec model() {
        CommandSpec model = CommandSpec.wrapWithoutInspection(this).name(name);
        StringBuilder header = new StringBuilder("Examples:%n");
        examples.forEach(example -> header.append("  ").append(Declared.literal(example)).append("%n"));
        model.usageMessage()
                .headerHeading(header.append("%n").toString())
                .description(description)
                .abbreviateSynopsis(true)
                .sortOptions(false)
                .footerHeading("%nExit codes:%n")
                .footer(EXIT_CODES);
        options.addTo(model);
        common.addTo(model);
        model.versionProvider(() -> new String[] {version()});
        return model;
    }

    /** The program and its version, from the jar's manifest. */
    public static String version() {
        String version = Command.class.getPackage().getImplementationVersion();
        return "mazewright " + (version == null ? "(unpackaged)" : version);
    }
}
