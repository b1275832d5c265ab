// Builds elements: the page never parses markup.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element. Of its properties, `class`, `data-...`, `aria-...`, `role` and what the element has no property for become
 * attributes, `onclick` and the like listeners, all else properties; null and undefined are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {import('../types.js').Attributes} [properties]
 * @param {...any} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    set(element, name, value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

function set(element, name, value) {
  if (value === null || value === undefined) {
    return;
  }
  if (name.startsWith('on') && typeof value === 'function') {
    element.addEventListener(name.slice(2).toLowerCase(), value);
  } else if (name === 'text') {
    element.textContent = value;
  } else if (name !== 'list' && name !== 'form' && name in element && !name.startsWith('aria')) {
    element[name] = value;
  } else {
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** An SVG element with attributes; colours come from the style sheet, by class. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.append(...children);
  return element;
}

/** A drawing of 24 x 24 made of strokes, by its path; screen readers ignore it. */
export const strokes = (path, size = 20) =>
  svg('svg', { viewBox: '0 0 24 24', width: size, height: size, class: 'icon', 'aria-hidden': 'true', focusable: 'false' }, svg('path', { d: path }));

/** Moves an element elsewhere, by `move`; returns a function that puts it back. */
export function moved(element, move) {
  const mark = document.createComment('');
  element.replaceWith(mark);
  move();
  return () => mark.replaceWith(element);
}
