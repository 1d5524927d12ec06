import type { SaveBarState } from '@platebook/ui';
import { failureTitle, unlessStated } from '../query/failure.view.ts';
import { words } from './forms.messages.ts';

type Saving = {
  isDirty: boolean;
  /** The last try failed as a whole, not because of fields. */
  isRefused: boolean;
  save: { isPending: boolean; isSuccess: boolean };
};

/** What the bar of a form shows. What was refused is told as long as there is something to save again. */
export function saveState({ isDirty, isRefused, save }: Saving): SaveBarState {
  if (save.isPending) {
    return 'saving';
  }
  if (!isDirty) {
    return save.isSuccess ? 'saved' : 'clean';
  }
  return isRefused ? 'error' : 'dirty';
}

/** Why the last try failed, and that the changes are still here. */
export function refusalWords(error: unknown): string {
  const title = failureTitle(error).replace(/\.$/, '');
  const meaning = unlessStated(title, words.nothingSaved);
  return meaning === undefined ? `${title}.` : `${title}. ${meaning}.`;
}
