import { Dialog } from '../dialog/dialog.tsx';
import { Shortcuts, type ShortcutsProps } from './shortcuts.tsx';
import { shortcutsDialogWords } from './shortcuts-dialog.words.ts';

export type { Shortcut, ShortcutGroup } from './shortcuts.tsx';

export type ShortcutsDialogProps = ShortcutsProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Every key of the app in one list, to search and to print, and the switch that turns off those of a single key. It is
 * opened by `?`, which its caller listens for.
 *
 * **When not:** for help with a task: HelpPanel.
 *
 * **Keyboard:** as Dialog.
 *
 * **Accessibility:** keys are read out as words; those of one sign can be turned off (WCAG 2.1.4).
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
