import { Dialog } from '../dialog/dialog.tsx';
import { Shortcuts, type ShortcutsProps } from './shortcuts.tsx';
import { shortcutsDialogWords } from './shortcuts-dialog.words.ts';

export type { Shortcut, ShortcutGroup } from './shortcuts.tsx';

export type ShortcutsDialogProps = ShortcutsProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * All keyboard shortcuts in one searchable, printable list, with the switch that turns off single-key shortcuts. `?`
 * opens it; the caller listens for that key.
 *
 * **When not:** for help with a task use HelpPanel.
 *
 * **Keyboard:** as Dialog.
 *
 * **Accessibility:** keys are read out as words; single-key shortcuts can be turned off (WCAG 2.1.4).
 *
 * @example
 * const [open, setOpen] = useState(false);
 * const shortcuts = [{ id: 'search', label: 'Search', keys: ['/'] }];
 * <ShortcutsDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   groups={[{ id: 'all', label: 'Everywhere', shortcuts }]}
 *   singleKeys
 *   onSingleKeysChange={send}
 * />
 */
export function ShortcutsDialog({ open, onOpenChange, ...keys }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shortcutsDialogWords.keyboardShortcuts}>
      <Shortcuts {...keys} />
    </Dialog>
  );
}
