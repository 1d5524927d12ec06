import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_MB = 400;
const CHUNK = Buffer.alloc(65_536);

/** A separate disk for a trial, small enough to be filled. */
export type SmallDisk = {
  readonly folder: string;
  /** Fills it until nothing more fits. */
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  /** Fails while a process has a file open for writing. */
  readonly makeReadOnly: () => Promise<void>;
  readonly makeWritable: () => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/** In memory; needs the permission to mount, which root has. */
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
