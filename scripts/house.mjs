// npm run house: how the code stands: lines, sizes of functions, cycles, imports that go up between rooms, tests against
// source, functions written twice, exports without documentation. Fails on a cycle and on an import that goes up.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { default: ts } = await import('typescript');
const { DOCUMENTED_PACKAGES, auditExports } = await import('./public-exports.mjs');

// `npm run house | head` closes the pipe.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
  process.exit();
});

const PARTS = {
  server: 'apps/server',
  web: 'apps/web',
  ui: 'packages/ui',
  accounting: 'packages/accounting',
  machines: 'packages/machines',
  'api-client': 'packages/api-client',
  cli: 'apps/cli',
};
/** Shorter duplicate functions are not considered duplicated rules. */
const TWIN_LINES = 6;

const tracked = execFileSync('git', ['ls-files', '-z', ...Object.values(PARTS)], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const files = tracked
  .split('\0')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
  .filter((path) => existsSync(join(root, path)))
  .map(read);

function read(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, kind: kindOf(path), text, lines: linesOf(text), source };
}

function kindOf(path) {
  if (/\.stories\.tsx?$/.test(path)) {
    return 'stories';
  }
  const isTest = /\.test(-d)?\.tsx?$|\.fake\.ts$|\.trial\.ts$|\/(trials|testing|journeys)\//.test(
    path,
  );
  return isTest ? 'tests' : 'source';
}

function linesOf(text) {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

/** Every function of a file with its non-empty lines. */
function functionsOf({ path, source }) {
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body !== undefined) {
      const text = node.getText(source);
      found.push({ path, lines: linesOf(text), body: node.body.getText(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importsOf({ path, source }) {
  const found = new Set();
  const visit = (node) => {
    const specifier =
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier;
    if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) {
      found.add(relative(root, resolve(root, dirname(path), specifier.text)));
    }
  };
  source.statements.forEach(visit);
  return [...found];
}

const byPath = new Map(files.map((file) => [file.path, file]));
const imports = new Map(
  files.map((file) => [file.path, importsOf(file).filter((path) => byPath.has(path))]),
);

/** Import cycles (Tarjan's algorithm). */
function cycles() {
  const groups = [];
  const state = new Map();
  const stack = [];
  const enter = (path) => {
    const own = { index: state.size, low: state.size, onStack: true };
    state.set(path, own);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      const known = state.get(next) ?? enter(next);
      if (known.onStack) {
        own.low = Math.min(own.low, known.low);
      }
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(path));
      group.forEach((member) => (state.get(member).onStack = false));
      if (group.length > 1) {
        groups.push(group);
      }
    }
    return own;
  };
  files.forEach(({ path }) => state.has(path) || enter(path));
  return groups;
}

const SERVER = 'apps/server/src/';
const floors = JSON.parse(readFileSync(join(root, 'apps/server/rooms.json'), 'utf8'));
const floorOf = new Map(floors.flatMap((rooms, at) => rooms.map(({ room }) => [room, at])));

function roomOf(path) {
  return path.startsWith(SERVER) ? path.slice(SERVER.length).split('/')[0] : null;
}

/** Imports of one room from a room above it, or beside it on its floor. */
function upward() {
  return files
    .filter(({ kind }) => kind === 'source')
    .flatMap(({ path }) => imports.get(path).map((to) => ({ from: path, to })))
    .filter(({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)];
      const floor = floorOf.get(own);
      const isFree = own === other || floor === undefined || floor === floors.length - 1;
      const there = floorOf.get(other) ?? floors.length;
      return !isFree && (there > floor || (there === floor && floor > 0));
    });
}

/** Function bodies that are duplicated word for word. */
function twins(functions) {
  const known = new Map();
  for (const { path, lines, body } of functions.filter(({ lines }) => lines >= TWIN_LINES)) {
    const hash = createHash('sha256').update(body.replaceAll(/\s+/g, ' ')).digest('hex');
    known.set(hash, [...(known.get(hash) ?? []), { path, lines }]);
  }
  return [...known.values()].filter(({ length }) => length > 1);
}

function at(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function row(name, folder) {
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`));
  const sum = (kind) =>
    own.filter((file) => file.kind === kind).reduce((total, { lines }) => total + lines, 0);
  const source = own.filter(({ kind }) => kind === 'source');
  const functions = source.flatMap(functionsOf);
  const sizes = functions.map(({ lines }) => lines).sort((a, b) => a - b);
  return {
    name,
    source: sum('source'),
    tests: sum('tests'),
    ratio: (sum('tests') / sum('source')).toFixed(2),
    stories: sum('stories'),
    'function p50': at(sizes, 0.5),
    p90: at(sizes, 0.9),
    'over 60': sizes.filter((size) => size > 60).length,
    'files over 300': source.filter(({ text }) => text.split('\n').length > 301).length,
    twins: twins(functions).length,
  };
}

function operations() {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  return contract.match(/^ {6}operationId:/gm)?.length ?? 0;
}

const rows = Object.entries(PARTS).map(([name, folder]) => row(name, folder));
const circles = cycles();
const arrows = upward();
const server = rows.find(({ name }) => name === 'server');
const write = (text) => process.stdout.write(`${text}\n`);

function writeTable(lines) {
  const columns = Object.keys(lines[0]);
  const isText = (column) =>
    typeof lines[0][column] === 'string' && !/^[\d.]+$/.test(lines[0][column]);
  write(`| ${columns.join(' | ')} |`);
  write(`|${columns.map((column) => (isText(column) ? '---' : '--:')).join('|')}|`);
  lines.forEach((cells) => write(`| ${columns.map((column) => cells[column]).join(' | ')} |`));
  write('');
}

writeTable(rows);
write(`cycles of files: ${circles.length}`);
circles.forEach((group) => write(`  ${group.join(' → ')}`));
write(`imports that go up between rooms: ${arrows.length}`);
arrows.forEach(({ from, to }) => write(`  ${from} → ${to}`));
const count = operations();
write(`operations: ${count}; server source lines for each: ${(server.source / count).toFixed(0)}`);
write('');

/** Counts instead of names. */
function counted(audit) {
  return Object.fromEntries(
    Object.entries(audit).map(([key, value]) => [key, Array.isArray(value) ? value.length : value]),
  );
}

const audits = DOCUMENTED_PACKAGES.map(auditExports);
writeTable(audits.map(counted));
for (const { package: name, exports: _, ...lacks } of audits) {
  for (const [lack, names] of Object.entries(lacks).filter(([, { length }]) => length > 0)) {
    write(`${name}, ${lack}: ${names.join(', ')}`);
  }
}
process.exitCode = circles.length + arrows.length > 0 ? 1 : 0;
