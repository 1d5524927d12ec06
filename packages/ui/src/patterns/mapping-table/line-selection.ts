import { useState } from 'react';
import type { MappingLine } from './mapping-line.ts';

/** Which lines are to get the same account. */
export type LineSelection = {
  /** In the order of the table; a line that is gone is not selected any more. */
  ids: readonly string[];
  toggle: (lineId: string) => void;
  clear: () => void;
};

export function useLineSelection(lines: readonly MappingLine[]): LineSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: lines.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    toggle: (lineId) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(lineId)) {
          next.add(lineId);
        }
        return next;
      }),
    clear: () => setChosen(new Set()),
  };
}
