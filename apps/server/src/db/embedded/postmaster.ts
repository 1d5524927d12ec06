import { readFile, readdir, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './binaries.ts';

export type PostmasterFile = { readonly pid: number; readonly port: number };

/** The contents of `postmaster.pid`, or null while there is no such file or it is incomplete. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | null> {
  try {
    const lines = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0
      ? { pid, port }
      : null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

/** Whether a process with this id exists; a zombie counts, a process of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Removes a stale lock file whose owner cannot be a running postmaster: after a container restart its pid may belong to
 * another program, and a killed postmaster can stay a zombie if nothing reaps it. PostgreSQL itself refuses to start in
 * both cases. The file stays while any process still works inside the data folder.
 */
export async function clearFalseLock(dataFolder: string, pid: number): Promise<boolean> {
  if (
    process.platform !== 'linux' ||
    (await isRunningPostgres(pid)) ||
    (await isInUse(dataFolder))
  ) {
    return false;
  }
  await rm(join(dataFolder, 'postmaster.pid'), { force: true });
  return true;
}

async function isRunningPostgres(pid: number): Promise<boolean> {
  const status = await procText(pid, 'stat');
  // The name is in parentheses and may itself contain spaces; the state letter follows the last one.
  const state = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3);
  return status.includes('(postgres)') && state !== 'Z' && state !== 'X';
}

async function isInUse(dataFolder: string): Promise<boolean> {
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await workingFolder(name)) === dataFolder) {
      return true;
    }
  }
  return false;
}

async function workingFolder(pid: string): Promise<string | null> {
  return readlink(`/proc/${pid}/cwd`).catch(() => null);
}

async function procText(pid: number, file: string): Promise<string> {
  return readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
}
