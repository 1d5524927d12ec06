import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { LineSelection } from './line-selection.ts';
import { highSuggestions, isMapped, nextOpen, type MappingLine } from './mapping-line.ts';

/** The edit handlers of the table; without `create` it offers no new accounts. */
export type MappingEdit = {
  choose: (lineId: string, accountId: string) => void;
  /** Offers to create an account if the typed name does not exist; receives the name. */
  create?: ((lineId: string, name: string) => void) | undefined;
  /** Assigns one account to several lines; without it lines cannot be selected. */
  chooseMany?: ((lineIds: readonly string[], accountId: string) => void) | undefined;
  accept: (lineIds: readonly string[]) => void;
  reject: (lineId: string) => void;
};

/** The table's roving tabindex and keyboard handlers; `selection` is set if lines can be selected. */
export function useMappingKeys(
  lines: readonly MappingLine[],
  edit: MappingEdit | undefined,
  selection: LineSelection | undefined,
) {
  const { focusLine, rowOf } = useRowFocus(lines);
  const picking = usePicking(lines, edit, focusLine);
  const acceptHigh = () => {
    const ids = highSuggestions(lines);
    if (ids.length > 0) {
      edit?.accept(ids);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>, at: number) => {
    const row = event.currentTarget;
    if (event.target !== row) {
      if (event.key === 'Escape') {
        picking.close();
        row.focus();
      } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        // Enter selects an option; it must not submit a surrounding form.
        event.preventDefault();
      }
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const line = lines[at];
    const suggested = line?.state === 'suggested' ? line.id : undefined;
    const select = () => line === undefined || selection?.toggle(line.id);
    const pick = () => line === undefined || edit === undefined || picking.open(line.id);
    const commands: Record<string, () => void> = {
      ArrowDown: () => focusLine(at + 1),
      ArrowUp: () => focusLine(at - 1),
      j: () => focusLine(at + 1),
      k: () => focusLine(at - 1),
      Home: () => focusLine(0),
      End: () => focusLine(lines.length - 1),
      Enter: pick,
      e: pick,
      u: () => focusLine(nextOpen(lines, at)),
      a: event.shiftKey ? acceptHigh : () => suggested === undefined || edit?.accept([suggested]),
      r: () => suggested === undefined || edit?.reject(suggested),
      ...(selection === undefined ? {} : { x: select, ' ': select }),
      ...(selection === undefined || selection.ids.length === 0 ? {} : { Escape: selection.clear }),
    };
    const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (command !== undefined) {
      event.preventDefault();
      command();
    }
  };

  const keyedRowOf = (line: MappingLine, at: number) => ({
    ...rowOf(line, at),
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => onKeyDown(event, at),
  });
  return { acceptHigh, picking, rowOf: keyedRowOf };
}

const RECENT = 5;

/** The one line with an open picker. Selecting an account moves the focus to the next line without one. */
function usePicking(
  lines: readonly MappingLine[],
  edit: MappingEdit | undefined,
  focusLine: (at: number | undefined) => void,
) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const close = () => setOpenId(null);
  return {
    openId,
    /** Recently selected account ids, newest first. */
    recent,
    open: setOpenId,
    close,
    choose: (at: number, accountId: string) => {
      const line = lines[at];
      if (line === undefined) {
        return;
      }
      edit?.choose(line.id, accountId);
      setRecent((known) => [accountId, ...known.filter((id) => id !== accountId)].slice(0, RECENT));
      close();
      focusLine(isMapped(line) ? at : nextOpen(lines, at));
    },
    createAt: (at: number) => (name: string) => {
      close();
      focusLine(at);
      edit?.create?.(lines[at]?.id ?? '', name);
    },
  };
}

function useRowFocus(lines: readonly MappingLine[]) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLDivElement>());
  const active = Math.max(
    lines.findIndex(({ id }) => id === activeId),
    0,
  );
  const focusLine = (at: number | undefined) => {
    const line = at === undefined ? undefined : lines[Math.min(Math.max(at, 0), lines.length - 1)];
    if (line !== undefined) {
      rows.current.get(line.id)?.focus();
    }
  };
  const rowOf = (line: MappingLine, at: number) => ({
    active: at === active,
    onFocus: () => setActiveId(line.id),
    ref: (row: HTMLDivElement | null) => {
      if (row !== null) {
        rows.current.set(line.id, row);
      }
      return () => {
        rows.current.delete(line.id);
      };
    },
  });
  return { focusLine, rowOf };
}
