/**
 * A class and its teacher: what the teacher's stage shows, and a race of all pupils in one maze. It knows no connection. Start with {@link Classroom}.
 */
@NullMarked
package dev.mazewright.studio.classroom;

import org.jspecify.annotations.NullMarked;
