package dev.mazewright.formats.book;

/**
 * What the pages of a book have in common.
 *
 * @param hasPageNumbers whether pages show their numbers, those without text and the title page excepted
 * @param hasNameLine whether pages of mazes have a line for a name and a time
 * @param words that Mazewright adds
 */
record Look(boolean hasPageNumbers, boolean hasNameLine, Words words) {}
