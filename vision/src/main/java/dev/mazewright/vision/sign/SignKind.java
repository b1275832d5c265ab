package dev.mazewright.vision.sign;

import java.util.List;

/** A kind of signs. */
interface SignKind {
    /** The drawings of these signs; a meaning may have several. */
    List<Figure> figures();
}
