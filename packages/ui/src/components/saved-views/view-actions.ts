import type { MenuItem } from '../menu/menu.tsx';
import { savedViewsWords } from './saved-views.words.ts';

export type SavedView = {
  id: string;
  name: string;
  /** Visible to others in the company. */
  shared?: boolean | undefined;
  /** Built in, or someone else's: it can be copied, not changed. */
  locked?: boolean | undefined;
  /** The list's default view. */
  isDefault?: boolean | undefined;
};

export type ViewCommand =
  | { kind: 'create'; name: string }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'save' | 'discard' | 'duplicate' | 'make-default' | 'delete'; id: string }
  | { kind: 'share'; id: string; shared: boolean };

type Input = {
  current: SavedView;
  modified: boolean;
  /** The limit if it is reached, else null. */
  full: number | null;
  without: readonly ('share' | 'make-default')[];
  onCommand: (command: ViewCommand) => void;
  onName: (what: 'create' | 'rename') => void;
};

/** The actions for the current view, in menu order. */
export function viewActions({
  current,
  modified,
  full,
  without,
  onCommand,
  onName,
}: Input): MenuItem[] {
  const { id, name, shared = false, locked = false, isDefault = false } = current;
  const command = (kind: 'save' | 'discard' | 'duplicate' | 'make-default' | 'delete') => () =>
    onCommand({ kind, id });
  const action = (key: string, label: string, onSelect: () => void, disabled = false) =>
    ({ kind: 'action', id: key, label, onSelect, disabled }) as const;
  return [
    action('save', savedViewsWords.saveChangesTo(name), command('save'), !modified || locked),
    action('discard', savedViewsWords.discardChanges, command('discard'), !modified),
    { kind: 'separator', id: 'own' },
    action('create', savedViewsWords.saveAsANew, () => onName('create'), full !== null),
    action('duplicate', savedViewsWords.duplicate, command('duplicate'), full !== null),
    ...(full === null
      ? []
      : [
          {
            kind: 'heading',
            id: 'limit',
            label: savedViewsWords.allViewsAreIn(full),
          } as const,
        ]),
    { kind: 'separator', id: 'this' },
    action('rename', savedViewsWords.rename, () => onName('rename'), locked),
    ...(without.includes('share')
      ? []
      : [
          action(
            'share',
            shared ? savedViewsWords.stopSharing : savedViewsWords.shareWithTheTeam,
            () => onCommand({ kind: 'share', id, shared: !shared }),
            locked,
          ),
        ]),
    ...(without.includes('make-default')
      ? []
      : [
          action(
            'make-default',
            savedViewsWords.openTheListWith,
            command('make-default'),
            isDefault,
          ),
        ]),
    {
      ...action('delete', savedViewsWords.deleteIt(name), command('delete'), locked),
      tone: 'danger',
    },
  ];
}
