import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './dialog.css.ts';
import { useReturnFocus } from './return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What this is about, in one or two sentences; read out with the title. */
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** The buttons: the safe one first. */
  actions?: ReactNode | undefined;
  /** Work is under way: the dialog stays until it ends. */
  busy?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A decision that needs the whole attention. Focus stays inside, Escape closes, focus goes back where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    actions,
    busy = false,
    size = 'md',
  } = props;
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={styles.content[size]}
          aria-busy={busy || undefined}
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {description === undefined ? null : (
            <RadixDialog.Description className={styles.description}>
              {description}
            </RadixDialog.Description>
          )}
          {children === undefined ? null : <div className={styles.body}>{children}</div>}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          <span className={styles.close}>
            <Button
              variant="quiet"
              size="sm"
              icon="close"
              disabled={busy}
              onClick={() => onOpenChange(false)}
            >
              Close
            </Button>
          </span>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
