package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What reads mazes from Python, with NumPy: the module and the notebook. */
@Tag("slow")
class PythonTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    @BeforeEach
    void requireNumpy() throws Exception {
        boolean hasNumpy = false;
        try {
            hasNumpy = new ProcessBuilder("python3", "-c", "import numpy").start().waitFor() == 0;
        } catch (IOException noPython) {
            // said below
        }
        assumeTrue(hasNumpy, "there is no python3 with numpy");
    }

    /** Runs a script, with this program as the launcher. */
    private String python(String script) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path launcher = folder.resolve("launcher");
        Files.writeString(launcher, "#!/bin/sh\nexec '" + java + "' -cp '" + System.getProperty("java.class.path") + "' dev.mazewright.cli.Main \"$@\"\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
        Path file = folder.resolve("script.py");
        Files.writeString(file, script);
        ProcessBuilder builder = new ProcessBuilder("python3", file.toString()).directory(ROOT.resolve("notebooks").toFile()).redirectErrorStream(true);
        builder.environment().put("MAZEWRIGHT", launcher.toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    @Test
    @SuppressWarnings("unchecked")
    void theNotebookRuns() throws Exception {
        Map<String, Object> notebook = Json.object(Files.readString(ROOT.resolve("notebooks/datasets.ipynb")));
        String script = ((List<Map<String, Object>>) notebook.get("cells")).stream()
                .filter(cell -> cell.get("cell_type").equals("code"))
                .map(cell -> String.join("", (List<String>) cell.get("source")))
                .collect(Collectors.joining("\n"));
        assertThat(python(script)).contains("right: 0.").contains("+---+");
    }

    @Test
    void theModuleStreamsTheSameMazesOnAnyNumberOfThreads() throws Exception {
        String script = """
                import sys; sys.path.insert(0, "../python")
                import numpy, mazewright
                def all(**more):
                    blocks = list(mazewright.mazes("rectangle:{5..9}x{same}/wilson/goal:random", count=700, block=100, **more))
                    return {key: numpy.concatenate([block[key] for block in blocks]) for key in blocks[0]}
                one, three = all(threads=1), all(threads=3)
                assert one.keys() == three.keys() and min(numpy.array_equal(one[k], three[k]) for k in one)
                assert one["cells"].shape == (700, 9, 9) and len(set(one["seed"])) == 700
                assert not numpy.array_equal(one["seed"], all(seed=2)["seed"])
                for block in mazewright.mazes("rectangle:9x9/wilson", count=10**9):
                    break
                try:
                    list(mazewright.mazes("rectangle:9x9/wilsom", count=1))
                except RuntimeError as error:
                    print(error)
                """;
        assertThat(python(script)).contains("did you mean wilson").contains("mazewright ended with exit code 64");
    }
}
