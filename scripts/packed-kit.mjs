// A project outside the workspace installs the packed kit, checks its types and builds: what a user of the package sees.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, npm, requireNode, root } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
ensureInstalled();
await buildStale(['packages/ui']);

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const project = mkdtempSync(join(tmpdir(), 'platebook-consumer-'));
try {
  const tarball = pack();
  writeProject(tarball);
  run(npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: project }));
  const tool = (...path) =>
    execFileSync(process.execPath, [join(project, 'node_modules', ...path)], {
      cwd: project,
      stdio: 'inherit',
    });
  tool('typescript', 'bin', 'tsc');
  for (const page of ['whole', 'parts']) {
    execFileSync(
      process.execPath,
      [
        join(project, 'node_modules/vite/bin/vite.js'),
        'build',
        '--logLevel',
        'error',
        '--mode',
        page,
      ],
      { cwd: project, stdio: 'inherit' },
    );
  }
  check();
} finally {
  rmSync(project, { recursive: true });
}

function pack() {
  const result = npm(
    ['pack', '-w', 'packages/ui', '--pack-destination', project, '--json', '--loglevel=error'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  );
  run(result);
  return JSON.parse(result.stdout)[0].filename;
}

function run({ status }) {
  if (status !== 0) {
    throw new Error('npm failed; it says why above.');
  }
}

function writeProject(tarball) {
  const pick = (...names) => Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  const files = {
    'package.json': JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { '@platebook/ui': `file:./${tarball}`, ...pick('react', 'react-dom') },
      devDependencies: pick('@types/react', '@types/react-dom', 'typescript', 'vite'),
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        skipLibCheck: false,
        types: ['vite/client', 'react', 'react-dom'],
      },
      include: ['*.tsx'],
    }),
    'vite.config.js': `export default ({ mode }) => ({
  build: { outDir: 'dist-' + mode, rolldownOptions: { input: mode + '.tsx' } },
});`,
    'whole.tsx': `import { Button } from '@platebook/ui';
import '@platebook/ui/styles.css';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button variant="primary">Post 3 entries</Button>);
`,
    'parts.tsx': `import '@platebook/ui/base.css';
import { Button, type ButtonProps } from '@platebook/ui/button';
import { createRoot } from 'react-dom/client';

const props: ButtonProps = { variant: 'primary', children: 'Post 3 entries' };
createRoot(document.body).render(<Button {...props} />);
// @ts-expect-error a component has no className
const wrong = <Button className="mine">Post</Button>;
void wrong;
`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(project, name), text);
  }
}

function check() {
  const read = (page, extension) =>
    readdirSync(join(project, `dist-${page}`, 'assets'))
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(project, `dist-${page}`, 'assets', name), 'utf8'))
      .join('');
  const [whole, parts] = [read('whole', '.css'), read('parts', '.css')];
  const faults = [
    [!whole.includes('--pb-color-bg-canvas:'), 'styles.css sets no theme.'],
    [!parts.includes('--pb-color-bg-canvas:'), 'base.css sets no theme.'],
    [parts.length > whole.length / 2, 'One button brings more than half of all styles.'],
    [!read('parts', '.js').includes('Post 3 entries'), 'The page lost its button.'],
    [
      !read('whole', '.js').includes('Post 3 entries'),
      'The page of the whole kit lost its button.',
    ],
    [read('parts', '.js').includes('Select all rows'), 'One button brings the data grid.'],
  ].filter(([wrong]) => wrong);
  if (faults.length > 0) {
    throw new Error(faults.map(([, fault]) => fault).join(' '));
  }
  process.stdout.write(
    `The packed kit installs, type-checks and builds outside the workspace; one button brings ${String(Math.round(parts.length / 1000))} of ${String(Math.round(whole.length / 1000))} kB of styles.\n`,
  );
}
