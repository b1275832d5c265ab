// Texts with arguments, in the part of ICU's MessageFormat that the page needs: {name}, {name, plural, =0 {...} one {# cell} other
// {# cells}} and {name, select, yes {...} other {...}}. Apostrophes and backslashes have no meaning of their own.

/** @typedef {string | {name: string, kind?: string, cases?: Map<string, Part[]>}} Part */

/** The parts of a text; throws a SyntaxError if it is not well formed. @type {(text: string) => Part[]} */
export function parse(text) {
  let at = 0;
  const parts = sequence();
  need(at === text.length);
  return parts;

  function need(found) {
    if (!found) {
      throw new SyntaxError(`at ${at} of ${text}`);
    }
    return found;
  }

  /** What a sticky pattern matches here, or null. */
  function take(pattern) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found;
  }

  function sequence() {
    const found = [];
    for (let next; (next = take(/[^{}]+/y)?.[0] ?? (text[at] === '{' && argument()));) {
      found.push(next);
    }
    return found;
  }

  function argument() {
    const [, name, kind] = need(take(/\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,\s*)?/y));
    const cases = kind && new Map();
    for (let label; kind && (label = take(/([=\w]+)\s*\{/y));) {
      cases.set(label[1], sequence());
      need(take(/}\s*/y));
    }
    need(take(/}/y) && (!kind || cases.has('other')));
    return { name, kind, cases };
  }
}

/** The names of the arguments, in the order in which they first stand in the text. */
export function namesOf(/** @type {Part[]} */ parts) {
  const names = new Set();
  for (const part of parts) {
    if (typeof part !== 'string') {
      names.add(part.name);
      [...part.cases?.values() ?? []].flatMap(namesOf).forEach(name => names.add(name));
    }
  }
  return [...names];
}

/** Writes texts as a language does: its numbers, its plurals and its lists. */
export function formatter(language) {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  const isNumber = value => typeof value === 'number' || typeof value === 'bigint';
  const word = value => (isNumber(value) ? numbers.format(value) : Array.isArray(value) ? lists.format(value.map(word)) : String(value));

  /** The parts of the case for a value. */
  function chosen(kind, cases, value) {
    return cases.get(`=${value}`) ?? cases.get(kind === 'plural' ? plurals.select(Number(value)) : String(value)) ?? cases.get('other');
  }

  /** The text of parts; '#' in the case of a plural is its number. */
  function write(/** @type {Part[]} */ parts, given, number = undefined) {
    return parts.map(part => {
      if (typeof part === 'string') {
        return number === undefined ? part : part.replaceAll('#', word(number));
      }
      const value = given[part.name];
      return part.cases ? write(chosen(part.kind, part.cases, value), given, part.kind === 'plural' ? value : number) : word(value);
    }).join('');
  }

  return { write, word };
}
