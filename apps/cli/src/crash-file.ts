import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { readVersion } from './version.ts';

/** Writes what a bug report needs, readable only by the user, and returns its path (or why it could not be written). */
export async function writeCrashFile(thrown: unknown, context: Context): Promise<string> {
  const at = context.clock().toISOString();
  const path = join(tmpdir(), `platebook-crash-${at.replaceAll(/[:.]/g, '-')}-${process.pid}.txt`);
  const report = [
    `platebook ${readVersion()} · node ${process.version} · ${process.platform} ${process.arch}`,
    `at ${at}`,
    `arguments ${JSON.stringify(context.argv)}`,
    thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    '',
  ].join('\n');
  try {
    await writeFile(path, report, { flag: 'wx', mode: 0o600 });
    return path;
  } catch (error) {
    return `the output of --debug (no crash file: ${error instanceof Error ? error.message : String(error)})`;
  }
}
