/** What shells and man know of the commands: completion scripts and man pages, and the commands that write them, made from the commands' own declarations. */
@NullMarked
package dev.mazewright.cli.manual;

import org.jspecify.annotations.NullMarked;
