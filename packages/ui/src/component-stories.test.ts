import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

/** Covered by the stories of their consumers; they render no markup themselves. */
const WITHOUT_A_FACE = ['LinkProvider', 'MoneyStyleProvider', 'ThemeProvider'];

type Exported = { name: string; path: string };

function read(path: string): string {
  return readFileSync(`${SOURCE}${path}`, 'utf8');
}

/** Component-like exports of `index.ts`: PascalCase values from a `.tsx` file. */
function exportedComponents(): readonly Exported[] {
  const lines = read('index.ts').matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g);
  return [...lines].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name))
      .map((name) => ({ name, path })),
  );
}

function storiesBeside(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return readdirSync(`${SOURCE}${folder}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n');
}

const COMPONENTS = exportedComponents();

test('index.ts exports components', () => {
  expect(COMPONENTS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Button', 'Stack', 'PayoutWaterfall']),
  );
});

test('every exported component has a story in its folder', () => {
  const missing = COMPONENTS.filter(({ name }) => !WITHOUT_A_FACE.includes(name))
    .filter(
      ({ name, path }) =>
        !new RegExp(`<${name}\\b|component: ${name}\\b`).test(storiesBeside(path)),
    )
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});

/** Its matrix shows it open on all sides. */
const OPEN_IN_ITS_MATRIX = ['components/tooltip'];

test('every overlay has a story that shows it open', () => {
  const folders = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .filter((file) => /Portal\b|createPortal/.test(read(file)))
    .map((file) => file.slice(0, file.lastIndexOf('/')));
  const missing = [...new Set(folders)]
    .filter((folder) => !OPEN_IN_ITS_MATRIX.includes(folder))
    .filter((folder) => !/export const Open\b/.test(storiesBeside(`${folder}/x`)));
  expect(folders).toContain('components/dialog');
  expect(missing).toEqual([]);
});

test('every exported component has a docstring', () => {
  const silent = COMPONENTS.filter(
    ({ name, path }) =>
      !new RegExp(`\\*/\\nexport (?:function|const|class) ${name}\\b`).test(read(path)),
  ).map(({ name }) => name);
  expect(silent).toEqual([]);
});

test('every folder of stories is its own page, with a component for its docs', () => {
  const files = ['layout', 'components', 'patterns'].flatMap((kind) =>
    readdirSync(`${SOURCE}${kind}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => `${kind}/${file}`),
  );
  const titles = files.map((file) => /title: '([^']+)'/.exec(read(file))?.[1] ?? file);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  const bare = files.filter((file) => !/\bcomponent: |\bcomponent,/.test(read(file)));
  expect(bare).toEqual([]);
});
