/**
 * The library for browsers and Node: what of it is called from JavaScript. {@link dev.mazewright.web.Core} and the others are
 * the entries of one module of WebAssembly each; {@link dev.mazewright.web.Exchange} carries bytes across.
 */
@NullMarked
package dev.mazewright.web;

import org.jspecify.annotations.NullMarked;
