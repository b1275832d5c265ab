package dev.mazewright.cli;

import dev.mazewright.core.Generator;
import dev.mazewright.core.Transform;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.analyse.KnownDeadEnds;
import dev.mazewright.core.analyse.TextureCard;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Catalog;
import dev.mazewright.core.recipe.Recipe;
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
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code mazewright gallery}: the catalog in pictures and measures. */
@Command(
        name = "gallery",
        description = {
            "Makes a page, algorithms.md, about all generators, solvers and transforms, with pictures and measures,",
            "and one, shapes.md, about all shapes and what runs on them, with a contact sheet.",
            "That takes a minute or two. But for the times they tell, the pages are always the same."
        })
final class Gallery implements Callable<Integer> {
    /** The page's file. */
    static final String PAGE = "algorithms.md";

    @ParentCommand private @Nullable Main main;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            description = "Where the page goes, and its pictures, to a folder gallery in it; created if need be.")
    private @Nullable String output;

    @Option(names = "--threads", paramLabel = "N", description = Main.THREADS)
    private @Nullable String threads;

    @Override
    public Integer call() throws IOException {
        if (output == null || Output.isStandardOutput(output)) {
            throw new UsageException("gallery needs to know where to write its page and its pictures: -o FOLDER");
        }
        Terminal terminal = Main.terminal(main);
        int workers = Main.threads(threads);
        Path folder = folder(output);
        try (Crew crew = new Crew(workers);
                Progress progress = new Progress("measuring", terminal)) {
            String page = page(crew, progress);
            progress.now("drawing");
            for (GalleryPicture picture : GalleryPicture.all()) {
                write(folder.resolve(GalleryPicture.FOLDER).resolve(picture.name()), picture::write, terminal);
            }
            byte[] sheet = GallerySheet.sheet().getBytes(StandardCharsets.UTF_8);
            write(folder.resolve(GalleryPicture.FOLDER).resolve(GallerySheet.NAME), out -> out.write(sheet), terminal);
            byte[] shapes = GalleryShapes.page().getBytes(StandardCharsets.UTF_8);
            write(folder.resolve(GalleryShapes.PAGE), out -> out.write(shapes), terminal);
            write(folder.resolve(PAGE), out -> out.write(page.getBytes(StandardCharsets.UTF_8)), terminal);
        }
        return ExitCode.OK;
    }

    private static Path folder(String name) throws IOException {
        try {
            Path folder = Path.of(name);
            Files.createDirectories(folder.resolve(GalleryPicture.FOLDER));
            return folder;
        } catch (InvalidPathException e) {
            throw new CannotCreateException(name, "no folder can have this name here: " + e.getReason());
        } catch (FileAlreadyExistsException e) {
            throw new CannotCreateException(name, "it is no folder, or has a file called " + GalleryPicture.FOLDER);
        } catch (IOException e) {
            throw new CannotCreateException(name, e);
        }
    }

    /** Measures everything, and writes it down. */
    private static String page(Crew crew, Progress progress) {
        List<GalleryCard> cards = new ArrayList<>();
        for (Entry<Generator> entry : Catalog.GENERATORS) {
            String place = " (" + (cards.size() + 1) + " of " + Catalog.GENERATORS.size() + ")";
            cards.add(GalleryCard.of(entry, crew, name -> progress.now("measuring " + name + place)));
        }
        progress.now("measuring solvers");
        List<GallerySolver> solvers =
                Catalog.SOLVERS.stream().map(entry -> GallerySolver.of(entry, crew)).toList();
        progress.now("measuring transforms");
        Map<Entry<Transform>, TextureCard> transforms = new LinkedHashMap<>();
        for (Entry<Transform> entry : Catalog.TRANSFORMS) {
            transforms.put(entry, transformed(entry.name() + "/", crew));
        }
        return GalleryPage.of(cards, solvers, transformed("", crew), transforms);
    }

    /** The texture of uniform mazes after a transform. */
    static TextureCard transformed(String transform, Crew crew) {
        Recipe recipe = Recipe.parse(
                "rectangle:" + KnownDeadEnds.ROWS + "x" + KnownDeadEnds.COLUMNS + "/wilson/" + transform + "seed:0");
        return GalleryVariant.texture(recipe, GalleryVariant.SMALL_MAZES, crew);
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
