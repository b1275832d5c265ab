/**
 * The files of the page's stage outside of the studio: its script, a page with a maze and this script inside, and what
 * the script reads. How a maze and a trace become bytes is in {@code response}; the script itself is in the page. Start with
 * {@link Html}.
 */
@NullMarked
package dev.mazewright.studio.stage;

import org.jspecify.annotations.NullMarked;
