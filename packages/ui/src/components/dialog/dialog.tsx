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
  /** What this is about, in one or two sentences; read out with the title. */
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** The buttons: the safe one first. They stay in sight while what is above them is scrolled. */
  actions?: ReactNode | undefined;
  /** Work is under way: the dialog stays until it ends. */
  busy?: boolean | undefined;
  /** 400, 560 or 880 px wide, or the whole window. */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** What gets the focus first; else the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A decision or a short task that needs the whole attention. Focus stays inside, Escape closes, focus goes back where
 * it was. One dialog may ask another question over itself, no more.
 *
 * **When not:** details beside the page are a Drawer, something to set beside its button is a Popover, a question is a
 * ConfirmDialog.
 *
 * **Keyboard:** Tab stays inside, Escape closes unless it is busy, the focus goes back to where it was.
 *
 * **Accessibility:** a modal dialog named by its title and described by its description; what overflows is a region to
 * scroll by keys.
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
  /** The only ways out, besides Escape, which takes back: the safe one first. */
  actions: ReactNode;
};

/**
 * What cannot wait and has to be answered: read out as an alert, and a press beside it does not close it.
 *
 * **When not:** for news: Banner, Notification.
 *
 * **Keyboard:** Tab stays inside; Escape takes back.
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
