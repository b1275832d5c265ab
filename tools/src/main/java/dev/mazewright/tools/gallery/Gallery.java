package dev.mazewright.tools.gallery;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.measure.KnownDeadEnds;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code mazewright gallery}: the catalog in pictures and measures. */
public final class Gallery extends Command {
    /** The page's file. */
    static final String PAGE = "algorithms.md";

    private final TextValue output = options.text(
            "-o,--output", "FOLDER",
            "The folder for the pages, created if it does not exist; the pictures are written to gallery and atlas in it.");

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    /** The command, for this terminal. */
    public Gallery(Terminal terminal) {
        super(
                terminal,
                "gallery",
                List.of(
                        "mazewright gallery -o docs",
                        "mazewright gallery -o gallery --threads 1",
                        "mazewright gallery --output=handout"),
                "Writes three pages of the documentation: algorithms.md, with pictures and measures of all generators, solvers and",
                "transforms, shapes.md, with all shapes and the algorithms that run on each, and api.md, with the endpoints of the",
                "studio; and the pictures of atlas.md.",
                "Takes a minute or two. Except for the measured times, the pages are always the same.");
    }

    @Override
    public Integer call() throws IOException {
        if (!output.isGiven() || Output.isStandardOutput(output.get())) {
            throw new UsageException("gallery needs a folder for its pages and pictures: -o FOLDER");
        }
        Workers workers = new Workers(Context.standard().withThreads(ThreadsOption.parse(threads.orNull())));
        Path folder = folder(output.get());
        try (Progress progress = new Progress("measuring", terminal)) {
            String page = page(workers, progress);
            progress.now("drawing");
            for (GalleryPicture picture : GalleryPicture.all()) {
                write(folder.resolve(GalleryPicture.FOLDER).resolve(picture.name()), picture::write, terminal);
            }
            byte[] contactSheet = ShapeSheet.svg().getBytes(StandardCharsets.UTF_8);
            write(folder.resolve(GalleryPicture.FOLDER).resolve(ShapeSheet.NAME), out -> out.write(contactSheet), terminal);
            for (Map.Entry<String, String> picture : AtlasPictures.all().entrySet()) {
                byte[] svg = picture.getValue().getBytes(StandardCharsets.UTF_8);
                write(folder.resolve(AtlasPictures.FOLDER).resolve(picture.getKey()), out -> out.write(svg), terminal);
            }
            byte[] api = ApiPage.page().getBytes(StandardCharsets.UTF_8);
            write(folder.resolve(ApiPage.PAGE), out -> out.write(api), terminal);
            byte[] shapes = ShapesPage.page().getBytes(StandardCharsets.UTF_8);
            write(folder.resolve(ShapesPage.PAGE), out -> out.write(shapes), terminal);
            write(folder.resolve(PAGE), out -> out.write(page.getBytes(StandardCharsets.UTF_8)), terminal);
        }
        return ExitCode.OK;
    }

    private static Path folder(String name) throws IOException {
        try {
            Path folder = Path.of(name);
            Files.createDirectories(folder.resolve(GalleryPicture.FOLDER));
            Files.createDirectories(folder.resolve(AtlasPictures.FOLDER));
            return folder;
        } catch (InvalidPathException e) {
            throw new CannotCreateException(name, "no folder can have this name here: " + e.getReason());
        } catch (FileAlreadyExistsException e) {
            throw new CannotCreateException(name, "it is not a folder, or has a file called " + GalleryPicture.FOLDER + " or " + AtlasPictures.FOLDER);
        } catch (IOException e) {
            throw new CannotCreateException(name, e);
        }
    }

    /** Measures everything, and writes it down. */
    private static String page(Workers workers, Progress progress) {
        List<GeneratorCard> cards = new ArrayList<>();
        for (Entry<Generator> entry : Catalog.GENERATORS) {
            String progressText = " (" + (cards.size() + 1) + " of " + Catalog.GENERATORS.size() + ")";
            cards.add(GeneratorCard.of(entry, workers, name -> progress.now("measuring " + name + progressText)));
        }
        progress.now("measuring solvers");
        List<SolverCard> solvers =
                Catalog.SOLVERS.stream().map(entry -> SolverCard.of(entry, workers)).toList();
        progress.now("measuring transforms");
        Map<Entry<Transform>, TextureCard> transforms = new LinkedHashMap<>();
        for (Entry<Transform> entry : Catalog.TRANSFORMS) {
            transforms.put(entry, transformed(entry.name() + "/", workers));
        }
        return AlgorithmsPage.of(cards, solvers, transformed("", workers), transforms);
    }

    /** The texture of uniform mazes after a transform. */
    static TextureCard transformed(String transform, Workers workers) {
        Recipe recipe = Recipe.parse(
                "rectangle:" + KnownDeadEnds.ROWS + "x" + KnownDeadEnds.COLUMNS + "/wilson/" + transform + "seed:0");
        return Variant.texture(recipe, Variant.SMALL_MAZES, workers);
    }

    /** What writes a file's content. */
    private interface Content {
        void to(OutputStream out) throws IOException;
    }

    private static void write(Path file, Content content, Terminal terminal) throws IOException {
        Output.sweep(file.toString());
        try (Output out = Output.open(file.toString(), false, terminal)) {
            content.to(out.stream());
            out.commit();
        }
    }
}
