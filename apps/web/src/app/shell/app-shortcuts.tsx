import { ShortcutsDialog, type ShortcutGroup } from '@platebook/ui';
import { useDisplay, useSavePreferences } from '../../shared/account/use-preferences.ts';
import { destinationsFor } from '../../shared/workspace/destinations.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';

const EVERYWHERE: ShortcutGroup = {
  id: 'everywhere',
  label: 'Everywhere',
  shortcuts: [
    { id: 'palette', label: 'Search pages and commands', keys: ['Mod', 'K'] },
    { id: 'client', label: 'Switch client', keys: ['Mod', 'Shift', 'K'] },
    { id: 'search', label: 'Search the list', keys: ['/'] },
    { id: 'messages', label: 'Go to messages', keys: ['F8'] },
    { id: 'keys', label: 'Keyboard shortcuts', keys: ['?'] },
  ],
};

const LISTS: ShortcutGroup = {
  id: 'lists',
  label: 'Lists',
  shortcuts: [
    { id: 'next', label: 'Next row', keys: ['J'] },
    { id: 'previous', label: 'Previous row', keys: ['K'] },
    { id: 'select', label: 'Select the row', keys: ['X'] },
    { id: 'open', label: 'Open the row', keys: ['Enter'] },
  ],
};

const ENTRY: ShortcutGroup = {
  id: 'entry',
  label: 'An open entry',
  shortcuts: [
    { id: 'entry-next', label: 'Next entry', keys: ['J'] },
    { id: 'entry-previous', label: 'Previous entry', keys: ['K'] },
    { id: 'entry-post', label: 'Post the entry', keys: ['P'] },
    { id: 'entry-close', label: 'Close the entry', keys: ['Escape'] },
  ],
};

/** Every key of the app, and the switch that turns single keys off. */
export function AppShortcuts({ onClose }: { onClose: () => void }) {
  const client = useActiveClient();
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const save = useSavePreferences();
  const places: ShortcutGroup = {
    id: 'places',
    label: 'Go to',
    shortcuts: destinationsFor(client).flatMap(({ id, label, keys }) =>
      keys === undefined ? [] : [{ id: `go-${id}`, label, keys }],
    ),
  };
  return (
    <ShortcutsDialog
      open
      onOpenChange={onClose}
      groups={[EVERYWHERE, places, LISTS, ENTRY]}
      singleKeys={singleKeys}
      onSingleKeysChange={(on) => save.mutate({ keyboard_shortcuts: on })}
    />
  );
}
