package dev.mazewright.web.teavm;

import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.pseudocode.Pseudocode;
import dev.mazewright.formats.micromouse.SlalomFile;
import dev.mazewright.web.letters.LettersFile;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files within the jars that are read at run time, by modules that have the classes which read them. */
public final class Resources implements ResourcesPolicy {
    private static final String PSEUDOCODE = "dev.mazewright.books.pseudocode.Pseudocode";
    private static final String WORDS = "dev.mazewright.books.description.BookWords";
    private static final String LETTERS = "dev.mazewright.drawing.letters.Typeface";
    private static final String MODELS = "dev.mazewright.formats.micromouse.SlalomFile";
    private static final String SCRIPT = "dev.mazewright.stage.Script";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Stream<String> pseudocode = !classes.contains(PSEUDOCODE)
                ? Stream.of()
                : Pseudocode.files().stream().map(file -> "dev/mazewright/books/pseudocode/" + file);
        Stream<String> words = !classes.contains(WORDS)
                ? Stream.of()
                : BookWords.files().stream().map(file -> "dev/mazewright/books/description/" + file);
        Stream<String> script = classes.contains(SCRIPT) ? Stream.of("dev/mazewright/page/web/mazewright-stage.js") : Stream.of();
        Stream<String> letters = classes.contains(LETTERS) ? Stream.of(LettersFile.NAME.substring(1)) : Stream.of();
        Stream<String> models = !classes.contains(MODELS)
                ? Stream.of()
                : SlalomFile.files().stream().map(file -> "dev/mazewright/formats/micromouse/" + file);
        return Stream.of(pseudocode, words, script, letters, models).flatMap(each -> each).toArray(String[]::new);
    }
}
