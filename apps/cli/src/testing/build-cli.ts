import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** End-to-end tests run the shipped program; vitest calls this once before them. */
export async function setup(): Promise<void> {
  const workspace = fileURLToPath(new URL('../..', import.meta.url));
  const tsup = fileURLToPath(
    new URL('../../../../node_modules/tsup/dist/cli-default.js', import.meta.url),
  );
  await promisify(execFile)(process.execPath, [tsup, '--silent'], { cwd: workspace });
}
