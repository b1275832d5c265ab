/**
 * The tools of the source tree: commands that make the project's own documents and figures, and what trains its start.
 * Not part of the shipped program, which they use like any other caller. Start with {@link Tools}.
 */
@NullMarked
package dev.mazewright.tools;

import org.jspecify.annotations.NullMarked;
