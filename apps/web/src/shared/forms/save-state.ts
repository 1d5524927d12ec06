import type { SaveBarState } from '@platebook/ui';
import { failureTitle, unlessStated } from '../query/failure.view.ts';
import { words } from './forms.messages.ts';

type Saving = {
  isDirty: boolean;
  /** Whether the last attempt failed as a whole, not because of fields. */
  isRefused: boolean;
  save: { isPending: boolean; isSuccess: boolean };
};

/** The state of a form's save bar. A refusal stays visible while there are changes to save. */
export function saveState({ isDirty, isRefused, save }: Saving): SaveBarState {
  if (save.isPending) {
    return 'saving';
  }
  if (!isDirty) {
    return save.isSuccess ? 'saved' : 'clean';
  }
  return isRefused ? 'error' : 'dirty';
}

/** Why the last attempt failed, and that the changes are preserved. */
export function refusalWords(error: unknown): string {
  const title = failureTitle(error).replace(/\.$/, '');
  const meaning = unlessStated(title, words.nothingSaved);
  return meaning === undefined ? `${title}.` : `${title}. ${meaning}.`;
}
