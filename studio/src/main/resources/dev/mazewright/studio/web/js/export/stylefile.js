// A style as the command line reads it: TOML with the names of flags.
import { flag } from '../names.js';

/** The text of a style.toml with these parameters. */
export function tomlOf(values) {
  return Object.entries(values)
    .map(([name, value]) => `${flag(name)} = ${typeof value === 'number' ? value : JSON.stringify(value)}\n`)
    .join('');
}
