package dev.mazewright.web;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.CatalogJson;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.InfoJson;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.TraceBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;

/**
 * The entry of the whole library: core, and all formats that it reads and writes without the JDK's pictures and fonts. The first
 * four fields of each operation are a maze: a recipe; or nothing, and a file's name, its format (or nothing, to detect it) and
 * its bytes.
 */
public final class Library {
    /** The most events of a recording. */
    private static final long EVENTS = 3_000_000;

    private static List<Object> lastFile = List.of();
    private static @Nullable Subject last;

    private Library() {}

    private static Subject subject() throws IOException {
        String recipe = Exchange.text(0);
        return recipe.isEmpty() ? read(Exchange.text(1), Exchange.text(2), Exchange.bytes(3)) : Subject.made(recipe);
    }

    /** The maze of a file; the last one is kept. */
    private static Subject read(String name, String format, byte[] file) throws IOException {
        Subject kept = last;
        if (kept != null && lastFile.get(0).equals(name) && lastFile.get(1).equals(format) && Arrays.equals((byte[]) lastFile.get(2), file)) {
            return kept;
        }
        try (Source source = new Source(name, new ByteArrayInputStream(file), file.length)) {
            String found = Formats.of(source, format.isEmpty() ? null : format).name();
            Subject read = new Subject(
                    Formats.read(source, found), null, found, source.remarks().notes(), source.remarks().doubts(false, false));
            last = read;
            lastFile = List.of(name, format, file);
            return read;
        }
    }

    /** The fingerprint of the walls. */
    @Export(name = "digest")
    public static int digest() {
        return Exchange.run(() -> Exchange.answer(Digest.of(subject().puzzle().maze())));
    }

    /** What the maze is: {@link MazeFields#maze}. */
    @Export(name = "maze")
    public static int maze() {
        return Exchange.run(() -> MazeFields.maze(subject()));
    }

    /** What it looks like: {@link MazeFields#drawing}. */
    @Export(name = "drawing")
    public static int drawing() {
        return Exchange.run(() -> MazeFields.drawing(subject()));
    }

    /** A path through it, by a solver (or empty), from a start (or empty), to goals in lines (or empty). */
    @Export(name = "solve")
    public static int solve() {
        return Exchange.run(() -> {
            Subject subject = subject();
            MazeFields.path(subject.path(Exchange.text(4), Exchange.text(5), Exchange.text(6)), subject.puzzle().grid());
        });
    }

    /**
     * Its file in a format; "solved" or nothing; a solver, or nothing; and options, each a name and a value.
     * Answers the file, and its media type.
     */
    @Export(name = "write")
    public static int write() {
        return Exchange.run(() -> {
            Format format = Formats.requireWritable(Formats.named(Exchange.text(4)));
            String solver = Exchange.text(6);
            Rendition wanted = new Rendition(parameters(format), Exchange.text(5).equals("solved"), solver.isEmpty() ? null : solver, EVENTS);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            format.write(document(subject(), wanted), out);
            Exchange.answer(out.toByteArray());
            Exchange.answer(format.mediaType());
        });
    }

    private static FileParameters parameters(Format format) {
        Map<String, String> given = new HashMap<>();
        List<String> known = FileParameters.ALL.stream().map(FileParameters::camelCase).toList();
        for (int field = 7; field < Exchange.fields(); field += 2) {
            if (!known.contains(Exchange.text(field))) {
                throw new UsageException(Names.unknown("option", Exchange.text(field), known));
            }
            given.put(Exchange.text(field), Exchange.text(field + 1));
        }
        return new FileParameters(
                format,
                option -> given.get(FileParameters.camelCase(option)),
                null,
                FileParameters::camelCase);
    }

    private static Document document(Subject subject, Rendition wanted) {
        Maker maker = subject.maker();
        if (maker == null) {
            wanted.parameters().requireRead();
            return wanted.of(subject.puzzle(), Subject.CONTEXT);
        }
        return wanted.format().isAnimated() ? wanted.of(maker, () -> {}) : wanted.of(maker, subject.puzzle());
    }

    /** What kind of maze it is: counts and measures, as JSON. */
    @Export(name = "measure")
    public static int measure() {
        return Exchange.run(() -> {
            Subject subject = subject();
            SolutionMeasures solution = SolutionMeasures.of(subject.puzzle());
            Measures measures = Measures.of(subject.puzzle(), solution);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            JsonLine json = new JsonLine(out);
            InfoJson.write(subject.puzzle(), measures, solution, subject.unsure(), json);
            json.endLine();
            Exchange.answer(out.toByteArray());
        });
    }

    /** How it is made; or how a solver, if the fifth field names one, solves it: {@link TraceBytes}. */
    @Export(name = "trace")
    public static int trace() {
        return Exchange.run(() -> {
            Subject subject = subject();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            recorded(subject, Exchange.text(4)).write(0, EVENTS, out);
            Exchange.answer(out.toByteArray());
        });
    }

    private static TraceBytes recorded(Subject subject, String solver) {
        Maker maker = subject.maker();
        if (!solver.isEmpty()) {
            Recording solving = Recording.solving(subject.puzzle(), Solving.solver(solver), solver, EVENTS, Subject.CONTEXT);
            return new TraceBytes(solving, solver, 0, subject.notes());
        }
        if (maker == null) {
            throw new UsageException("the generation of a maze from a file was not recorded; only its solution can be: name a solver");
        }
        return new TraceBytes(Recording.making(maker, EVENTS), maker.recipe().generator().toString(), 0, subject.notes());
    }

    /** What there is, as JSON. */
    @Export(name = "catalog")
    public static int catalog() {
        return Exchange.run(() -> Exchange.answer(JsonLine.text(json -> {
            json.beginObject();
            json.name("generators");
            CatalogJson.write(Catalog.GENERATORS, json);
            json.name("solvers");
            CatalogJson.write(Catalog.SOLVERS, json);
            json.name("shapes");
            CatalogJson.write(Catalog.SHAPES, json);
            json.name("transforms");
            CatalogJson.write(Catalog.TRANSFORMS, json);
            json.name("formats");
            CatalogJson.writeFormats(json);
            json.endObject();
        })));
    }

    /** Nothing: TeaVM asks for it. */
    public static void main(String[] arguments) {}
}
