package dev.mazewright.vision.sign;

import java.util.List;

/** A kind of signs. */
interface SignKind {
    /** How signs of this kind are drawn; each meaning may have several figures. */
    List<Figure> figures();
}
