package dev.mazewright.books.description;

/**
 * What a book says of who made it.
 *
 * @param text lines such as the year and the publisher; empty for none
 * @param hasCredit whether it names Mazewright and the seed
 */
public record Imprint(String text, boolean hasCredit) {}
