package dev.mazewright.books.description;

import dev.mazewright.drawing.letters.Typeface;

/**
 * What the pages of a book have in common.
 *
 * @param hasPageNumbers whether pages show their numbers, those without text and the title page excepted
 * @param hasNameLine whether pages of mazes have a line for a name and a time
 * @param border around what stands on a page
 * @param font of all letters
 * @param words that Mazewright adds
 */
public record Look(boolean hasPageNumbers, boolean hasNameLine, Border border, Typeface font, BookWords words) {}
