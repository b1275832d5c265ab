package dev.mazewright.lessons;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The lessons there are, by name. A new lesson is one new file and one line here. */
public final class Lessons {
    /** All lessons, in the order in which they are best taken. */
    public static final Map<String, Lesson> ALL = all();

    private Lessons() {}

    private static Map<String, Lesson> all() {
        Map<String, Lesson> lessons = new LinkedHashMap<>();
        lessons.put("turtle", TurtleMaze::play);
        lessons.put("mazeratty", Mazeratty::play);
        lessons.put("notebook", NotebookMaze::play);
        lessons.put("rooms", RoomsAndCheese::play);
        lessons.put("cells", CellListMaze::play);
        return Collections.unmodifiableMap(lessons);
    }
}
