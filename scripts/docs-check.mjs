// npm run docs:check: every file that README, CONTRIBUTING and docs/ mention exists, and every npm script they name does too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => String(name).endsWith('.md'))
    .map((name) => join('docs', String(name))),
];
const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const folders = [
  'apps/',
  'packages/',
  'docs/',
  'e2e/',
  'bench/',
  'scripts/',
  'demo/',
  'conformance/',
];

const problems = [];
for (const page of pages) {
  const text = readFileSync(join(root, page), 'utf8');
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(dirname(page), match[1]),
  );
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)]
    .map((match) => match[1])
    .filter(
      (path) => folders.some((folder) => path.startsWith(folder)) && !/\/dist(\/|$)/.test(path),
    );
  for (const path of new Set([...linked, ...quoted])) {
    if (!existsSync(join(root, path))) {
      problems.push(`${page} mentions ${path}, which does not exist`);
    }
  }
  for (const [, name] of text.matchAll(/npm run (?:-s |--silent )?([\w:]+)/g)) {
    if (scripts[name] === undefined) {
      problems.push(`${page} mentions npm run ${name}, which is no script`);
    }
  }
}
for (const problem of problems) {
  process.stderr.write(`${problem}\n`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
