// Knows which workspaces are stale: a build is fresh when the hash of everything it reads equals the one it left behind.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { isLocked, lock } from './lock.mjs';

/** The inputs of each build besides its own folder. Apps bundle the packages from source. */
const TARGETS = {
  'packages/accounting': { reads: [] },
  'packages/api-client': { reads: ['openapi.yaml'] },
  'packages/ui': { reads: [] },
  'packages/machines': { reads: [] },
  'apps/sandbox': { reads: [] },
  'apps/cli': { reads: ['packages/accounting', 'packages/api-client'] },
  'apps/server': { reads: ['packages/accounting', 'packages/machines'] },
  'apps/web': {
    reads: ['packages/api-client', 'packages/machines', 'packages/ui'],
  },
};

const IGNORED = new Set(['.cache', 'node_modules', 'dist', 'storybook-static', 'test-results']);

function* filesBelow(path) {
  if (!existsSync(join(root, path))) {
    return;
  }
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    if (
      IGNORED.has(entry.name) ||
      entry.name.startsWith('.harness-') ||
      entry.name.includes('.test.') ||
      entry.name.includes('.stories.')
    ) {
      continue;
    }
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      yield* filesBelow(child);
    } else {
      yield child;
    }
  }
}

function hashOf(target) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const paths = ['package-lock.json', 'tsconfig.base.json'];
  for (const read of [target, ...TARGETS[target].reads]) {
    if (read.endsWith('.yaml')) {
      paths.push(read);
    } else {
      paths.push(...filesBelow(read));
    }
  }
  for (const path of paths.sort()) {
    hash
      .update(relative(root, join(root, path)))
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function stampOf(target) {
  return join(root, target, 'dist', '.built-from');
}

function build(target) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn('npm', ['run', 'build', '--silent', '-w', target], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) {
        reject(new Error(`${target} does not build (exit ${code}):\n${output}`));
        return;
      }
      process.stdout.write(
        `  built ${target} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`,
      );
      resolve();
    });
  });
}

function findStale(targets) {
  return targets
    .map((target) => ({ target, hash: hashOf(target) }))
    .filter(
      ({ target, hash }) =>
        !existsSync(stampOf(target)) || readFileSync(stampOf(target), 'utf8') !== hash,
    );
}

/**
 * Builds the stale ones among `targets` (all workspaces when left out), two at a time, and waits first for a command
 * that is building. Returns the names of what was built.
 */
export async function buildStale(targets = Object.keys(TARGETS)) {
  if (!isLocked() && findStale(targets).length === 0) {
    return [];
  }
  const release = await lock();
  try {
    return await buildAll(findStale(targets));
  } finally {
    release();
  }
}

async function buildAll(stale) {
  if (stale.length > 0) {
    process.stdout.write(`Building ${stale.map(({ target }) => target).join(', ')}…\n`);
  }
  const queue = [...stale];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await build(next.target);
      writeFileSync(stampOf(next.target), next.hash);
    }
  };
  await Promise.all([worker(), worker()]);
  return stale.map(({ target }) => target);
}
