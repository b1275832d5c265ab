// A solid that turns under the hand: a binary STL file in WebGL, with flat faces and one light.
import { el } from '../controls/element.js';
import { facesOf } from './solidfile.js';
import { texts } from './texts.js';

const VERTEX = `
attribute vec3 place;
attribute vec3 normal;
uniform mat3 turn;
uniform vec3 scale;
varying float light;
void main() {
  vec3 seen = turn * place;
  light = 0.3 + 0.7 * max(0.0, dot(turn * normal, vec3(-0.37, 0.55, 0.75)));
  gl_Position = vec4(seen.xy * scale.xy, -seen.z * scale.z, 1.0);
}`;
const FRAGMENT = `
precision mediump float;
uniform vec3 colour;
varying float light;
void main() { gl_FragColor = vec4(colour * light, 1.0); }`;

/** Of a corner: its place and its normal. */
const NUMBERS = 6;
/** Radians of a turn by a key, and by a pixel of the pointer. */
const STEP = 0.15;
const PER_PIXEL = 0.012;
const KEYS = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] };
/** The side of the canvas in pixels, and how much of it a solid fills. */
const SIDE = 480;
const FILLED = 0.94;

/** The corners of a binary STL file with their normals, around the middle, at most 1 from it. */
export function readStl(/** @type {ArrayBuffer} */ file) {
  const faces = facesOf(file);
  const triangles = faces.length;
  const numbers = new Float32Array(triangles * 18);
  const [least, most] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]];
  for (const [triangle, { normal, corners }] of faces.entries()) {
    for (let corner = 0; corner < 3; corner++) {
      for (let axis = 0; axis < 3; axis++) {
        const place = corners[corner][axis];
        const to = triangle * 18 + corner * 6 + axis;
        numbers[to] = place;
        numbers[to + 3] = normal[axis];
        least[axis] = Math.min(least[axis], place);
        most[axis] = Math.max(most[axis], place);
      }
    }
  }
  const middle = least.map((from, axis) => (from + most[axis]) / 2);
  const size = most.map((to, axis) => to - least[axis]);
  const radius = Math.hypot(...size) / 2 || 1;
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = i % 6 < 3 ? (numbers[i] - middle[i % 6]) / radius : numbers[i];
  }
  return { numbers, triangles, size };
}

/** The view: one canvas for one solid after the other, since browsers have few contexts. */
export class SolidView {
  #canvas = el('canvas', { width: SIDE, height: SIDE, class: 'solid-view', tabIndex: 0, role: 'img' });
  #size = el('p', { class: 'hint' });
  #gl = this.#canvas.getContext('webgl', { antialias: true, preserveDrawingBuffer: true });
  #program = null;
  #numbers = new Float32Array(0);
  #sizes = '';
  #angle = 0.5;
  #tilt = 0.9;
  root = el('div', { class: 'solid' }, this.#gl ? this.#canvas : el('p', { class: 'hint', text: texts.noWebGl }), this.#size);

  constructor() {
    this.#canvas.addEventListener('pointerdown', event => this.#canvas.setPointerCapture(event.pointerId));
    this.#canvas.addEventListener('pointermove', event => {
      if (event.buttons) {
        this.#turn(event.movementX * PER_PIXEL, event.movementY * PER_PIXEL);
      }
    });
    this.#canvas.addEventListener('keydown', event => {
      if (KEYS[event.key]) {
        event.preventDefault();
        event.stopPropagation();
        this.#turn(...KEYS[event.key]);
      }
    });
    this.#canvas.addEventListener('webglcontextlost', event => {
      event.preventDefault(); // so that the browser gives it back
      this.#size.textContent = texts.solidLost;
    });
    this.#canvas.addEventListener('webglcontextrestored', () => {
      this.#prepare(/** @type {WebGLRenderingContext} */ (this.#gl));
      this.#fill();
    });
    if (this.#gl) {
      this.#prepare(this.#gl);
    }
  }

  #prepare(/** @type {WebGLRenderingContext} */ gl) {
    const program = gl.createProgram();
    [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]].forEach(([type, source]) => {
      const shader = gl.createShader(/** @type {number} */ (type));
      gl.shaderSource(shader, /** @type {string} */ (source));
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    });
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    ['place', 'normal'].forEach((name, index) => {
      const attribute = gl.getAttribLocation(program, name);
      gl.enableVertexAttribArray(attribute);
      gl.vertexAttribPointer(attribute, 3, gl.FLOAT, false, 24, 12 * index);
    });
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    gl.clearColor(0, 0, 0, 0);
    this.#program = program;
  }

  /** Shows the solid of a file, from where the one before was seen. */
  show(/** @type {ArrayBuffer} */ file) {
    const { numbers, triangles, size } = readStl(file);
    const [wide, deep, high] = size.map(length => Math.round(length * 10) / 10);
    this.#sizes = [texts.solidSize(wide, deep, high, triangles), ...(this.#gl ? [texts.solidTurn] : [])].join(' ');
    this.#canvas.setAttribute('aria-label', texts.solidSeen(wide, deep, high));
    this.#numbers = numbers;
    this.#fill();
    return this.root;
  }

  #fill() {
    this.#size.textContent = this.#gl?.isContextLost() ? texts.solidLost : this.#sizes;
    this.#gl?.bufferData(this.#gl.ARRAY_BUFFER, this.#numbers, this.#gl.STATIC_DRAW);
    this.#draw();
  }

  #turn(around, over) {
    this.#angle += around;
    this.#tilt = Math.min(Math.PI, Math.max(0, this.#tilt - over));
    this.#draw();
  }

  #draw() {
    const gl = this.#gl;
    if (!gl) {
      return;
    }
    const [sin, cos] = [Math.sin(this.#angle), Math.cos(this.#angle)];
    const [up, down] = [Math.cos(this.#tilt), Math.sin(this.#tilt)];
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    // By column: x to the right, y away and z up become right, up on the canvas and towards the eye.
    gl.uniformMatrix3fv(gl.getUniformLocation(this.#program, 'turn'), false, [cos, sin * up, -sin * down, -sin, cos * up, -cos * down, 0, down, up]);
    gl.uniform3f(gl.getUniformLocation(this.#program, 'scale'), FILLED, FILLED, 0.5);
    gl.uniform3f(gl.getUniformLocation(this.#program, 'colour'), 0.93, 0.73, 0.42);
    gl.drawArrays(gl.TRIANGLES, 0, this.#numbers.length / NUMBERS);
  }
}
