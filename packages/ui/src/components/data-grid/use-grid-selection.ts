import { useRef } from 'react';
import { keysBetween } from './grid-rows.ts';
import type { GridRows } from './grid-rows.ts';

type Input = {
  shown: GridRows<unknown>;
  selected: ReadonlySet<string> | undefined;
  /** Whether all rows are selected, including unloaded ones. */
  allMatching: boolean;
  onChange: ((selected: ReadonlySet<string>) => void) | undefined;
};

export type GridSelection = {
  /** Whether all shown rows are selected. */
  all: boolean | 'some';
  /** Toggles one row, or with `range` all rows since the last toggled one. */
  toggle: (index: number, range: boolean) => void;
  /** Extends the selection from the previous active row to the current one. */
  extendTo: (from: number, to: number) => void;
  selectAll: () => void;
  toggleAll: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** Selection only affects shown and loaded rows; filtered-out ones keep their state. */
export function useGridSelection(input: Input): GridSelection {
  const { shown, selected = NONE, allMatching, onChange } = input;
  const anchor = useRef(0);
  const atHand = () => keysBetween(shown, 0, shown.length - 1);
  const add = (keys: readonly string[]) =>
    allMatching ? undefined : onChange?.(new Set([...selected, ...keys]));
  const isFull = allMatching || (selected.size >= shown.length && holdsAll(selected, shown));
  const selectAll = () => add(atHand());
  return {
    all: shown.length > 0 && isFull ? true : selected.size > 0 ? 'some' : false,
    toggle: (index, range) => {
      const key = shown.at(index)?.id;
      if (key === undefined) {
        return;
      }
      if (range) {
        add(keysBetween(shown, anchor.current, index));
        return;
      }
      anchor.current = index;
      const next = new Set(allMatching ? atHand() : selected);
      if (!next.delete(key)) {
        next.add(key);
      }
      onChange?.(next);
    },
    extendTo: (from, to) => add(keysBetween(shown, Math.max(0, from), Math.max(0, to))),
    selectAll,
    toggleAll: () => {
      const keys = atHand();
      if (allMatching) {
        onChange?.(NONE);
      } else if (keys.length > 0 && keys.every((key) => selected.has(key))) {
        const hidden = new Set(selected);
        for (const key of keys) {
          hidden.delete(key);
        }
        onChange?.(hidden);
      } else {
        selectAll();
      }
    },
  };
}

function holdsAll(selected: ReadonlySet<string>, shown: GridRows<unknown>): boolean {
  for (let index = 0; index < shown.length; index += 1) {
    const row = shown.at(index);
    if (row === undefined || !selected.has(row.id)) {
      return false;
    }
  }
  return true;
}
