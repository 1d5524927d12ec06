import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useReturnFocus } from '../dialog/return-focus.ts';
import * as styles from './drawer.css.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode | undefined;
  children: ReactNode;
  actions?: ReactNode | undefined;
};

/** Details beside the page; a sheet from below on a phone. Behaves as a dialog does. */
export function Drawer({ open, onOpenChange, title, description, children, actions }: DrawerProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={styles.drawer}
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <div className={styles.words}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {description === undefined ? null : (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <Button variant="quiet" size="sm" icon="close" onClick={() => onOpenChange(false)}>
              Close
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          {actions === undefined ? null : <footer className={styles.footer}>{actions}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
