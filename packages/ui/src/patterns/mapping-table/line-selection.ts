import { useState } from 'react';
import type { MappingLine } from './mapping-line.ts';

/** The selected lines, which all get the same account. */
export type LineSelection = {
  /** In table order; removed lines are excluded. */
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
