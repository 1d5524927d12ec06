import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));

/** Visible or announced attributes. */
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

/** Product and format names, which are not translated. */
const NAMES =
  /^(?:Platebook|QuickBooks|Uber Eats|DoorDash|CSV|XLSX|PDF|ZIP|UTC|USD|CAD|SHA-256|intuit_tid)$/;

function isText(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !NAMES.test(text.trim());
}

/** Texts in elements, or in attributes and properties that people see. */
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

test('every user-visible text is a message', () => {
  expect(files.flatMap((file) => textsOf(file))).toEqual([]);
});

/** Two words of a sentence. */
const WORDS = /\p{L}{2,} \p{Ll}{2,}/u;

/** Strings that are never shown: storage keys, API names, layouts. */
const OF_CODE = new Set([
  'new store',
  'new client',
  'another account',
  'drafts of',
  'ResizeObserver loop',
  'A former user',
  'Platebook support',
  'Cost of Goods Sold',
]);

/** Whether a node's text is never shown: imports, types, internal errors, non-text attributes. */
function isUntold(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && node.expression.getText().endsWith('Error'))
  );
}

/** Strings with two words or more anywhere in the code. */
function sentencesOf(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(`${SRC}${path}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isUntold(node)) {
      return;
    }
    const text =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : '';
    if (WORDS.test(text) && !OF_CODE.has(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1} ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no sentence is hard-coded', () => {
  expect(files.flatMap((file) => sentencesOf(file))).toEqual([]);
});
