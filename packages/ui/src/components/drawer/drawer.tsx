import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
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
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={styles.drawer}
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
            <IconButton label="Close" icon="close" onClick={() => onOpenChange(false)} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions === undefined ? null : <footer className={styles.footer}>{actions}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
