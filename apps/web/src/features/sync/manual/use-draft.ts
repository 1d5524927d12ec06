import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, readDraft, type ManualDraft } from './manual-draft.ts';

export type DraftEditor = {
  readonly draft: ManualDraft;
  readonly change: (part: Partial<ManualDraft>) => void;
  /** Undoes the last change; null if there is none. */
  readonly undo: (() => void) | null;
  readonly clear: () => void;
};

/** A draft that survives a reload, stored by client and store in this tab. */
export function useDraft(clientId: string, storeId: string): DraftEditor {
  const key = `draft /dashboard/stores/${storeId}/manual-qbo-entry ${clientId}`;
  const [{ draft, past }, setHistory] = useState<DraftHistory>(() => ({
    draft: readDraft(window.sessionStorage.getItem(key)),
    past: [],
  }));
  useEffect(() => {
    if (draft === EMPTY_DRAFT) {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, JSON.stringify(draft));
    }
  }, [draft, key]);
  return {
    draft,
    change: (part) => setHistory((before) => changed(before, part)),
    undo: past.length === 0 ? null : () => setHistory(undone),
    clear: () => setHistory({ draft: EMPTY_DRAFT, past: [] }),
  };
}

/** A draft with its undo history. */
export type DraftHistory = { readonly draft: ManualDraft; readonly past: readonly ManualDraft[] };

const UNDO_MAX = 50;

/** Adds a change; consecutive edits of the memo are one change. */
export function changed({ draft, past }: DraftHistory, part: Partial<ManualDraft>): DraftHistory {
  const next = { ...draft, ...part };
  const before = past.at(-1);
  const isGoingOn = before !== undefined && isMemoAlone(before, draft) && isMemoAlone(draft, next);
  const keepsNothing = Object.keys(part).every((name) => name === 'savedAs');
  return {
    draft: next,
    past: isGoingOn || keepsNothing ? past : [...past, draft].slice(-UNDO_MAX),
  };
}

/** Undoes the last change; the saved draft's id is unaffected. */
export function undone({ draft, past }: DraftHistory): DraftHistory {
  const before = past.at(-1);
  return before === undefined
    ? { draft, past }
    : { draft: { ...before, savedAs: draft.savedAs }, past: past.slice(0, -1) };
}

function isMemoAlone(one: ManualDraft, other: ManualDraft): boolean {
  return (
    one.memo !== other.memo &&
    one.mode === other.mode &&
    one.platform === other.platform &&
    one.entryOn === other.entryOn &&
    one.components === other.components &&
    one.lines === other.lines
  );
}
