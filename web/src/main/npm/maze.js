// What both entries share: mazes and paths as structures, and recipes that are given in parts.

const letters = new TextDecoder();
const lines = text => text === '' ? [] : text.split('\n');
const numbers = (field, Type) => new Type(field.buffer, field.byteOffset, field.byteLength / Type.BYTES_PER_ELEMENT);
const cellOrNull = number => number < 0 ? null : number;

/** Sizes of parts of a drawing, in numbers. */
const POINT = 2;
const CORNER = 3;

/** The fields that name a maze in a request, by the maze or its recipe. */
export let sourceOf;

/** A maze. Its cells are numbers: from 0, row after row from the top left. */
export class Maze {
  #engine;
  #source;
  #first;
  #neighbours;
  #sides;
  #names;
  #drawing;
  #digest;

  static {
    sourceOf = given => given instanceof Maze ? given.#source : source(given);
  }

  constructor(engine, from) {
    const fields = engine.call('maze', ...from);
    const [recipe, shape, format, notes, unsure, , , , , , , , names] = fields.map((field, i) => i < 5 || i === 12 ? letters.decode(field) : '');
    const [sizes, goals, openings, open, first, neighbours, sides] = fields.slice(5);
    const [rows, columns, levels, cells, start] = numbers(sizes, Int32Array);
    const ends = numbers(openings, Int32Array);
    Object.assign(this, { recipe: recipe || null, shape, rows, columns, levels, cells, start: cellOrNull(start) });
    this.goals = [...numbers(goals, Int32Array)];
    this.openings = Array.from({ length: ends.length / 2 }, (_, i) => ({ cell: ends[2 * i], direction: ends[2 * i + 1] }));
    this.open = numbers(open, Uint32Array);
    Object.assign(this, { format: format || null, notes: lines(notes), unsure: lines(unsure) });
    this.#engine = engine;
    this.#source = from;
    this.#first = numbers(first, Uint32Array);
    this.#neighbours = numbers(neighbours, Uint32Array);
    this.#sides = numbers(sides, Uint32Array);
    this.#names = names.split('\n');
  }

  /** The cells to which passages lead from a cell. */
  neighbours(cell) {
    return this.#neighbours.subarray(this.#first[cell], this.#first[cell + 1]);
  }

  /** The sides of the cell that these passages cross, in the same order. */
  sides(cell) {
    return Array.from(this.#sides.subarray(this.#first[cell], this.#first[cell + 1]), side => this.#names[side]);
  }

  /** The cell behind a side, or null if a wall is there. */
  step(cell, side) {
    const at = this.sides(cell).indexOf(side);
    return at < 0 ? null : this.neighbours(cell)[at];
  }

  /** The fingerprint of the walls. */
  get digest() {
    return this.#digest ??= this.#engine.text('digest', ...this.#source);
  }

  /** What it looks like, in units of a cell. */
  get drawing() {
    return this.#drawing ??= drawing(this.#engine.call('drawing', ...this.#source));
  }
}

function drawing([size, centres, first, corners, walls]) {
  const [width, height] = numbers(size, Float32Array);
  const centreOf = numbers(centres, Float32Array);
  const cornersOf = numbers(corners, Float32Array);
  const from = numbers(first, Uint32Array);
  return {
    width,
    height,
    walls: numbers(walls, Float32Array),
    centre: cell => ({ x: centreOf[POINT * cell], y: centreOf[POINT * cell + 1] }),
    corners(cell) {
      const all = [];
      for (let at = CORNER * from[cell]; at < CORNER * from[cell + 1]; at += CORNER) {
        all.push({ x: cornersOf[at], y: cornersOf[at + 1], bend: cornersOf[at + 2] });
      }
      return all;
    },
  };
}

const NO_FILE = ['', '', new Uint8Array()];

const source = recipe => [typeof recipe === 'string' ? recipe || ' ' : textOf(recipe), ...NO_FILE];

/** The text of a recipe in parts. Whether it is one is for the library to say. */
function textOf({ shape = 'rectangle', rows, columns, levels, generator, transforms = [], start, goals = [], openings, seed }) {
  const size = [rows, columns, ...levels === undefined ? [] : [levels]].join('x');
  return [
    choice(shape, [size]),
    choice(generator),
    ...transforms.map(each => choice(each)),
    ...start === undefined ? [] : [`start:${start}`],
    ...goals.map(goal => `goal:${goal}`),
    ...(openings?.length === 0 ? ['none'] : openings ?? []).map(opening => `open:${opening}`),
    ...seed === undefined ? [] : [`seed:${seed}`],
  ].join('/');
}

/** A name, or an object of a name and options. */
function choice(given, before = []) {
  const { name, ...options } = typeof given === 'object' ? given : { name: given };
  const set = Object.entries(options).filter(([, value]) => value !== undefined).map(([key, value]) => `${key}=${value}`);
  const all = [...before, ...set].join(',');
  return all ? `${name}:${all}` : `${name}`;
}

/** What a game needs: to make mazes, and to solve them. */
export class Mazewright {
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  make(recipe) {
    return new Maze(this.#engine, sourceOf(recipe));
  }

  solve(maze, { solver = '', start = '', goals = [] } = {}) {
    const [cells, ...texts] = this.#engine.call('solve', ...sourceOf(maze), solver, `${start}`, goals.join('\n'));
    const [visited, ways, cost] = texts.map(each => letters.decode(each));
    const path = numbers(cells, Uint32Array);
    return { cells: path, steps: path.length - 1, visited: Number(visited), cost: Number(cost), ways: ways === '' ? null : BigInt(ways) };
  }
}
