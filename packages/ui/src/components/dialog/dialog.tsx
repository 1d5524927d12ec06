import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { join } from '../../styles/join.ts';
import { DialogPanel } from './dialog-panel.tsx';
import * as styles from './dialog.css.ts';
import { useReturnFocus } from './return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The subject in one or two sentences; announced with the title. */
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** The buttons, safe one first. They stay visible while the content scrolls. */
  actions?: ReactNode | undefined;
  /** Busy: the dialog cannot be closed until the work ends. */
  busy?: boolean | undefined;
  /** 400, 560 or 880 px wide, or the whole window. */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** The element to focus initially; defaults to the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A decision or a short task that needs full attention. It traps focus, Escape closes it, and focus is restored. One
 * nested dialog is allowed, no more.
 *
 * **When not:** for details beside the page use Drawer, for a setting at its button Popover, for a confirmation
 * ConfirmDialog.
 *
 * **Keyboard:** Tab is trapped, Escape closes unless busy, focus is restored.
 *
 * **Accessibility:** a modal dialog named by its title and described by its description; overflow is a
 * keyboard-scrollable region.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * <Dialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   title="Rename the store"
 *   actions={<Button variant="primary" onClick={save}>Rename</Button>}
 * >
 *   <TextField label="Name" name="name" />
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} />;
}

export type AlertDialogProps = Omit<DialogProps, 'actions'> & {
  /** The only ways out besides Escape, which cancels: the safe one first. */
  actions: ReactNode;
};

/**
 * An urgent question that must be answered: announced as an alert, and not closed by an outside press.
 *
 * **When not:** for news use Banner or Notification.
 *
 * **Keyboard:** Tab is trapped; Escape cancels.
 *
 * **Accessibility:** an alert dialog; the safe answer has the focus.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * <AlertDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   title="Sign in again"
 *   actions={<Button variant="primary" onClick={send}>Sign in</Button>}
 * />
 */
export function AlertDialog(props: AlertDialogProps) {
  return <ModalDialog {...props} isAlert />;
}

function ModalDialog(props: DialogProps & { isAlert?: boolean }) {
  const { open, onOpenChange, size = 'md', initialFocus, isAlert = false, ...shown } = props;
  const { busy = false, description } = shown;
  const focus = useReturnFocus(open, initialFocus);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={join(styles.panel[size], styles.place[size])}
          aria-busy={busy || undefined}
          {...focus}
          {...(isAlert ? ALERT : {})}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <DialogPanel
            {...shown}
            parts={RadixDialog}
            onClose={isAlert ? undefined : () => onOpenChange(false)}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const ALERT = {
  role: 'alertdialog',
  onPointerDownOutside: (event: Event) => event.preventDefault(),
} as const;
