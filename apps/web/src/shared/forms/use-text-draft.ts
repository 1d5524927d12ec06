import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import type { FormDraft } from './use-form-draft.ts';

export type TextDraft = FormDraft & {
  readonly text: string;
  readonly change: (text: string) => void;
};

/** A dialog's single text, which survives a reload of this tab, by page, client and `name`. Not for secrets. */
export function useTextDraft(name: string): TextDraft {
  const { drafts, activeClient } = useServices();
  const { pathname } = useLocation();
  const [place] = useState(() => ({ pathname, clientId: activeClient.read(), form: name }));
  const [{ text, isRestored }, setTyped] = useState(() => {
    const stored = drafts.read(place)?.['text'];
    return typeof stored === 'string'
      ? { text: stored, isRestored: true }
      : { text: '', isRestored: false };
  });
  const change = (next: string) => {
    setTyped({ text: next, isRestored: isRestored && next !== '' });
    if (next === '') {
      drafts.remove(place);
    } else {
      drafts.write(place, { text: next });
    }
  };
  return {
    text,
    isRestored,
    change,
    discard: () => change(''),
    remove: () => drafts.remove(place),
  };
}
