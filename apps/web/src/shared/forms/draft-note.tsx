import { Banner, Button } from '@platebook/ui';
import { words } from './forms.messages.ts';
import type { FormDraft } from './use-form-draft.ts';

/** Notes that a form shows an unsaved draft, with a discard action. */
export function DraftNote({ draft }: { draft: FormDraft }) {
  return draft.isRestored ? (
    <Banner
      tone="info"
      title={words.restored}
      action={<Button onClick={draft.discard}>{words.discardDraft}</Button>}
    >
      {words.notSavedYet}
    </Banner>
  ) : null;
}
