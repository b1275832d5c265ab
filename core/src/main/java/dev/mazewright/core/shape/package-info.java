/**
 * One file per tessellation: its picture, its table and its outlines. What several of them share is in {@code
 * shape.support}. Start with {@link Rectangle}, then {@link Hexagon}.
 *
 * {@snippet file="ShapeSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.shape;

import org.jspecify.annotations.NullMarked;
