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
        builder.environment().put("OPENBLAS_NUM_THREADS", "1"); // its threads wait for each other where the cores are busy
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

    /** Each environment is held to a walk in plain Python over the arrays of the same mazes. */
    @Test
    void environmentsAreTheMazes() throws Exception {
        String script = """
                import sys; sys.path.insert(0, "../python")
                import numpy, mazewright
                RECIPE = "rectangle:{4..6}x{same}/wilson/start:random/goal:random"
                blocks = list(mazewright.mazes(RECIPE, count=60, seed=3))
                maze = {name: numpy.concatenate([block[name] for block in blocks]) for name in blocks[0]}
                many = mazewright.MazeVectorEnv(RECIPE, num_envs=20, seed=3, count=60)
                near = mazewright.MazeVectorEnv(RECIPE, num_envs=20, seed=3, count=60, view=2)
                seen, info = many.reset()
                part, _ = near.reset()
                taken, at = list(range(20)), maze["start"][:20].astype(int).copy()
                random = numpy.random.default_rng(5)
                last, ended = 20, 0
                for step in range(400):
                    full = numpy.zeros((20, 4, 10, 10), int); full[:, 0] = 31; full[:, :, 2:8, 2:8] = seen
                    for i in range(20):
                        y, x = divmod(at[i], 6)
                        assert numpy.array_equal(part[i], full[i, :, y:y + 5, x:x + 5])
                        assert numpy.array_equal(seen[i, 0], maze["cells"][taken[i]]) and seen[i, 1, y, x] == 1 and seen[i, 1].sum() == 1
                        assert seen[i, 2].sum() == 1 and seen[i, 2].reshape(-1)[maze["goal"][taken[i]]] == 1 and seen[i, 3, y, x] == 1
                    actions = random.integers(0, 4, 20)
                    seen, reward, terminated, truncated, info = many.step(actions)
                    part, _, also, _, _ = near.step(actions)
                    assert numpy.array_equal(terminated, also)
                    for i in range(20):
                        if not maze["cells"][taken[i]].reshape(-1)[at[i]] >> actions[i] & 1:
                            at[i] += (-6, 1, 6, -1)[actions[i]]
                        assert terminated[i] == (at[i] == maze["goal"][taken[i]]) and reward[i] == terminated[i]
                        if terminated[i] or truncated[i]:
                            ended += 1
                            assert info["final_obs"][i][1].reshape(-1)[at[i]] == 1
                            if last == 60:
                                sys.exit(print("ended", ended)) # the next mazes are those of another epoch
                            taken[i], at[i], last = last, maze["start"][last], last + 1
                """;
        assertThat(python(script)).contains("ended 41");
    }

    @Test
    void anEnvironmentIsSolvedByItsPath() throws Exception {
        String script = """
                import sys; sys.path.insert(0, "../python")
                import mazewright
                env = mazewright.MazeEnv("rectangle:8x8/wilson", seed=4, cost=0.25)
                for block in mazewright.mazes("rectangle:8x8/wilson", count=5, seed=4):
                    for path in block["path"]:
                        seen, info = env.reset()
                        path = path[path >= 0]
                        for one, other in zip(path, path[1:]):
                            seen, reward, terminated, truncated, info = env.step({-8: 0, 1: 1, 8: 2, -1: 3}[int(other) - int(one)])
                        assert terminated and not truncated and reward == 0.75
                print(env.render())
                env.close()
                data = mazewright.Mazes("rectangle:5x5/wilson", count=25, block=4)
                rows = [int(row["seed"]) for row in data]
                parts = [int(s) for k in range(3) for b in mazewright.mazes("rectangle:5x5/wilson", count=25, block=4, worker=(k, 3)) for s in b["seed"]]
                assert len(rows) == 25 and sorted(parts) == sorted(rows) and parts != rows
                data.set_epoch(1)
                assert not set(rows) & {int(row["seed"]) for row in data}
                """;
        assertThat(python(script)).contains(" A ", "+---+");
    }

    /** Seeds that Gymnasium's users give, of a recipe and of a specification; and what is known of a maze that has ended, and of the next. */
    @Test
    void anySeedIsTakenAndWhatIsKnownIsOfTheRightMaze() throws Exception {
        String script = """
                import sys; sys.path.insert(0, "../python")
                import mazewright, numpy, os, pathlib, tempfile
                file = os.path.join(tempfile.mkdtemp(), "one.toml")
                with open(file, "w") as spec:
                    spec.write('name = "one"\\n[[split]]\\nname = "train"\\ncount = 50\\nrecipes = ["rectangle:5x5/wilson"]\\n')
                for source in ("rectangle:5x5/wilson", file, pathlib.Path(file)):
                    envs = mazewright.MazeVectorEnv(source, num_envs=4, max_steps=3)
                    first = {}
                    for seed in (1, 0, 2**63 - 1, 1):
                        seen, info = envs.reset(seed=seed)
                        assert numpy.array_equal(first.setdefault(seed, seen), seen)
                    assert len({seen.tobytes() for seen in first.values()}) == 3
                    for step in range(3):
                        before, (_, _, _, _, info) = info, envs.step([0, 0, 0, 0])
                    assert (info["final_info"]["seed"] == before["seed"]).all() and not (info["seed"] == before["seed"]).any()
                    envs.render_mode = "rgb_array"
                    assert [drawn.shape for drawn in envs.render()] == [(80, 80, 3)] * 4
                    envs.close()
                print("seeds are taken")
                """;
        assertThat(python(script)).contains("seeds are taken");
    }

    /** Whatever walks, the environment of the same mazes sees the same when it takes its steps. */
    @Test
    void episodesAreWhatTheEnvironmentSees() throws Exception {
        String script = """
                import sys; sys.path.insert(0, "../python")
                import numpy, mazewright
                steps, gave_up = [], False
                for recipe in ("rectangle:{4..6}x{same}/wilson/start:random", "rectangle:9x9,mask=circle/kruskal", "tiles:9x9/obstacles",
                               "rectangle:9x1/wilson"):
                    for solver in (None, "wall-follower", "random-mouse", "tremaux"):
                        env = mazewright.MazeEnv(recipe, seed=4, count=8, cost=0.25, max_steps=10**6)
                        for episode in mazewright.episodes(recipe, solver, cost=0.25, count=8, seed=4):
                            seen, info = env.reset()
                            assert info["seed"] == episode["seed"] and numpy.array_equal(seen, episode["observations"][0])
                            for i, action in enumerate(episode["actions"]):
                                seen, reward, terminated, truncated, info = env.step(action)
                                assert numpy.array_equal(seen, episode["observations"][i + 1]), (recipe, solver, i)
                                assert reward == episode["rewards"][i] and terminated == episode["terminations"][i] and not truncated
                            assert terminated != episode["truncations"][-1]
                            gave_up = gave_up or not terminated
                            steps.append((solver, len(episode["actions"])))
                        env.close()
                total = {solver: sum(n for s, n in steps if s == solver) for solver, _ in steps}
                assert gave_up and total[None] < total["tremaux"] < total["random-mouse"]
                try:
                    next(mazewright.episodes("rectangle:5x5/wilson", "breadth-first", count=1))
                except ValueError as refused:
                    print(len(steps), refused)
                """;
        assertThat(python(script)).contains("128 breadth-first does not walk from cell to cell");
    }

    @Test
    void theWheelIsThePackage() throws Exception {
        String script = """
                import os, sys, tempfile; sys.path.insert(0, "../python")
                import wheel_of_mazewright
                name = wheel_of_mazewright.build_wheel(tempfile.gettempdir())
                sys.path[0] = os.path.join(tempfile.gettempdir(), name)
                import mazewright
                assert mazewright.__file__.startswith(sys.path[0])
                print(len(list(mazewright.mazes("rectangle:5x5/wilson", count=3))[0]["seed"]), "rows by", name)
                """;
        assertThat(python(script)).contains("3 rows by mazewright-1.0.0-py3-none-any.whl");
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
