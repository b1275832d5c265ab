package dev.mazewright.vision.sign;

import java.awt.Shape;

/** The ideal of a sign: its name in sentences, such as {@code the letter S}, and its upright shape of any size; y goes down. */
record Figure(String name, Meaning meaning, Shape shape) {}
