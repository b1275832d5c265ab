package dev.mazewright.vision.area;

import dev.mazewright.vision.ends.Door;
import dev.mazewright.vision.ends.EndContext;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import java.util.function.Predicate;

/** The corridors of an area, as the search for ends sees them; {@code near} accepts points in a corridor or close to one. */
record AreaSite(Terrain terrain, Openings openings, Predicate<Spot> near) implements EndContext {
    @Override
    public boolean isInside(Spot spot) {
        return !terrain.outside[terrain.pixel(spot)] && near.test(spot);
    }

    @Override
    public boolean isFree(Spot from, Spot to) {
        int steps = (int) Math.ceil(2 * from.distance(to) / terrain.scale);
        for (int i = 0; i <= steps; i++) {
            double share = (double) i / Math.max(1, steps);
            Spot at = new Spot(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
            if (terrain.walls[terrain.pixel(at)]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public List<Door> doors() {
        return openings.all.stream().map(this::door).toList();
    }

    /** Outward is the mean of the outside pixels around an opening. */
    private Door door(AreaOpening opening) {
        int reach = (int) Math.ceil(terrain.corridor);
        int middleX = opening.middle() % terrain.width;
        int middleY = opening.middle() / terrain.width;
        double x = 0;
        double y = 0;
        int count = 0;
        for (int j = Math.max(0, middleY - reach); j <= Math.min(terrain.height - 1, middleY + reach); j++) {
            for (int i = Math.max(0, middleX - reach); i <= Math.min(terrain.width - 1, middleX + reach); i++) {
                if (terrain.outside[j * terrain.width + i]) {
                    x += i;
                    y += j;
                    count++;
                }
            }
        }
        Spot middle = terrain.spot(opening.middle());
        return Door.of(middle, middle, count == 0 ? middle : terrain.spot(x / count + 0.5, y / count + 0.5));
    }

    @Override
    public double pitch() {
        return terrain.corridor * terrain.scale;
    }
}
