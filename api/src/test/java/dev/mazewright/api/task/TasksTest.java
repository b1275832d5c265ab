package dev.mazewright.api.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.api.large.LargeMaze;
import dev.mazewright.api.large.LargeMazes;
import dev.mazewright.api.large.LargeWork;
import dev.mazewright.api.request.BusyException;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.core.recipe.Recipe;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tasks end, are stopped, are few, and give their memory back. */
class TasksTest {
    /** Takes minutes: a random walk must meet each cell. */
    private static final String ENDLESS = "rectangle:3000x3000/aldous-broder/seed:";

    private final MemoryBudget memory = new MemoryBudget(256L << 20);
    private final LargeMazes mazes = new LargeMazes(memory);
    private final List<Tasks> opened = new ArrayList<>();

    @AfterEach
    void close() {
        opened.forEach(Tasks::close);
    }

    private Tasks tasks(int patience) {
        Tasks tasks = new Tasks(patience);
        opened.add(tasks);
        return tasks;
    }

    private LargeWork work(String recipe, boolean isSearch) {
        return new LargeWork(mazes, Recipe.parse(recipe), isSearch);
    }

    private static String maze(Task task) {
        return ((LargeWork) task.work()).maze();
    }

    @Test
    void aTaskGeneratesItsMazeAndFindsTheSolution() {
        Task task = tasks(60_000).begin(work("rectangle:300x400/wilson/seed:1", true));
        await(() -> task.state() == Task.State.DONE);
        LargeMaze maze = mazes.maze(maze(task));
        assertThat(maze.isComplete()).isTrue();
        assertThat(maze.solution().length()).isPositive();
    }

    @Test
    void aCancelledTaskStopsAndGivesItsMemoryBack() {
        Tasks tasks = tasks(60_000);
        Task task = tasks.begin(work(ENDLESS + 1, false));
        await(() -> memory.taken() > 3000 * 3000 / 2);
        tasks.cancel(task.id());
        assertThat(task.state()).isEqualTo(Task.State.CANCELLED);
        await(() -> memory.taken() == 0);
        assertThatThrownBy(() -> mazes.maze(maze(task))).isInstanceOf(NotKeptException.class);
    }

    @Test
    void howManyCellsAGeneratorInMemoryHasReachedIsKnownMeanwhile() {
        Tasks tasks = tasks(60_000);
        Task task = tasks.begin(work(ENDLESS + 1, false));
        String key = maze(task);
        await(() -> mazes.find(key) != null && mazes.find(key).reached() > 0);
        double soon = mazes.find(key).reached();
        await(() -> mazes.find(key).reached() > soon);
        assertThat(mazes.find(key).reached()).isLessThanOrEqualTo(1);
        tasks.cancel(task.id());
    }

    @Test
    void aTaskThatNoClientAsksForIsStoppedAndForgotten() {
        Tasks tasks = tasks(60);
        Task task = tasks.begin(work(ENDLESS + 1, false));
        await(() -> task.state() == Task.State.CANCELLED);
        await(() -> tasks.count() == 0 && memory.taken() == 0);
        assertThatThrownBy(() -> tasks.task(task.id())).isInstanceOf(NotKeptException.class);
    }

    @Test
    void thereAreFewTasksAndTheSameWorkIsOneTask() {
        Tasks tasks = tasks(60_000);
        Task first = tasks.begin(work(ENDLESS + 0, false));
        for (int i = 1; i < Tasks.RUNNING + Tasks.WAITING; i++) {
            tasks.begin(work(ENDLESS + i, false));
        }
        assertThat(tasks.begin(work(ENDLESS + 0, false))).isSameAs(first);
        assertThatThrownBy(() -> tasks.begin(work(ENDLESS + 99, false))).isInstanceOf(BusyException.class);
        tasks.cancel(first.id());
        assertThat(tasks.begin(work(ENDLESS + 99, false)).id()).isNotEqualTo(first.id());
    }

    /** A page that changes its mind again and again. */
    @Test
    void aCancelledTaskThatWaitsTakesNoPlace() {
        Tasks tasks = tasks(60_000);
        for (int i = 0; i < Tasks.RUNNING; i++) {
            tasks.begin(work(ENDLESS + i, false));
        }
        for (int i = 0; i < 3 * Tasks.WAITING; i++) {
            Task task = tasks.begin(work(ENDLESS + (100 + i), false));
            assertThat(task.state()).isEqualTo(Task.State.WAITING);
            tasks.cancel(task.id());
        }
    }

    @Test
    void theLastClientThatLeavesStopsATask() {
        Tasks tasks = tasks(60_000);
        Task task = tasks.begin(work(ENDLESS + 1, false));
        assertThat(tasks.begin(work(ENDLESS + 1, false))).isSameAs(task);
        assertThat(tasks.leave(task.id()).state()).isNotEqualTo(Task.State.CANCELLED);
        assertThat(tasks.leave(task.id()).state()).isEqualTo(Task.State.CANCELLED);
        await(() -> memory.taken() == 0);
    }

    @Test
    void closingStopsAll() {
        Tasks tasks = tasks(60_000);
        Task task = tasks.begin(work(ENDLESS + 1, false));
        await(() -> task.state() == Task.State.RUNNING);
        tasks.close();
        await(() -> memory.taken() == 0);
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }
}
