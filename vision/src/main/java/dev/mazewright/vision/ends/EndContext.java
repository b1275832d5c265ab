package dev.mazewright.vision.ends;

import dev.mazewright.vision.picture.Spot;
import java.util.List;

/** What the search for ends knows about a maze. Points and lengths are those of the picture. */
public interface EndContext {
    /** Whether a point lies in a cell or a corridor. */
    boolean isInside(Spot spot);

    /** Whether no wall lies between a point inside and a point one corridor away. */
    boolean isFree(Spot from, Spot to);

    /** The openings in the outline. */
    List<Door> doors();

    /** The distance between the middles of corridors. */
    double pitch();
}
