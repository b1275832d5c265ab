package dev.mazewright.vision.area;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Ink;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Understands a picture as an area of free pixels. */
public final class AreaReader {
    /** Corridors are at least so wide as parts of their usual width: at first the widest are tried, as gaps in walls are narrow. */
    private static final double[] NARROW = {0.25, 0.18, 0.12, 0.08};

    private AreaReader() {}

    /**
     * The free pixels of a picture.
     *
     * @throws NotUnderstoodException if it shows none
     */
    public static Reading read(Picture picture, Request request, Context context) throws NotUnderstoodException {
        Grey grey = Grey.of(picture, context);
        context.checkCancelled();
        Terrain terrain = Terrain.of(grey, Ink.of(grey, request.threshold()).threshold());
        double clearance = NARROW[0] * terrain.corridor;
        Openings openings = Openings.of(terrain, clearance);
        context.checkCancelled();
        Places places = Places.of(terrain, openings, grey.marks().spots(), request);
        List<String> notes = new ArrayList<>();
        notes.add("corridors about " + Math.round(terrain.corridor * terrain.scale()) + " pixels wide, "
                + (grey.isInverted() ? "bright" : "dark") + " walls");
        notes.addAll(places.notes);
        List<String> doubts = new ArrayList<>(places.doubts);
        List<Spot> line = List.of();
        for (double share : NARROW) {
            if (line.isEmpty() && places.start >= 0 && places.goal >= 0) {
                clearance = share * terrain.corridor;
                boolean[] passable = terrain.passable(clearance);
                terrain.widen(passable, places.start);
                terrain.widen(passable, places.goal);
                int @Nullable [] path = new Router(terrain, passable).path(places.start, places.goal);
                line = path == null ? List.of() : Polyline.of(terrain, path, passable);
            }
        }
        Spot start = places.start < 0 ? null : terrain.spot(places.start);
        Spot goal = places.goal < 0 ? null : terrain.spot(places.goal);
        AreaLayers layers = new AreaLayers(picture, grey, terrain, clearance);
        List<Spot> drawn = line;
        return new AreaReading(
                notes, doubts, start, goal, terrain.corridor * terrain.scale(), line, line.isEmpty() ? "no path from start to goal" : "",
                () -> layers.draw(drawn, Stream.of(start, goal).filter(Objects::nonNull).toArray(Spot[]::new)));
    }
}
