/** The letters that drawings have where no font is read: taken out of the font when the module is built. */
@NullMarked
package dev.mazewright.web.letters;

import org.jspecify.annotations.NullMarked;
