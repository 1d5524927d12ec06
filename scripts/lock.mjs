// Serializes installs and builds of this checkout. Uses Node's own modules only.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FILE = join(dirname(dirname(fileURLToPath(import.meta.url))), '.platebook.lock');
const POLL_MS = 200;
/** A file without a process id is still being written, unless it is older than this. */
const UNWRITTEN_MS = 5_000;

/** Whether this very process holds it: in a container the previous process may have had the same id. */
let isHeld = false;

/** Whether the lock is held, or was left by a killed command. */
export function isLocked() {
  return ageMs() !== null;
}

/**
 * Waits for the lock with a single message, and takes it. Returns a release function; the process's exit releases it
 * too.
 */
export async function lock() {
  const wait = waiting();
  while (!take()) {
    wait();
    await delay(POLL_MS);
  }
  return letGo();
}

/** A blocking variant. */
export function lockSync() {
  const wait = waiting();
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  while (!take()) {
    wait();
    Atomics.wait(nobody, 0, 0, POLL_MS);
  }
  return letGo();
}

function waiting() {
  let hasWarned = false;
  return () => {
    if (!hasWarned) {
      hasWarned = true;
      process.stdout.write(
        `Another command of Platebook (process ${holder() || 'unknown'}) is installing or building here; waiting for it…\n`,
      );
    }
  };
}

function letGo() {
  isHeld = true;
  const free = () => {
    isHeld = false;
    process.off('exit', free);
    rmSync(FILE, { force: true });
  };
  process.once('exit', free);
  return free;
}

function take() {
  removeStale();
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** Renames the file first, so that only one of several waiters removes a stale lock, and never the next holder's. */
function removeStale() {
  const pid = holder();
  if (pid === null || (pid === '' ? (ageMs() ?? 0) < UNWRITTEN_MS : isAlive(Number(pid)))) {
    return;
  }
  const moved = `${FILE}.${process.pid}`;
  try {
    renameSync(FILE, moved);
  } catch (error) {
    if (error.code === 'ENOENT') {
      return;
    }
    throw error;
  }
  const found = readFileSync(moved, 'utf8');
  if (found !== pid) {
    writeFileSync(FILE, found, { flag: 'wx' });
  }
  rmSync(moved);
}

/** The process id in the file: empty while it is being written, null without a file. */
function holder() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

function ageMs() {
  const stats = statSync(FILE, { throwIfNoEntry: false });
  return stats === undefined ? null : Date.now() - stats.mtimeMs;
}

function isAlive(pid) {
  if (pid === process.pid) {
    return isHeld;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
