package dev.mazewright.api;

import dev.mazewright.api.map.Atlases;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.drawing.png.AtlasTiles;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tile of an atlas for programs that show web maps, as a PNG. It never changes. */
final class MapTileEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/map/{z}/{x}/{y}.png")
            .get("mapTile", "A tile of an atlas, 256 x 256 pixels, for programs that show web maps.", MapRequest.and(
                    Parameter.flag("solution", "Whether the path is drawn."),
                    part("z", "The zoom: at 0 one tile shows the whole maze, and each zoom has twice the scale of the one before."),
                    part("x", "The tile from the left."),
                    part("y", "The tile from the top.")))
            .answers("The tile, which never changes.", "image/png", Schema.BYTES)
            .lookup()
            .shared();

    private static Parameter part(String name, String sentence) {
        return Parameter.from(name, 0, sentence).required().in(Parameter.Place.PATH);
    }

    private static final Pattern NAME = Pattern.compile("/api/v1/map/([0-9]{1,3})/([0-9]{1,19})/([0-9]{1,19})\\.png");

    private MapTileEndpoint() {}

    static Response answer(Atlases atlases, Query query, Reservation reservation) throws IOException {
        Matcher name = NAME.matcher(query.request().path());
        if (!name.matches()) {
            throw new NotKeptException("a tile is /api/v1/map/{z}/{x}/{y}.png, where zoom, x and y are whole numbers, not " + query.request().path());
        }
        MapRequest asked = MapRequest.of(query, atlases, reservation);
        AtlasTiles tiles = new AtlasTiles(asked.puzzle());
        int zoom = (int) Numbers.whole("zoom", name.group(1), 0, tiles.mostZoom());
        long x = Numbers.whole("x", name.group(2), 0, tiles.columns(zoom) - 1);
        long y = Numbers.whole("y", name.group(3), 0, tiles.rows(zoom) - 1);
        reservation.take(AtlasTiles.BYTES);
        return Response.of("image/png", reservation, out ->
                        tiles.write(zoom, x, y, query.flag("solution"), reservation.context(), out))
                .keptForEver();
    }
}
