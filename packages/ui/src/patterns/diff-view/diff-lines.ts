import diff from 'microdiff';

export type DiffKind = 'added' | 'removed' | 'changed';
export type DiffLine = {
  path: string;
  kind: DiffKind;
  before: string | null;
  after: string | null;
};

/** A value as shown to users; strings are not quoted. */
function write(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const KINDS = { CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const;

/** Every leaf that differs, by path: "qbo.accounts.0". */
export function diffLines(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): readonly DiffLine[] {
  return diff(before, after).map((step) => ({
    path: step.path.join('.'),
    kind: KINDS[step.type],
    before: step.type === 'CREATE' ? null : write(step.oldValue),
    after: step.type === 'REMOVE' ? null : write(step.value),
  }));
}
