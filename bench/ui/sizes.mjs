// One page, seven builds: bytes of JavaScript and CSS, gzip, as a browser loads them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const PAGES = [
  { page: 'bare', title: 'React alone' },
  { page: 'platebook', title: '@platebook/ui' },
  { page: 'mui', title: '@mui/material' },
  { page: 'mantine', title: '@mantine/core' },
  { page: 'chakra', title: '@chakra-ui/react' },
  { page: 'radix-themes', title: '@radix-ui/themes' },
  { page: 'antd', title: 'antd' },
];

const GOALS = { js: 115_000, css: 8_000 };

/** Bytes by page; all built the same way into `folder`, with one React for all. */
export async function measureSizes(here, folder) {
  const rows = [];
  for (const { page, title } of PAGES) {
    const outDir = join(folder, page);
    await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir,
        target: 'es2022',
        modulePreload: false,
        manifest: true,
        rolldownOptions: { input: join(here, 'pages', `${page}.tsx`) },
      },
    });
    rows.push({ title, ...bytesOf(outDir) });
  }
  return rows;
}

/**
 * What the browser loads for the page: the entry with its static imports and styles. Dynamic imports (the overflow menu
 * of tabs) are left out for every library, and so are fonts.
 */
function bytesOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const reached = new Set();
  const visit = (key) => {
    if (!reached.has(key)) {
      reached.add(key);
      (manifest[key].imports ?? []).forEach(visit);
    }
  };
  Object.keys(manifest)
    .filter((key) => manifest[key].isEntry)
    .forEach(visit);
  const chunks = [...reached].map((key) => manifest[key]);
  const sum = (files) =>
    [...new Set(files)].reduce(
      (bytes, name) => bytes + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
      0,
    );
  return {
    js: sum(chunks.map(({ file }) => file)),
    css: sum(chunks.flatMap(({ css = [] }) => css)),
  };
}

/** Prints the table and returns whether each goal is met. */
export function printSizes(rows) {
  const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  const print = (text) => process.stdout.write(`${text}\n`);
  const { version } = createRequire(import.meta.url)('vite/package.json');
  print(
    `One page with button, text field, select, dialog, tabs, toast and a table of 20 rows; vite ${version}; kB gzip`,
  );
  print(`${''.padEnd(20)}     JS     CSS   total`);
  for (const { title, js, css } of rows) {
    print(`${title.padEnd(20)}${kB(js)} ${kB(css)} ${kB(js + css)}`);
  }
  const total = ({ js, css }) => js + css;
  const [, ours, ...others] = rows;
  const goals = [
    [`JS ≤ ${GOALS.js / 1000} kB`, ours.js <= GOALS.js],
    [`CSS ≤ ${GOALS.css / 1000} kB`, ours.css <= GOALS.css],
    ['smallest total with a look', others.every((other) => total(ours) < total(other))],
  ];
  for (const [goal, met] of goals) {
    print(`${met ? 'met   ' : 'MISSED'} ${goal}`);
  }
  return goals.every(([, met]) => met);
}
