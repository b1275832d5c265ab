package dev.mazewright.certify;

import org.jspecify.annotations.Nullable;

/**
 * The result of one test of a certificate.
 *
 * @param test what was tested
 * @param detail how, and of what
 * @param expected the mean that the distribution lets expect, where the test is about one
 * @param measured the mean that was found
 * @param statistic chi-square, or standard errors, as {@code detail} says
 * @param p the probability of a result as unlikely as this one or more, if the samples have the distribution
 */
public record Finding(
        String test, String detail, @Nullable Double expected, @Nullable Double measured, double statistic, double p) {}
