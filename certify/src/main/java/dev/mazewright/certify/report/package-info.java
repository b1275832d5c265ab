/**
 * Certificates as text, as JSON and as a page with plots.
 *
 * <p>What is tested, and how, is in the package above.
 *
 * <p>Begin with {@link dev.mazewright.certify.report.Report}.
 */
@NullMarked
package dev.mazewright.certify.report;

import org.jspecify.annotations.NullMarked;
