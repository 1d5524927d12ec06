import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));

export type WorkerProgram = {
  readonly path: string;
  readonly remove: () => Promise<void>;
};

const SOURCES = {
  worker: 'trials/faults/worker.ts',
  migrator: 'trials/faults/migrator.ts',
  'admin-backup': 'src/admin-backup.ts',
} as const;

/** Bundles a program as deep below the server as the shipped ones, which find their files relative to themselves. */
export async function buildWorker(name: keyof typeof SOURCES = 'worker'): Promise<WorkerProgram> {
  const folder = `.harness-${process.pid}-${name}`;
  const tsup = createRequire(import.meta.url).resolve('tsup/dist/cli-default.js');
  await promisify(execFile)(
    process.execPath,
    [tsup, SOURCES[name], '--config', 'tsup.trial.config.ts', '--out-dir', folder],
    { cwd: SERVER },
  );
  return {
    path: join(SERVER, folder, `${name}.js`),
    remove: () => rm(join(SERVER, folder), { recursive: true, force: true }),
  };
}
