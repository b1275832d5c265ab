// The TypeScript compiler over files that are texts: it is given what it would read from disk.
const { ts } = window;
const LIB = '/lib/';

/** Files {path: text} from an address: those of the compiler lie in /lib, all others beside /tsconfig.json or below it. */
export const read = async address => new Map(Object.entries(await (await fetch(address)).json()));

/** Checks files as /tsconfig.json says: {checked: which, faults: [file:line: message]}; of a program before, `parsed` is used again. */
export function check(files, parsed = new Map()) {
  const host = {
    fileExists: path => files.has(path),
    readFile: path => files.get(path),
    readDirectory: (root, extensions, excluded, included) => [...files.keys()].filter(path =>
      included.some(folder => path.startsWith(`${root}${folder}/`)) && extensions.some(extension => path.endsWith(extension))),
    getSourceFile: (path, options) => sourceFile(path, files.get(path), options, parsed),
    getDefaultLibFileName: options => LIB + ts.getDefaultLibFileName(options),
    getDefaultLibLocation: () => LIB,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: path => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const { config, error } = ts.parseConfigFileTextToJson('/tsconfig.json', files.get('/tsconfig.json'));
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config ?? {}, { ...host, useCaseSensitiveFileNames: true }, '/');
  const found = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host));
  return { checked: fileNames, faults: [...(error ? [error] : []), ...errors, ...found].map(words) };
}

/** The functions of a script, of more than `most` lines: [name: lines]. */
export function longFunctions(path, text, most) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const found = [];
  const lineOf = position => file.getLineAndCharacterOfPosition(position).line;
  const visit = node => {
    const lines = ts.isFunctionLike(node) && node.body ? lineOf(node.getEnd()) - lineOf(node.getStart()) + 1 : 0;
    if (lines > most) {
      found.push(`${path} ${node.name?.getText() ?? 'without a name'}: ${lines}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function sourceFile(path, text, options, parsed) {
  if (text !== undefined && parsed.get(path)?.text !== text) {
    parsed.set(path, ts.createSourceFile(path, text, options, true));
  }
  return text === undefined ? undefined : parsed.get(path);
}

function words({ file, start, messageText }) {
  const at = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ` : '';
  return at + ts.flattenDiagnosticMessageText(messageText, '\n');
}
