// The types that modules share, for their JSDoc: `import('./types.js').Recipe`. Nothing of this is run.

/**
 * The parts of a recipe, as texts; sizes are numbers while they are exact as such.
 * @typedef {{shape: {name: string, size: (number | string)[], options: Options}, generator: Part, transforms: Part[], start: string | null,
 *   goals: string[], openings: string[], window?: string | null, seed: string}} Recipe
 */

/** @typedef {Record<string, string>} Options by key; '' is the key of the main option */

/** @typedef {{name: string, options: Options}} Part a generator, transform or solver */

/**
 * What requests carry: a recipe, or a file with its ends.
 * @typedef {object} Source
 * @property {string} [recipe]
 * @property {MazeFile} [file]
 * @property {string} [start]
 * @property {string[]} [goals]
 * @property {string} [generator] where the file is a graph: what generates a maze in it, with its options
 * @property {string} [seed]
 * @property {string} [as] where the file is read in one of several ways: which
 * @property {Record<string, any>} [picture] where the file is a picture: how it is read
 */

/** @typedef {{name?: string, content?: string, sha256?: string, format?: string | null}} MazeFile the content is base64 */

/** @typedef {import('./canvas/scene.js').Scene} Scene a maze to be drawn; cells are cell numbers */

/** @typedef {import('./large/scene.js').LargeScene} LargeScene a maze that the server draws */

/** @typedef {import('./app.js').App} App */

/** @typedef {import('./canvas/view.js').View} View */

/** @typedef {import('./open/picture/view.js').PictureView} PictureView */

/** @typedef {import('./book/draft.js').Draft} Draft */

/** @typedef {{label: string, x1: number, y1: number, x2: number, y2: number, outwardX: number, outwardY: number, tab: boolean}} Seam */

/** @typedef {{x: number, y: number, text: string}} Caption */

/** @typedef {{start: number, goals: number[]}} Ends */

/** @typedef {{x: number, y: number, width: number, height: number}} Rectangle in units of a cell */

/**
 * What there is, as the server lists it.
 * @typedef {object} Catalog
 * @property {string} version
 * @property {boolean} class whether the studio is shared with a class
 * @property {GeneratorEntry[]} generators
 * @property {Entry[]} solvers
 * @property {ShapeEntry[]} shapes
 * @property {GeneratorEntry[]} transforms
 * @property {FormatEntry[]} formats
 * @property {Theme[]} themes
 * @property {string[]} style parameters of a style
 * @property {string[]} papers
 * @property {{name: string, width: number, height: number}[]} paperSizes upright, in millimetres
 * @property {string[]} trims
 * @property {{name: string, answers: string, pageNumbers: boolean}[]} layouts
 * @property {string[]} places
 * @property {Record<'cells' | 'largeCells' | 'pixels' | 'body' | 'answer' | 'events' | 'mazes' | 'archivedMazes' | 'archivedCells' | 'book' | 'sectionMazes' | 'bookCells' | 'measuredCells', number>} limits
 */

/** @typedef {{name: string, idea: string, options: EntryOption[], aliases?: string[]}} Entry */

/** @typedef {Entry & {shapes: string[]}} GeneratorEntry */

/** @typedef {Entry & {example: string, sheet: boolean, levels: boolean, mask: boolean}} ShapeEntry */

/** @typedef {{key: string, default: string, range: string, sentence: string, kind: string, choices?: string[], least?: number, most?: number, parameter?: string}} EntryOption */

/**
 * @typedef {Entry & {read: boolean, write: boolean, extensions: string[], type: string, mediaType: string, reads: string[], writes: string[],
 *   uses: string[]}} FormatEntry
 */

/** @typedef {{name: string, idea: string, paper: string, wall: string, solution: string, start: string, goal: string, ink: string}} Theme */

/**
 * The header of a page of a trace.
 * @typedef {object} Trace
 * @property {'generate' | 'solve'} of
 * @property {string} algorithm
 * @property {string[]} phases
 * @property {number} prepared the events before the algorithm begins
 * @property {number} events of the whole trace
 * @property {number} from the first event of this page
 * @property {number} count of the events of this page
 * @property {number | null} length
 * @property {number | null} visited
 * @property {number} milliseconds
 * @property {number[] | null} solution
 */

/** @typedef {{scene: Scene | null, header: Trace, words: Uint32Array}} TracePage two words an event */

/** @typedef {{signal?: AbortSignal, method?: string}} Request options of a request */

/** @typedef {Record<string, any>} Attributes properties, attributes and listeners of an element */

/**
 * A control: `value` gets and sets its value, `fail` shows an error beside it.
 * @typedef {HTMLElement & {input: any, value: any, disabled?: boolean, fail: (sentence: string | null) => void,
 *   rename: (words: string) => void, hint: (sentence?: string) => void}} Control
 */

/** @typedef {{value: string, label?: string, title?: string, disabled?: boolean, group?: string}} Choice */

/** @typedef {[number, number]} Point */

/** @typedef {{canvas: HTMLElement, isBusy: boolean, invalidate: () => void, fit: (part?: any) => void, zoomBy: (factor: number) => void}} Zoomed what the stage zooms */

export {};
