package dev.mazewright.vision.ends;

import dev.mazewright.vision.picture.Spot;
import java.util.List;

/** What is known of a maze where its ends are looked for. Points and lengths are those of the picture. */
public interface EndContext {
    /** Whether a point lies in a cell or a corridor. */
    boolean isInside(Spot spot);

    /** Whether one gets from a point inside to one a corridor away without crossing a wall. */
    boolean isFree(Spot from, Spot to);

    /** The openings in the outline. */
    List<Door> doors();

    /** How far the middles of corridors are apart. */
    double pitch();
}
