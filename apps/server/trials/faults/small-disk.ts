import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_MB = 400;
const CHUNK = Buffer.alloc(65_536);

/** A disk of a trial's own, so small that it can be filled. */
export type SmallDisk = {
  readonly folder: string;
  /** Until nothing more goes onto it. */
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  /** Fails while somebody has a file open that they write to. */
  readonly makeReadOnly: () => Promise<void>;
  readonly makeWritable: () => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/** In memory; only who may mount can have one, which is root. */
export async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: async () => {
      const file = await open(filler, 'a');
      try {
        for (;;) {
          await file.appendFile(CHUNK);
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') {
          throw error;
        }
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    makeReadOnly: async () => {
      await run('mount', ['-o', 'remount,ro', folder]);
    },
    makeWritable: async () => {
      await run('mount', ['-o', 'remount,rw', folder]);
    },
    unmount: async () => {
      await run('umount', ['-l', folder]);
      await rmdir(folder);
    },
  };
}
