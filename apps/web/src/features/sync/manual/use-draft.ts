import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, readDraft, type ManualDraft } from './manual-draft.ts';

export type KeptDraft = {
  readonly draft: ManualDraft;
  readonly change: (part: Partial<ManualDraft>) => void;
  /** Takes the last change back; null where there is none. */
  readonly undo: (() => void) | null;
  readonly clear: () => void;
};

/** A draft that is there again after a reload, kept by client and store in this tab alone. */
export function useDraft(clientId: string, storeId: string): KeptDraft {
  const key = `draft /dashboard/stores/${storeId}/manual-qbo-entry ${clientId}`;
  const [{ draft, past }, setKept] = useState<Kept>(() => ({
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
    change: (part) => setKept((before) => changed(before, part)),
    undo: past.length === 0 ? null : () => setKept(undone),
    clear: () => setKept({ draft: EMPTY_DRAFT, past: [] }),
  };
}

/** What a person wrote, and how it was before each change. */
export type Kept = { readonly draft: ManualDraft; readonly past: readonly ManualDraft[] };

const CHANGES_KEPT = 50;

/** With one change more; letter after letter of the memo is one change. */
export function changed({ draft, past }: Kept, part: Partial<ManualDraft>): Kept {
  const next = { ...draft, ...part };
  const before = past.at(-1);
  const isGoingOn = before !== undefined && isMemoAlone(before, draft) && isMemoAlone(draft, next);
  const keepsNothing = Object.keys(part).every((name) => name === 'savedAs');
  return {
    draft: next,
    past: isGoingOn || keepsNothing ? past : [...past, draft].slice(-CHANGES_KEPT),
  };
}

/** As it was before the last change; what the server keeps of it stays the same draft. */
export function undone({ draft, past }: Kept): Kept {
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
