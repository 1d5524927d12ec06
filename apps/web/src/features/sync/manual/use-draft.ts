import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, readDraft, type ManualDraft } from './manual-draft.ts';

export type KeptDraft = {
  readonly draft: ManualDraft;
  readonly change: (part: Partial<ManualDraft>) => void;
  readonly clear: () => void;
};

/** A draft that is there again after a reload, kept by client and store in this tab alone. */
export function useDraft(clientId: string, storeId: string): KeptDraft {
  const key = `draft /dashboard/stores/${storeId}/manual-qbo-entry ${clientId}`;
  const [draft, setDraft] = useState(() => readDraft(window.sessionStorage.getItem(key)));
  useEffect(() => {
    if (draft === EMPTY_DRAFT) {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, JSON.stringify(draft));
    }
  }, [draft, key]);
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(EMPTY_DRAFT),
  };
}
