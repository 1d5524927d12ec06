/** What a backup or a restore that was killed left, as the server's program found it. */
export type Leftover = {
  readonly kind: 'file' | 'database';
  readonly name: string;
  /** False where something uses it, or may: it changed in the last ten minutes. */
  readonly is_removed: boolean;
};

/** A sentence for each of them. */
export function describeLeftovers(leftovers: readonly Leftover[]): string[] {
  return leftovers.map(({ kind, name, is_removed: isRemoved }) => {
    const what = kind === 'file' ? `unfinished backup ${name}` : `unfinished restore "${name}"`;
    return isRemoved
      ? `Removed the ${what}, which nothing was using.`
      : `Left the ${what} alone: it is in use, or not ten minutes old.`;
  });
}
