// One page, seven builds: bytes of JavaScript and CSS, gzip, as a browser loads them.
import { readFileSync, readdirSync } from 'node:fs';
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
        rolldownOptions: { input: join(here, 'pages', `${page}.tsx`) },
      },
    });
    rows.push({ title, ...bytesOf(join(outDir, 'assets')) });
  }
  return rows;
}

/** Fonts are left out: they are the same choice for every library. */
function bytesOf(folder) {
  const sum = (extension) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(extension))
      .reduce(
        (bytes, name) => bytes + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
        0,
      );
  return { js: sum('.js'), css: sum('.css') };
}

/** Prints the table and whether each goal is met. */
export function printSizes(rows) {
  const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  const say = (text) => process.stdout.write(`${text}\n`);
  const { version } = createRequire(import.meta.url)('vite/package.json');
  say(
    `One page with button, text field, select, dialog, tabs, toast and a table of 20 rows; vite ${version}; kB gzip`,
  );
  say(`${''.padEnd(20)}     JS     CSS   total`);
  for (const { title, js, css } of rows) {
    say(`${title.padEnd(20)}${kB(js)} ${kB(css)} ${kB(js + css)}`);
  }
  const total = ({ js, css }) => js + css;
  const [, ours, ...others] = rows;
  const goals = [
    [`JS ≤ ${GOALS.js / 1000} kB`, ours.js <= GOALS.js],
    [`CSS ≤ ${GOALS.css / 1000} kB`, ours.css <= GOALS.css],
    ['smallest total with a look', others.every((other) => total(ours) < total(other))],
  ];
  for (const [goal, met] of goals) {
    say(`${met ? 'met   ' : 'MISSED'} ${goal}`);
  }
  return goals.every(([, met]) => met);
}
