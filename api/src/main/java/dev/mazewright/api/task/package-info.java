/**
 * Work that takes longer than a request may: it runs on threads of its own, few at a time, and clients ask what became
 * of it. What the work is belongs to others ({@link dev.mazewright.api.task.Work}). Start with {@link
 * dev.mazewright.api.task.Tasks}.
 */
@NullMarked
package dev.mazewright.api.task;

import org.jspecify.annotations.NullMarked;
