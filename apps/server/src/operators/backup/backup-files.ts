import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedError } from '../program/refused-error.ts';
import { readManifest } from './archive-reader.ts';
import { explainFile } from './damaged.ts';
import { lastMigrationOf, rowsIn } from './manifest.ts';

const NAME = /^platebook-\d{8}T\d{6}Z\.tar$/;

/** `platebook-20261126T101417Z.tar`: sorted by name they are sorted by time. */
export function backupName(at: Date): string {
  return `platebook-${stampOf(at)}.tar`;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** 20261126T101417Z. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

export type BackupFile = {
  readonly file: string;
  readonly bytes: number;
  /** Null if the archive is damaged; `problem` says how. */
  readonly created_at: string | null;
  readonly migration: string | null;
  readonly rows: number | null;
  readonly keys: readonly string[];
  readonly problem: string | null;
};

/** The backups of a folder, newest first, from their manifests; their parts are not read. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const { size } = await stat(file);
    files.push({ file, bytes: size, ...(await describe(file)) });
  }
  return files;
}

async function describe(file: string): Promise<Omit<BackupFile, 'file' | 'bytes'>> {
  try {
    const manifest = await readManifest(file);
    return {
      created_at: manifest.created_at,
      migration: lastMigrationOf(manifest),
      rows: rowsIn(manifest),
      keys: manifest.keys,
      problem: null,
    };
  } catch (error) {
    if (error instanceof RefusedError) {
      const problem = error.message;
      return { created_at: null, migration: null, rows: null, keys: [], problem };
    }
    throw error;
  }
}

/** Removes all backups of a folder except the newest `count`. Returns the removed ones. */
export async function removeOldBackups(folder: string, count: number): Promise<string[]> {
  const old = await oldBackups(folder, count);
  for (const file of old) {
    await rm(file);
  }
  return old;
}

/** All backups of a folder except the newest `count`. */
export async function oldBackups(folder: string, count: number): Promise<string[]> {
  return (await namesIn(folder)).slice(count).map((name) => join(folder, name));
}

/** Newest first. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isBackupName).sort().reverse();
  } catch (error) {
    const explained = explainFile(folder, 'read', error);
    if (explained instanceof RefusedError && explained.kind === 'not_found') {
      return [];
    }
    throw explained;
  }
}
