package dev.mazewright.studio.classroom;

import dev.mazewright.api.ApiEndpoint;
import dev.mazewright.api.MazeRequest;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.stage.TooLargeException;
import dev.mazewright.studio.http.EventsEndpoint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What a class that shares the studio asks for: the link, the teacher's stage and the race live, names and moves of pupils. */
public final class ClassEndpoints {
    private static final int MOST_MOVES = 1000;
    private static final int MOST = Integer.MAX_VALUE;

    /** Longer links are not addresses that a pupil's page could ask for. */
    private static final int LONGEST = 6000;

    private static final Declaration LINK = Declaration.at("/api/v1/class")
            .get("class", "With serve --lan, for the teacher: the pupils' link, as text and as QR code.", List.of())
            .answers("The link, and the rows of its QR code in digits 1 (dark) and 0.", Response.JSON, Schema.OBJECT
                    .has(Schema.TEXT, "link")
                    .has(Schema.list(Schema.TEXT.with("pattern", "^[01]+$")), "qr"));

    private static final Declaration EVENTS = Declaration.at("/api/v1/class/events")
            .get("classEvents", "With serve --lan: the teacher's stage and the race, as server-sent events without an end.", List.of())
            .answers("Events `stage`, whose data are {link}, the recipe and settings that the teacher's page shows, and `race`, whose data are"
                    + " {race, running, recipe, steps, pupils: [{pupil, name, moves, left, time}]}: the number of the race, the steps of its"
                    + " shortest path, and of each pupil the moves made, the steps left, and the milliseconds to the goal or -1.",
                    "text/event-stream", Schema.TEXT)
            .forPupils("GET");

    private static final Declaration STAGE = Declaration.at("/api/v1/class/stage")
            .post("classStage", "With serve --lan, for the teacher: shows the class what the stage shows.",
                    Declaration.object("link", "rectangle:9x9/wilson/seed:1?panel=watch&step=12"), List.of(
                            Parameter.of("link", Schema.TEXT.with("maxLength", LONGEST),
                                    "A recipe with settings, as in the address of the page; empty for a maze without a recipe.").required()))
            .answers("Shown.", Response.JSON, Schema.OBJECT);

    private static final Declaration RACE = Declaration.at("/api/v1/class/race")
            .post("classRace", "With serve --lan, for the teacher: begins a race of all pupils in one maze, ends it, or removes a name.",
                    Declaration.object("action", "begin", "recipe", "rectangle:9x9/wilson/seed:1"), List.of(
                            Parameter.of("action", Schema.words(List.of("begin", "end", "remove")), "").required(),
                            MazeRequest.RECIPE.needed(Parameter.Need.NEVER),
                            Parameter.from("pupil", 1, "Whose name is removed.")))
            .answers("Done.", Response.JSON, Schema.OBJECT);

    private static final Declaration NAME = Declaration.at("/api/v1/class/name")
            .post("className", "With serve --lan: gives a name, and gets the number and key that moves need.",
                    Declaration.object("name", "Ada"),
                    List.of(Parameter.text("name", "At most 24 letters, digits and a few signs.").required()))
            .answers("The pupil.", Response.JSON, Schema.OBJECT.has(Schema.WHOLE, "pupil").has(Schema.TEXT, "name", "key"))
            .forPupils("POST");

    private static final Declaration MOVES = Declaration.at("/api/v1/class/moves")
            .post("classMoves", "With serve --lan: walks on in the race. Steps through walls do not count.",
                    Declaration.object("pupil", 1, "key", "...", "race", 1, "from", 0, "cells", List.of(1, 2)), List.of(
                            Parameter.from("pupil", 0, "").required(),
                            Parameter.text("key", "").required(),
                            Parameter.from("race", 0, "Its number.").required(),
                            Parameter.from("from", 0, "How many moves were made before.").required(),
                            Parameter.of("cells", Schema.list(Schema.WHOLE).with("maxItems", MOST_MOVES), "The cells that were entered.").required()))
            .answers("Where the pupil stands.", Response.JSON, Schema.OBJECT.has(Schema.WHOLE, "cell", "moves", "time"))
            .forPupils("POST");

    private ClassEndpoints() {}

    /** All of them, for a class whose pupils have this link. */
    public static Stream<Endpoint> of(Classroom classroom, Supplier<String> link) {
        return Stream.of(
                new ApiEndpoint(LINK, (query, reservation) -> link(link.get(), reservation)),
                new EventsEndpoint(EVENTS, classroom.broadcast()),
                new ApiEndpoint(STAGE, (query, reservation) -> show(classroom, query.required("link"))),
                new ApiEndpoint(RACE, (query, reservation) -> race(classroom, query, reservation)),
                new ApiEndpoint(NAME, (query, reservation) -> json(classroom.join(query.required("name")))),
                new ApiEndpoint(MOVES, (query, reservation) -> move(classroom, query)));
    }

    private static Response json(String text) {
        return Response.json((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static Response link(String text, Reservation reservation) throws IOException {
        return Response.json(reservation, json -> {
            json.name("link").value(text);
            json.name("qr").array(QrPicture.of(text).rows(), json::value);
        });
    }

    private static Response show(Classroom classroom, String link) {
        if (link.length() > LONGEST) {
            throw new TooLargeException("a class is shown links of at most " + LONGEST + " characters; take a simpler mask");
        }
        classroom.show(link);
        return json("{}");
    }

    private static Response race(Classroom classroom, Query query, Reservation reservation) throws IOException {
        switch (query.word("action")) {
            case "begin" -> {
                String recipe = query.required("recipe");
                MazeRequest subject = MazeRequest.of(query, reservation);
                Classroom.requireFew(Objects.requireNonNull(subject.maker()).grid().cells());
                classroom.begin(subject.puzzle(), recipe);
            }
            case "end" -> classroom.end();
            default -> {
                query.required("pupil");
                classroom.remove((int) query.whole("pupil", MOST));
            }
        }
        return json("{}");
    }

    private static Response move(Classroom classroom, Query query) {
        List<String> cells = query.texts("cells");
        if (cells.size() > MOST_MOVES) {
            throw new UsageException("at most " + MOST_MOVES + " moves are sent at once, and these are " + cells.size());
        }
        int[] entered = cells.stream().mapToInt(cell -> (int) Numbers.whole("cells", cell, 0, MOST)).toArray();
        return json(classroom.move(
                (int) query.whole("pupil", MOST), query.required("key"), (int) query.whole("race", MOST), (int) query.whole("from", MOST), entered));
    }
}
