/**
 * Mazes as the page's stage draws and plays them: a maze and a trace as bytes, and a page with a maze and the stage's script
 * inside. No server; the script itself is in the module page. Start with {@link SceneBytes}, then {@link Html}.
 */
@NullMarked
package dev.mazewright.stage;

import org.jspecify.annotations.NullMarked;
