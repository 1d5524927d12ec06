import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));

/** Folders whose texts are not all messages yet. A folder that is done leaves the list, and cannot come back. */
const TO_DO: readonly string[] = ['features/auth'];

/** What people see or hear of an element. */
const SPOKEN = new Set([
  'label',
  'title',
  'hint',
  'placeholder',
  'alt',
  'description',
  'legend',
  'heading',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'confirmLabel',
  'cancelLabel',
  'saveLabel',
  'header',
  'term',
]);

/** Names of products and of formats, which are the same everywhere. */
const NAMES =
  /^(?:Platebook|QuickBooks|Uber Eats|DoorDash|CSV|XLSX|PDF|ZIP|UTC|USD|CAD|SHA-256|intuit_tid)$/;

function isText(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !NAMES.test(text.trim());
}

/** The texts of a file that stand in elements, or in attributes and properties that people see. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(`${SRC}${path}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const owner =
      ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)
        ? node.name.getText(source).replaceAll("'", '')
        : null;
    const value = owner === null || !SPOKEN.has(owner) ? undefined : textIn(node);
    const text = ts.isJsxText(node) ? node.text.trim() : value;
    if (text !== undefined && isText(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1} ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textIn(node: ts.JsxAttribute | ts.PropertyAssignment | ts.Node): string | undefined {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) {
    return undefined;
  }
  const value = node.initializer;
  if (value === undefined) {
    return undefined;
  }
  const inner = ts.isJsxExpression(value) ? value.expression : value;
  if (inner === undefined) {
    return undefined;
  }
  if (ts.isStringLiteral(inner) || ts.isNoSubstitutionTemplateLiteral(inner)) {
    return inner.text;
  }
  return ts.isTemplateExpression(inner)
    ? [inner.head.text, ...inner.templateSpans.map(({ literal }) => literal.text)].join(' ')
    : undefined;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    /^(?:app|features|shared)\//.test(file) &&
    !/\.(?:messages|test|stories|fake|fr)\.|shared\/testing\//.test(file),
);

/** The folder that a file is converted with: a feature, a part of sync, or a shared folder. */
function folderOf(file: string): string {
  const parts = file.split('/');
  const depth = parts[0] === 'app' ? 1 : parts[1] === 'sync' ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

test('every text that people see is a message', () => {
  const unwritten = files
    .filter((file) => !TO_DO.includes(folderOf(file)))
    .flatMap((file) => textsOf(file));
  expect(unwritten).toEqual([]);
});

test('a folder that is done is off the list', () => {
  const open = new Set(files.filter((file) => textsOf(file).length > 0).map(folderOf));
  expect(TO_DO.filter((folder) => !open.has(folder))).toEqual([]);
});
