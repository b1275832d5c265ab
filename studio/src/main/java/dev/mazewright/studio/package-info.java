/** The studio: a web app for this machine alone. {@link dev.mazewright.studio.Studio} starts it. */
@org.jspecify.annotations.NullMarked
package dev.mazewright.studio;
