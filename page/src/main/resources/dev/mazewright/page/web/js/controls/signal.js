// Values that elements follow: who changes one need not know what shows it.

/** The effect that runs now, which is told of each signal that it reads. */
let running = null;

/**
 * A value that is followed by the effects that read it.
 * @template T
 * @param {T} initial
 * @returns {{value: T}}
 */
export function signal(initial) {
  let present = initial;
  const followers = new Set();
  return {
    get value() {
      if (running !== null) {
        followers.add(running);
      }
      return present;
    },
    set value(next) {
      if (!Object.is(next, present)) {
        present = next;
        [...followers].forEach(follow => follow());
      }
    },
  };
}

/** Does something now, and again whenever a signal that it has read is another. */
export function effect(work) {
  const follow = () => {
    const before = running;
    running = follow;
    try {
      work();
    } finally {
      running = before;
    }
  };
  follow();
}

/**
 * Keeps properties of an element as functions say, such as {hidden: () => state.value === null}; one that is null is taken away.
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, () => any>} properties
 * @returns {E}
 */
export function bind(element, properties) {
  for (const [name, valueOf] of Object.entries(properties)) {
    effect(() => {
      const value = valueOf();
      if (value === null) {
        element.removeAttribute(name);
      } else if (name in element) {
        element[name] = value;
      } else {
        element.setAttribute(name, String(value));
      }
    });
  }
  return element;
}
