/**
 * What the compiler, TeaVM, is told beside the sources. {@link dev.mazewright.web.teavm.Substitutes} takes whole classes from
 * {@code dev.mazewright.web.instead}, where the package of each class follows the name of the one it stands in for;
 * {@link dev.mazewright.web.teavm.MoreMethods} takes single methods.
 */
@NullMarked
package dev.mazewright.web.teavm;

import org.jspecify.annotations.NullMarked;
