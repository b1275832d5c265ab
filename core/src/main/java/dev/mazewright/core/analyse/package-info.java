/** What can be measured in a maze. */
@NullMarked
package dev.mazewright.core.analyse;

import org.jspecify.annotations.NullMarked;
