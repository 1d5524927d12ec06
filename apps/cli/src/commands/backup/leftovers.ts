/** A leftover of a killed backup or restore, as found by the server's program. */
export type Leftover = {
  readonly kind: 'file' | 'database';
  readonly name: string;
  /** False when it is, or may be, in use: it changed in the last ten minutes. */
  readonly is_removed: boolean;
};

/** One sentence per leftover. */
export function describeLeftovers(leftovers: readonly Leftover[]): string[] {
  return leftovers.map(({ kind, name, is_removed: isRemoved }) => {
    const what = kind === 'file' ? `unfinished backup ${name}` : `unfinished restore "${name}"`;
    return isRemoved
      ? `Removed the ${what}, which nothing was using.`
      : `Left the ${what} alone: it is in use, or not ten minutes old.`;
  });
}
