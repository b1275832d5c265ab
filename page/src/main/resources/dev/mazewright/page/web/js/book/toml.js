// A text in TOML, edited key by key: all else, such as comments, stays as it is. The server parses values; here it only
// matters where they begin and end.

const KEY = /^[ \t]*((?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')(?:[ \t]*\.[ \t]*(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*'))*)[ \t]*=[ \t]*/;
const HEADER = /^[ \t]*(\[\[?)[ \t]*([^\]\n]+?)[ \t]*\]\]?/;

/** The tables of a text, each {name, isItem, start, head, end, entries: [{key, start, from, to, end}]}: the first has no header. */
export function tablesOf(text) {
  const tables = [{ name: '', isItem: false, start: 0, head: 0, end: text.length, entries: [] }];
  let at = 0;
  let notes = null; // where the comments begin that stand right above what comes next
  while (at < text.length) {
    const rest = text.slice(at, endOfLine(text, at));
    const header = HEADER.exec(rest);
    const key = header ? null : KEY.exec(rest);
    if (header) {
      const start = notes ?? at;
      tables.at(-1).end = start;
      tables.push({ name: header[2], isItem: header[1] === '[[', start, head: endOfLine(text, at), end: text.length, entries: [] });
      at = endOfLine(text, at);
    } else if (key) {
      const from = at + key[0].length;
      const to = endOfValue(text, from);
      tables.at(-1).entries.push({ key: key[1].replace(/^["']|["']$/g, ''), start: at, from, to, end: endOfLine(text, to) });
      at = endOfLine(text, to);
    } else {
      notes = /^[ \t]*#/.test(rest) ? notes ?? at : null;
      at = endOfLine(text, at);
      continue;
    }
    notes = null;
  }
  return tables;
}

/** Where the next line begins. */
function endOfLine(text, at) {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Where a value ends that begins here. */
function endOfValue(text, from) {
  if (text[from] === '"' || text[from] === "'") {
    return endOfString(text, from);
  }
  if (text[from] !== '[' && text[from] !== '{') {
    const [bare] = /^[^\n#,\]}]*/.exec(text.slice(from, endOfLine(text, from)));
    return from + bare.trimEnd().length;
  }
  let depth = 0;
  for (let at = from; at < text.length;) {
    const letter = text[at];
    if (letter === '"' || letter === "'") {
      at = endOfString(text, at);
      continue;
    }
    if (letter === '#') {
      at = endOfLine(text, at);
      continue;
    }
    depth += '[{'.includes(letter) ? 1 : ']}'.includes(letter) ? -1 : 0;
    at += 1;
    if (depth === 0) {
      return at;
    }
  }
  return text.length;
}

/** Where a string ends that begins here, of one line or of several. */
function endOfString(text, from) {
  const quote = text[from];
  const isLong = text.startsWith(quote.repeat(3), from);
  const close = isLong ? quote.repeat(3) : quote;
  for (let at = from + close.length; at < text.length; at++) {
    if (text[at] === '\\' && quote === '"') {
      at++;
    } else if (text.startsWith(close, at)) {
      const more = isLong ? /^("{0,2}|'{0,2})/.exec(text.slice(at + 3))[0].length : 0;
      return at + close.length + more;
    } else if (text[at] === '\n' && !isLong) {
      return at;
    }
  }
  return text.length;
}

/** The whole numbers of a list; none where there is no such key. */
export function numbersOf(text, table, key) {
  const entry = table.entries.find(each => each.key === key);
  return entry ? (text.slice(entry.from, entry.to).replace(/#.*/g, '').match(/\d+/g) ?? []).map(Number) : [];
}

/** A value as TOML writes it: a text, a number, true or false, or a list of these. */
export function printed(value) {
  if (typeof value === 'bigint') {
    return String(value);
  }
  return Array.isArray(value) ? `[${value.map(printed).join(', ')}]` : JSON.stringify(value);
}

/** The text with a key of a table set to a value; undefined removes the key. */
export function withValue(text, table, key, value) {
  const entry = table.entries.find(each => each.key === key);
  if (value === undefined) {
    return entry ? text.slice(0, entry.start) + text.slice(entry.end) : text;
  }
  if (entry) {
    return text.slice(0, entry.from) + printed(value) + text.slice(entry.to);
  }
  const at = table.entries.at(-1)?.end ?? (table.name ? table.head : table.end);
  const before = text.slice(0, at);
  return `${before}${before && !before.endsWith('\n') ? '\n' : ''}${key} = ${printed(value)}\n${text.slice(at)}`;
}

/** The items of a list of tables of this name, each with the tables that belong to it: [{start, end, table}]. */
export function itemsOf(text, name) {
  const items = [];
  for (const table of tablesOf(text)) {
    if (table.isItem && table.name === name) {
      items.push({ start: table.start, end: table.end, table });
    } else if (items.length > 0 && table.name.startsWith(`${name}.`)) {
      items.at(-1).end = table.end;
    }
  }
  return items;
}

/** The text with an item and the next one exchanged; the blank lines after them stay. */
export function withExchanged(text, name, index) {
  const [one, next] = itemsOf(text, name).slice(index, index + 2);
  const [words, others] = [one, next].map(({ start, end }) => text.slice(start, end).trimEnd());
  const blank = text.slice(one.start + words.length, one.end);
  const last = text.slice(next.start + others.length, next.end);
  return text.slice(0, one.start) + others + blank + text.slice(one.end, next.start) + words + ended(last) + text.slice(next.end);
}

/** The text without an item. */
export function withoutItem(text, name, index) {
  const { start, end } = itemsOf(text, name)[index];
  return text.slice(0, start) + text.slice(end);
}

/** The text with another item after the last one. */
export function withItem(text, name, entries) {
  const lines = Object.entries(entries).map(([key, value]) => `${key} = ${printed(value)}\n`).join('');
  const at = itemsOf(text, name).at(-1)?.end ?? text.length;
  const before = text.slice(0, at).replace(/\s*$/, '\n');
  const after = text.slice(at);
  return `${before}\n[[${name}]]\n${lines}${after && `\n${after}`}`;
}

/** The text with a table in the place of the one of that name, or before the first item; null removes it. */
export function withTable(text, name, lines) {
  const [first] = tablesOf(text);
  const plain = withValue(text, first, name, undefined);
  const old = tablesOf(plain).find(each => each.name === name && !each.isItem);
  const without = old ? plain.slice(0, old.start) + plain.slice(old.end) : plain;
  if (lines === null) {
    return without;
  }
  const at = tablesOf(without)[0].end;
  return `${without.slice(0, at).replace(/\s*$/, '\n')}\n[${name}]\n${ended(lines)}\n${without.slice(at)}`;
}

/** The table and the key that stand at a line, from 1: {table, key}; either may be null. */
export function placeOf(text, line) {
  let at = 0;
  for (let i = 1; i < line; i++) {
    at = endOfLine(text, at);
  }
  const table = tablesOf(text).find(each => each.start <= at && at < Math.max(each.end, each.head)) ?? null;
  return { table, key: table?.entries.find(each => each.start <= at && at < each.end)?.key ?? null };
}

const ended = text => (text.endsWith('\n') ? text : `${text}\n`);
