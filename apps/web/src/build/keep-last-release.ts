import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build records its files; not served. */
const NOTE = join('.vite', 'releases.json');

/** Hashed files of this build, and of the last build with different files. */
type Releases = { readonly current: readonly string[]; readonly last: readonly string[] };

const NONE: Releases = { current: [], last: [] };

/**
 * Keeps the previous release's hashed files in the output folder, and removes older ones: a tab opened before a release
 * can still lazy-load its pages.
 */
export function keepLastRelease(): Plugin {
  return {
    name: 'platebook-keep-last-release',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const current = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const releases = nextReleases(await readNote(dir), current);
      for (const file of await readdir(join(dir, 'assets'))) {
        if (!isKept(`assets/${file}`, releases)) {
          await rm(join(dir, 'assets', file));
        }
      }
      await mkdir(dirname(join(dir, NOTE)), { recursive: true });
      await writeFile(join(dir, NOTE), JSON.stringify(releases));
    },
  };
}

/** The record after a build with these files; a build with the same files is not a new release. */
export function nextReleases(before: Releases, current: readonly string[]): Releases {
  const known = new Set(before.current);
  const isSame = known.size === current.length && current.every((file) => known.has(file));
  return { current, last: isSame ? before.last : before.current };
}

/**
 * Whether a file is kept: part of one of the two releases, or a compressed copy. Source maps are kept with their
 * release.
 */
export function isKept(file: string, { current, last }: Releases): boolean {
  const name = file.replace(/\.(br|gz)$/, '');
  return current.includes(name) || (last.includes(name) && !name.endsWith('.map'));
}

async function readNote(dir: string): Promise<Releases> {
  try {
    return JSON.parse(await readFile(join(dir, NOTE), 'utf8')) as Releases;
  } catch {
    // The first build, or a truncated record: the previous release is unknown.
    return NONE;
  }
}
