import { ShortcutsDialog } from '@platebook/ui';
import { useDisplay, useSavePreferences } from '../../shared/account/use-preferences.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { keyboardMap } from './keyboard-map.ts';

/** Every key of the app, and the switch that turns single keys off. */
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
