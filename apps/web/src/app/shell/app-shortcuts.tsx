import { ShortcutsDialog } from '@platebook/ui';
import { useDisplay, useSavePreferences } from '../../shared/account/use-preferences.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { keyboardMap } from './keyboard-map.ts';

/** Every keyboard shortcut, and the setting that disables single-key ones. */
export function AppShortcuts({ onClose }: { onClose: () => void }) {
  const client = useActiveClient();
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const save = useSavePreferences();
  return (
    <ShortcutsDialog
      open
      onOpenChange={onClose}
      groups={keyboardMap(client)}
      singleKeys={singleKeys}
      onSingleKeysChange={(on) => save.mutate({ keyboard_shortcuts: on })}
    />
  );
}
