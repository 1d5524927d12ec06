// npm run generate: writes what is generated from openapi.yaml and from the command line's declarations and is checked in.
// npm run generate:check: fails when a generated file differs from what would be written now.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { buildStale } from './stale.mjs';

ensureInstalled();
const { default: openapiTS, astToString } = await import('openapi-typescript');
const { accessPage } = await import('./access-page.mjs');
const { errorCodesPage } = await import('./error-codes-page.mjs');
const { architecturePage } = await import('./rooms-picture.mjs');
const { operationAccess } = await import('./operation-access.mjs');

const header = '/** Generated from openapi.yaml by `npm run generate`; do not edit. */\n';
const files = {
  'packages/api-client/src/generated/schema.ts': async () =>
    header + astToString(await openapiTS(new URL(`file://${join(root, 'openapi.yaml')}`))),
  'packages/api-client/src/generated/operation-access.ts': () => header + operationAccess(),
  'docs/access.md': accessPage,
  'docs/error-codes.md': errorCodesPage,
  'docs/architecture.md': architecturePage,
  'docs/cli.md': async () => {
    await buildStale(['apps/cli']);
    const program = join(root, 'apps/cli/bin/platebook.js');
    return execFileSync(process.execPath, [program, 'help', '--markdown'], { encoding: 'utf8' });
  },
  // npm links man pages only if they are listed one by one; the build above has written them.
  'apps/cli/package.json': () => {
    const pages = readdirSync(join(root, 'apps/cli/dist/man')).sort();
    const manifest = JSON.parse(readFileSync(join(root, 'apps/cli/package.json'), 'utf8'));
    const man = pages.map((page) => `dist/man/${page}`);
    return `${JSON.stringify({ ...manifest, man }, null, 2)}\n`;
  },
};

const check = process.argv.includes('--check');
let stale = 0;
for (const [path, make] of Object.entries(files)) {
  const text = await make();
  const target = join(root, path);
  const same = existsSync(target) && readFileSync(target, 'utf8') === text;
  if (same) {
    continue;
  }
  if (check) {
    stale += 1;
    process.stderr.write(
      `${path} is not what its source says; run \`npm run generate\` and commit it.\n`,
    );
  } else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    process.stdout.write(`wrote ${path}\n`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
