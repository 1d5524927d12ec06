/** A row of a tree that is rendered as a flat list. */
export type TreeRow = {
  /** 1 for a root. */
  level: number;
  /** null for a leaf. */
  isOpen: boolean | null;
};

export type TreeStep = { kind: 'go' | 'open' | 'close'; at: number };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export type TreePlace = {
  at: number;
  /** The number of rows that Page Up and Page Down move by. */
  page: number;
  direction: 'ltr' | 'rtl';
};

/** The action of a key in a tree, following the ARIA tree pattern; null if it has none. */
export function treeStep(rows: readonly TreeRow[], place: TreePlace, key: Key): TreeStep | null {
  if (key.altKey || key.ctrlKey || key.metaKey || rows.length === 0) {
    return null;
  }
  const { at, page, direction } = place;
  const [inward, outward] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const moves: Readonly<Record<string, () => number>> = {
    ArrowDown: () => at + 1,
    ArrowUp: () => at - 1,
    PageDown: () => at + page,
    PageUp: () => at - page,
    Home: () => 0,
    End: () => rows.length - 1,
  };
  const move = moves[key.key];
  if (move !== undefined) {
    return { kind: 'go', at: Math.max(0, Math.min(move(), rows.length - 1)) };
  }
  const isOpen = rows[at]?.isOpen ?? null;
  if (key.key === inward && isOpen !== null) {
    return isOpen ? { kind: 'go', at: Math.min(at + 1, rows.length - 1) } : { kind: 'open', at };
  }
  if (key.key === outward) {
    return isOpen === true ? { kind: 'close', at } : toParent(rows, at);
  }
  return null;
}

function toParent(rows: readonly TreeRow[], at: number): TreeStep | null {
  const level = rows[at]?.level ?? 1;
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return parent === -1 ? null : { kind: 'go', at: parent };
}
