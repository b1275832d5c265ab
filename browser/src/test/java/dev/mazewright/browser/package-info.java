/** The studio in a real browser: what people see, do with keys and fingers, and are kept safe from. */
@NullMarked
package dev.mazewright.browser;

import org.jspecify.annotations.NullMarked;
