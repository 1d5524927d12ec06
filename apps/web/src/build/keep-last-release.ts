import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build notes what it wrote; the server does not serve it. */
const NOTE = join('.vite', 'releases.json');

/** Hashed files of this build, and of the last build before it that wrote others. */
type Releases = { readonly current: readonly string[]; readonly last: readonly string[] };

const NONE: Releases = { current: [], last: [] };

/**
 * Leaves the hashed files of the release before in the output folder, and removes older ones: a tab that was opened before
 * a release still loads the rest of the pages it knows.
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

/** What to note after a build of these files: one that wrote the same files again is no release. */
export function nextReleases(before: Releases, current: readonly string[]): Releases {
  const known = new Set(before.current);
  const isSame = known.size === current.length && current.every((file) => known.has(file));
  return { current, last: isSame ? before.last : before.current };
}

/** Whether a file stays: one of the two releases, or the compressed twin of one. Source maps go with their release. */
export function isKept(file: string, { current, last }: Releases): boolean {
  const name = file.replace(/\.(br|gz)$/, '');
  return current.includes(name) || (last.includes(name) && !name.endsWith('.map'));
}

async function readNote(dir: string): Promise<Releases> {
  try {
    return JSON.parse(await readFile(join(dir, NOTE), 'utf8')) as Releases;
  } catch {
    // The first build, or a note that was cut short: nothing is known of the release before.
    return NONE;
  }
}
