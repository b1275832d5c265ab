package dev.mazewright.cli.command;

import dev.mazewright.certify.report.JsonReport;
import dev.mazewright.certify.report.PageReport;
import dev.mazewright.certify.report.Report;
import dev.mazewright.certify.report.TextReport;
import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** {@code mazewright certify}: a generator, or samples of another program, against the distribution that they should have. */
public final class Certify extends Command {
    private final TextValue generator = options.argument(
            "GENERATOR", "The generator, see: list generators; - reads samples from standard input, a line each: the numbers of the open edges.");

    private final TextValue shape = options.text(
            "--shape", "SHAPE", "The shape and its size, such as hexagon:4x5 (default: rectangle:3x3).");

    private final TextValue graph = options.text(
            "--graph", "FILE", "Sample spanning trees of a graph read from a file, as generate --graph does, in place of a shape.");

    private final TextValue samples = options.text(
            "--samples", "N", "How many samples (default: 200000, fewer on grids of more than 500 cells); of standard input, how many to read at most.");

    private final TextValue seed =
            options.text("--seed", "S", "The seed of the first sample, and of a random shape; the others follow (default: 0).");

    private final TextValue distribution = options.text(
            "--distribution", "NAME",
            "uniform, or a generator whose exact distribution is to be compared with (default: the generator's own, if it is known for the grid; else uniform).");

    private final Flag json = options.flag("--json", "Print JSON.");

    private final TextValue output = options.text(
            "-o,--output", "FILE", "Write the report to a file, by its name: .txt, .json, or .html, a page with plots.");

    private final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    /** The command, for this terminal. */
    public Certify(Terminal terminal) {
        super(
                terminal,
                "certify",
                List.of(
                        "mazewright certify wilson",
                        "mazewright certify cycle-popping --shape hexagon:10x10 -o certificate.html",
                        "./my-sampler | mazewright certify - --shape rectangle:4x4"),
                "Tests samples of spanning trees against their distribution; exit code 1: rejected at p < 0.001.",
                "Edges are numbered as in generate --format json --neighbours.",
                "The tests, and what they can detect, are explained in docs/certificates.md.");
    }

    @Override
    public Integer call() throws IOException {
        if (output.isGiven()) {
            Output.file(output.get(), noClobber.isGiven());
        }
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        CertifyRun run = new CertifyRun(
                generator.get(), shape.orNull(), graph.orNull(), samples.orNull(), seed.orNull(), distribution.orNull());
        Report report = run.report(context, terminal);
        write(report);
        if (report.certificate().isRejected()) {
            terminal.say(report.verdict());
            return ExitCode.NO;
        }
        return ExitCode.OK;
    }

    private void write(Report report) throws IOException {
        if (output.isGiven()) {
            try (Output file = Output.open(output.get(), noClobber.isGiven(), terminal)) {
                file.stream().write(text(report, output.get()).getBytes(StandardCharsets.UTF_8));
                file.commit();
            }
            if (!json.isGiven()) {
                return;
            }
        }
        terminal.out().print(json.isGiven() ? json(report) : TextReport.of(report));
    }

    private static String text(Report report, String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return name.endsWith(".html") || name.endsWith(".htm")
                ? PageReport.of(report)
                : name.endsWith(".json") ? json(report) : TextReport.of(report);
    }

    private static String json(Report report) {
        return JsonLine.text(out -> JsonReport.write(report, out)) + "\n";
    }
}
