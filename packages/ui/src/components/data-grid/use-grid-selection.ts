import { useRef } from 'react';
import { keysBetween } from './grid-keys.ts';

type Input = {
  shown: readonly { id: string }[];
  selected: ReadonlySet<string> | undefined;
  onChange: ((selected: ReadonlySet<string>) => void) | undefined;
};

export type GridSelection = {
  /** Whether all rows that are shown are selected. */
  all: boolean | 'some';
  /** One row, or with `range` all rows since the one toggled before. */
  toggle: (index: number, range: boolean) => void;
  /** From the row the reader stood in to the one they stand in now. */
  extendTo: (from: number, to: number) => void;
  selectAll: () => void;
  toggleAll: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** Selecting concerns only rows that are shown; what a filter hides keeps its state. */
export function useGridSelection({ shown, selected = NONE, onChange }: Input): GridSelection {
  const anchor = useRef(0);
  const add = (keys: readonly string[]) => onChange?.(new Set([...selected, ...keys]));
  const between = (from: number, to: number) =>
    keysBetween(
      shown.map(({ id }) => id),
      from,
      to,
    );
  const allShown =
    shown.length > 0 && selected.size >= shown.length && shown.every(({ id }) => selected.has(id));
  const selectAll = () => add(shown.map(({ id }) => id));
  return {
    all: allShown ? true : selected.size > 0 ? 'some' : false,
    toggle: (index, range) => {
      const key = shown[index]?.id;
      if (key === undefined) {
        return;
      }
      if (range) {
        add(between(anchor.current, index));
        return;
      }
      anchor.current = index;
      const next = new Set(selected);
      if (!next.delete(key)) {
        next.add(key);
      }
      onChange?.(next);
    },
    extendTo: (from, to) => add(between(Math.max(0, from), Math.max(0, to))),
    selectAll,
    toggleAll: () => {
      if (allShown) {
        const hidden = new Set(selected);
        for (const { id } of shown) {
          hidden.delete(id);
        }
        onChange?.(hidden);
      } else {
        selectAll();
      }
    },
  };
}
