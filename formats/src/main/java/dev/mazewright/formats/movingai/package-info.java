/**
 * Maps and scenarios of the MovingAI benchmarks. What runs a scenario is in the command line. Start with {@link
 * MovingAi}.
 */
@NullMarked
package dev.mazewright.formats.movingai;

import org.jspecify.annotations.NullMarked;
