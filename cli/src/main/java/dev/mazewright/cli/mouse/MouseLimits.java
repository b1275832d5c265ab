package dev.mazewright.cli.mouse;

/**
 * When a run of a mouse is ended.
 *
 * @param steps squares that it may move
 * @param seconds that its process may take
 * @param silence seconds from one command to the next
 * @param isUntilGoal whether it is ended when it first comes to the goal
 */
public record MouseLimits(long steps, double seconds, double silence, boolean isUntilGoal) {}
