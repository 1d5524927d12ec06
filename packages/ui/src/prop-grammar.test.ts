import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

type Props = { readonly type: string; readonly names: ReadonlySet<string> };

/** The props that the kit declares, by props type; inherited props of native elements are excluded. */
function declaredProps(): readonly Props[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(stories|test|fixture|fake)\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(`${SOURCE}${file}`, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return source.statements.flatMap((statement) =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text.endsWith('Props')
        ? [{ type: statement.name.text, names: propNames(statement.type, source) }]
        : [],
    );
  });
}

function propNames(type: ts.TypeNode, source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) {
      node.members.forEach((member) => names.add(member.name?.getText(source) ?? ''));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(type);
  return names;
}

const ALL = declaredProps();

function breaking(rule: (names: ReadonlySet<string>) => boolean): string[] {
  return ALL.filter(({ names }) => rule(names)).map(({ type }) => type);
}

test('a component with a value reports changes by onValueChange', () => {
  expect(ALL.find(({ type }) => type === 'ComboboxProps')?.names).toContain('onValueChange');
  expect(breaking((names) => names.has('onChange'))).toEqual([]);
  expect(
    breaking(
      (names) =>
        names.has('onValueChange') && !['value', 'days', 'range'].some((name) => names.has(name)),
    ),
  ).toEqual([]);
});

test('a selection is a value, not a current or selected id', () => {
  expect(breaking((names) => names.has('onSelect'))).toEqual([]);
});

test('a component that opens has open and onOpenChange', () => {
  expect(breaking((names) => names.has('open') && names.has('onClose'))).toEqual([]);
  expect(breaking((names) => names.has('onOpenChange') && !names.has('open'))).toEqual([]);
});

test('the alternatives of a value are options', () => {
  expect(breaking((names) => names.has('onValueChange') && names.has('items'))).toEqual([]);
  expect(breaking((names) => names.has('choices'))).toEqual([]);
});
