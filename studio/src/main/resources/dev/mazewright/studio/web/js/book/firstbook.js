/** The book that a new one begins as. */
export const FIRST_BOOK = `title = "My book of mazes"
author = ""
trim = "8.5x11"
answers = 6
seed = 1

[[section]]
title = "Warming up"
mazes = 4
shapes = ["rectangle", "hexagon"]
size = "10x10..14x14"
generators = ["wilson", "prim-frontier-edge"]
per-page = 2

[[section]]
title = "In earnest"
mazes = 6
shapes = ["rectangle", "polar", "triangle"]
size = "18x14..24x18"
generators = ["recursive-backtracker", "wilson"]
difficulty = "46..56"
`;

/** The section that is added. */
export const NEW_SECTION = { title: '', mazes: 4, shapes: ['rectangle'], size: '15x15', generators: ['wilson'] };
