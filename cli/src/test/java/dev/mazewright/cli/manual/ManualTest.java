package dev.mazewright.cli.manual;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shells and man themselves, where they are installed, read what is written for them. */
class ManualTest {
    @TempDir Path folder;

    private static void assumeInstalled(String program) {
        assumeTrue(Stream.of("/usr/bin/", "/bin/", "/usr/local/bin/").anyMatch(place -> Files.isExecutable(Path.of(place + program))),
                program + " is not installed here");
    }

    private Path script(String shell) throws IOException {
        Run run = Run.of("completion " + shell);
        assertThat(run.code()).as(run.err()).isZero();
        return Files.writeString(folder.resolve(shell), run.out());
    }

    /** What a program prints, errors among it. */
    private static List<String> printed(String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.start();
        process.getOutputStream().close();
        List<String> lines = new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
        process.waitFor();
        return lines;
    }

    private static List<String> names(String prefix, List<? extends Entry<?>> entries) {
        return entries.stream().<String>map(Entry::name).filter(name -> name.startsWith(prefix)).sorted().toList();
    }

    /** What bash offers for the last word of a line. */
    private List<String> bash(String... words) throws IOException, InterruptedException {
        String line = "source " + script("bash") + "; COMP_WORDS=(mazewright \"$@\"); COMP_CWORD=$#; _mazewright; printf '%s\\n' \"${COMPREPLY[@]}\"";
        List<String> command = new ArrayList<>(List.of("bash", "--norc", "-c", line, "bash"));
        command.addAll(List.of(words));
        return printed(command.toArray(String[]::new)).stream().filter(each -> !each.isEmpty()).sorted().toList();
    }

    @Test
    void bashOffersCommandsOptionsAndNames() throws IOException, InterruptedException {
        assumeInstalled("bash");
        assertThat(bash("gen")).containsExactly("generate");
        assertThat(bash("generate", "--generator", "w")).isEqualTo(names("w", Catalog.GENERATORS));
        assertThat(bash("solve", "maze.json", "--solver", "d")).isEqualTo(names("d", Catalog.SOLVERS));
        assertThat(bash("solve", "--start-p")).containsExactly("--start-picture", "--start-pixel");
        assertThat(bash("generate", "hex")).containsExactly("hexagon");
        assertThat(bash("list", "f")).containsExactly("formats");
        assertThat(bash("generate", "-o", "gen")).as("bash's own names of files").isEmpty();
    }

    @Test
    void fishOffersCommandsOptionsAndNames() throws IOException, InterruptedException {
        assumeInstalled("fish");
        String line = "source " + script("fish") + "; for each in 'mazewright gener' 'mazewright solve a --solver all' 'mazewright list f'; complete -C $each; end";
        assertThat(printed("fish", "--no-config", "-c", line)).extracting(each -> each.split("\t", 2)[0])
                .contains("generate", "all-shortest", "formats");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void theShellFindsNothingWrong(String shell) throws IOException, InterruptedException {
        assumeInstalled(shell);
        assertThat(printed(shell, "-n", script(shell).toString())).isEmpty();
    }

    /** Zsh completes on a terminal alone: this one is of its own module zpty. */
    @Test
    void zshOffersNames() throws IOException, InterruptedException {
        assumeInstalled("zsh");
        Path driver = Files.writeString(folder.resolve("driver"), """
                zmodload zsh/zpty
                zpty shell zsh -f -i
                zpty -w shell 'PROMPT=; autoload -Uz compinit; compinit -u -D; source %s; mazewright() { print -r -- "given: $*" }; print -r -- rea"dy"'
                zpty -r shell seen '*ready*'
                zpty -n -w shell $'mazewright generate --generator wils\\t\\n'
                zpty -r shell seen '*given: generate --generator wilson*' && print -r -- completed
                zpty -d shell
                """.formatted(script("zsh")));
        assertThat(printed("timeout", "60", "zsh", "-f", driver.toString())).contains("completed");
    }

    @ParameterizedTest
    @CsvSource({"bash", "zsh", "fish", "powershell"})
    void everyOptionIsThere(String shell) {
        String script = Run.of("completion " + shell).out();
        for (String command : List.of("generate", "solve", "book", "dataset")) {
            Matcher option = Pattern.compile("--([a-z][a-z-]+)").matcher(Run.of(command + " --help").out());
            while (option.find()) {
                assertThat(script).containsPattern("(--|-l )" + option.group(1) + "\\b");
            }
        }
    }

    @Test
    void anUnknownShellIsRefused() {
        Run run = Run.of("completion fihs");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("unknown shell 'fihs'; did you mean fish?");
    }

    private Path manual() {
        Path pages = folder.resolve("man1");
        assertThat(Run.with("", "man", "-o", pages.toString()).code()).isZero();
        return pages;
    }

    @Test
    void groffFindsNothingWrongInAnyPage() throws IOException, InterruptedException {
        assumeInstalled("groff");
        try (Stream<Path> pages = Files.list(manual())) {
            for (Path page : pages.toList()) {
                assertThat(printed("groff", "-man", "-ww", "-z", "-Tutf8", page.toString())).as(page.toString()).isEmpty();
            }
        }
    }

    @Test
    void aPageSaysWhatTheHelpSays() throws IOException, InterruptedException {
        assumeInstalled("groff");
        String page = String.join(" ", printed("groff", "-man", "-Tascii", "-P-cbou", manual().resolve("mazewright-info.1").toString()));
        String read = page.replaceAll("[^a-zA-Z]+", "").toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("--[a-z-]+|[a-z]{4,}").matcher(Run.of("info --help").out());
        while (word.find()) {
            words.add(word.group().replace("-", ""));
        }
        assertThat(words).hasSizeGreaterThan(40).filteredOn(each -> !read.contains(each)).containsExactly("codes"); // man says exit status
    }
}
