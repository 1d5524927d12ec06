// What the packages export and how it is documented: for `npm run house`, and for the tests that compile the examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './install.mjs';

export const DOCUMENTED_PACKAGES = ['accounting', 'machines', 'api-client', 'ui'];

/** React names that examples may use without an import. */
const OF_REACT = ['useEffect', 'useRef', 'useState'];

/** The source files in a package's `exports`, without scripts and styles. */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .map((entry) => entry['@platebook/source'])
    .filter((path) => /\.tsx?$/.test(path ?? ''))
    .map((path) => join(folder, path));
}

/** Parsed files by path, shared by all programs. */
const parsed = new Map();

function programOf(folder, entries, examples = new Map()) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const own = { ...options, composite: false, incremental: false, noEmit: true };
  delete own.tsBuildInfoFile;
  const host = ts.createCompilerHost(own);
  const disk = ts.createCompilerHost(own);
  host.fileExists = (path) => examples.has(path) || disk.fileExists(path);
  host.readFile = (path) => examples.get(path) ?? disk.readFile(path);
  host.getSourceFile = (path, language) => {
    if (examples.has(path)) {
      return ts.createSourceFile(path, examples.get(path), language, true);
    }
    parsed.set(path, parsed.get(path) ?? disk.getSourceFile(path, language));
    return parsed.get(path);
  };
  return ts.createProgram([...entries, ...examples.keys()], own, host);
}

/** Every name an entry exports, with its declaration. */
function exportsOf(program, entry) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
  return (module === undefined ? [] : checker.getExportsOfModule(module)).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
    const [first] = target.declarations ?? [];
    const declaration = isValue ? (target.valueDeclaration ?? first) : first;
    return { name: symbol.name, entry, isValue, declaration, ...docOf(declaration) };
  });
}

/** A declaration's docstring: whether it has text, its examples, and its @throws. */
function docOf(declaration) {
  const parts = declaration === undefined ? [] : ts.getJSDocCommentsAndTags(declaration);
  const tags = parts.flatMap((part) => (ts.isJSDoc(part) ? (part.tags ?? []) : [part]));
  const textOf = ({ comment }) => ts.getTextOfJSDocComment(comment) ?? '';
  const named = (...names) => tags.filter(({ tagName }) => names.includes(tagName.text));
  return {
    text: parts.filter(ts.isJSDoc).map(textOf).join('\n').trim(),
    examples: named('example').map(textOf),
    throws: named('throws').map(textOf),
  };
}

/** Whether a declaration is called, rendered, or run: then an example says more than its type. */
function isUsedByExample({ declaration, name }, checker) {
  return (
    ts.isFunctionDeclaration(declaration) ||
    ts.isClassDeclaration(declaration) ||
    name.endsWith('Machine') ||
    checker.getTypeOfSymbolAtLocation(declaration.symbol, declaration).getCallSignatures().length >
      0
  );
}

/**
 * Whether its own body throws, or a function of its file that it calls. Nested functions may throw to other callers;
 * throws inside `try` may be caught.
 */
function throwsItself(declaration, seen = new Set()) {
  const body = declaration.body ?? declaration.initializer?.body;
  if (body === undefined || seen.has(declaration)) {
    return false;
  }
  seen.add(declaration);
  const beside = functionsBeside(declaration.getSourceFile());
  let found = false;
  const visit = (node) => {
    const called = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
    const helper = called ? beside.get(node.expression.text) : undefined;
    found ||= ts.isThrowStatement(node) || (helper !== undefined && throwsItself(helper, seen));
    if (!ts.isFunctionLike(node) && !ts.isTryStatement(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(body);
  return found;
}

/** The functions of a file by name. */
function functionsBeside(source) {
  return new Map(
    source.statements
      .filter((statement) => ts.isFunctionDeclaration(statement))
      .map((statement) => [statement.name?.text, statement]),
  );
}

/** The values that a package exports, with what their documentation lacks. */
export function auditExports(name) {
  const folder = join(root, 'packages', name);
  const entries = entriesOf(folder);
  const program = programOf(folder, entries);
  const checker = program.getTypeChecker();
  const values = uniqueValues(program, entries);
  const lacking = (rule) => values.filter(rule).map((value) => value.name);
  return {
    package: name,
    exports: values.length,
    'no docstring': lacking(({ text }) => text === ''),
    'no @example': lacking(
      (value) => value.examples.length === 0 && isUsedByExample(value, checker),
    ),
    'no @throws': lacking(
      ({ declaration, text, throws }) =>
        throws.length === 0 && (throwsItself(declaration) || /\bThrows\b/.test(text)),
    ),
  };
}

function uniqueValues(program, entries) {
  const values = entries.flatMap((entry) => exportsOf(program, entry)).filter((one) => one.isValue);
  return [...new Map(values.map((value) => [value.declaration, value])).values()];
}

/**
 * Compiles every example of a package's exports, each as a separate module with the exports imported by name. `ambient`
 * declares what examples assume to exist, as the body of a module's `declare global`.
 */
export function compileExamples(name, ambient = '') {
  const folder = join(root, 'packages', name);
  const entries = entriesOf(folder);
  const first = programOf(folder, entries);
  const names = new Map(
    entries.flatMap((entry) => exportsOf(first, entry)).map((one) => [one.name, one]),
  );
  const modules = new Map();
  const exampleOf = new Map();
  for (const value of uniqueValues(first, entries)) {
    value.examples.forEach((example, at) => {
      const path = join(folder, 'src', `example-${value.name}-${at}.tsx`);
      const imports = importsFor(example, names);
      modules.set(path, `${imports}\n${example}\nexport {};\n`);
      exampleOf.set(path, { name: value.name, skipped: imports.split('\n').length });
    });
  }
  const globals = join(folder, 'src', 'example-globals.tsx');
  modules.set(
    globals,
    `${importsFor(ambient, names)}\ndeclare global {\n${ambient}\n}\nexport {};\n`,
  );
  exampleOf.set(globals, { name: 'ambient', skipped: 0 });
  const program = programOf(folder, entries, modules);
  return [...modules.keys()].flatMap((path) => {
    const { name: exported, skipped } = exampleOf.get(path);
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ start, messageText }) => {
        const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1 - skipped;
        return `${exported}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      },
    );
  });
}

/** The exports that an example uses and does not declare, imported from their entries. */
function importsFor(example, names) {
  const source = ts.createSourceFile('example.tsx', example, ts.ScriptTarget.Latest, true);
  const used = new Set();
  const declared = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      used.add(node.text);
    }
    if (
      (ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      declared.add(node.name.text);
    }
    if (ts.isImportSpecifier(node) || ts.isFunctionDeclaration(node)) {
      declared.add(node.name?.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const wanted = [...used].filter((one) => !declared.has(one));
  const own = wanted
    .filter((one) => names.has(one))
    .map((one) => {
      const { entry, isValue } = names.get(one);
      return `import { ${isValue ? '' : 'type '}${one} } from '${entry}';`;
    });
  const react = wanted.filter((one) => OF_REACT.includes(one));
  return [...own, ...react.map((one) => `import { ${one} } from 'react';`)].join('\n');
}
