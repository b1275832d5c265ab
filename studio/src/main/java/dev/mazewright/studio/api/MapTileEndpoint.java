package dev.mazewright.studio.api;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.drawing.png.AtlasTiles;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.NotKeptException;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.map.Atlases;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tile of an atlas for programs that show web maps, as a PNG. It never changes. */
record MapTileEndpoint(Atlases atlases) implements Endpoint {
    private static final Pattern NAME = Pattern.compile("/api/v1/map/([0-9]{1,3})/([0-9]{1,19})/([0-9]{1,19})\\.png");

    @Override
    public String path() {
        return "/api/v1/map/{z}/{x}/{y}.png";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public List<String> parameters() {
        return MapRequest.names("solution", "z", "x", "y");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Matcher name = NAME.matcher(request.path());
        if (!name.matches()) {
            throw new NotKeptException("a tile is /api/v1/map/{z}/{x}/{y}.png, where zoom, x and y are whole numbers, not " + request.path());
        }
        MapRequest asked = MapRequest.of(request, MapRequest.names("solution"), atlases, reservation);
        AtlasTiles tiles = new AtlasTiles(asked.puzzle());
        int zoom = (int) Numbers.whole("zoom", name.group(1), 0, tiles.mostZoom());
        long x = Numbers.whole("x", name.group(2), 0, tiles.columns(zoom) - 1);
        long y = Numbers.whole("y", name.group(3), 0, tiles.rows(zoom) - 1);
        reservation.take(AtlasTiles.BYTES);
        Chunks out = new Chunks(reservation);
        tiles.write(zoom, x, y, asked.query().flag("solution"), reservation.context(), out);
        return Response.of("image/png", out.parts()).with("Cache-Control", MapRequest.FOR_EVER);
    }
}
