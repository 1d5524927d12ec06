import { access, constants, mkdir } from 'node:fs/promises';

/** DATA_DIR is not writable; the message tells an operator why and what to do. */
export class DataDirError extends Error {
  override name = 'DataDirError';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOSPC: 'the disk is full',
};

/** Creates the data folder if there is none. Throws `DataDirError` if this process cannot write to it. */
export async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    throw dataDirError(dataDir, cause);
  }
}

/** The operator's error for `cause`; a cause of another kind is returned unchanged. */
export function dataDirError(dataDir: string, cause: unknown): unknown {
  const code = (cause as NodeJS.ErrnoException | null)?.code ?? '';
  const reason = REASONS[code];
  return reason === undefined
    ? cause
    : new DataDirError(
        `DATA_DIR ${dataDir} cannot be used: ${reason} (${code}). Make it writable for the user that runs Platebook, or set DATA_DIR to another folder.`,
        { cause },
      );
}
