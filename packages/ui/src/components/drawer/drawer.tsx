import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { DrawerPanel } from './drawer-panel.tsx';
import * as styles from './drawer.css.ts';
import { drawerWords } from './drawer.words.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode | undefined;
  children: ReactNode;
  /** The buttons at the bottom, always visible. */
  actions?: ReactNode | undefined;
  /** 640 px for details, 400 px (`sm`) for filters and help. */
  size?: 'md' | 'sm' | undefined;
  /**
   * What would be lost: "Your filter is not applied yet." While set, Escape, an outside press and the close button ask
   * for confirmation.
   */
  unsaved?: string | undefined;
  /** The subject, if it can change while open: a change focuses the panel, which is announced from its title. */
  subject?: string | undefined;
  /** `false` keeps the page usable: it makes room on a desktop, and scrolls above the sheet on a phone. */
  modal?: boolean | undefined;
};

/**
 * Details, filters or help beside the page; a bottom sheet under 640 px. Like a dialog it traps focus, Escape closes it
 * and focus is restored. Non-modal, Escape closes it from inside only, and Tab leaves it.
 *
 * **When not:** for a decision use Dialog; for a row's details beside its list Split.
 *
 * **Keyboard:** as Dialog; not modal, Tab leaves it and Escape closes it from inside only.
 *
 * **Accessibility:** a named dialog that takes the focus itself, so that it is announced from its title.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * <Drawer open={open} onOpenChange={setOpen} title="Payout of April 7">…</Drawer>
 */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, size = 'md', unsaved, modal = true, subject, ...shown } = props;
  const [isAsking, setAsking] = useState(false);
  const focus = useReturnFocus(open, 'panel');
  const panel = useFocusOnChange(open ? subject : undefined);
  const change = (next: boolean) => {
    if (!next && unsaved !== undefined) {
      setAsking(true);
    } else {
      onOpenChange(next);
    }
  };
  return (
    <RadixDialog.Root open={open} modal={modal} onOpenChange={change}>
      <RadixDialog.Portal>
        {modal ? <RadixDialog.Overlay className={styles.overlay} /> : null}
        <RadixDialog.Content
          ref={panel}
          className={join(styles.panel, styles.place[size], !modal && styles.beside[size])}
          {...focus}
          {...(modal ? {} : STAYS)}
          {...(shown.description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <DrawerPanel {...shown} parts={RadixDialog} onClose={() => change(false)} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
      <ConfirmDialog
        open={isAsking && open}
        onOpenChange={setAsking}
        title={drawerWords.discardWhatYouEntered}
        description={unsaved}
        confirmLabel={drawerWords.discard}
        cancelLabel={drawerWords.keepEditing}
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </RadixDialog.Root>
  );
}

/** Focuses the panel when its subject changes, but not when it opens. */
function useFocusOnChange(subject: string | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(subject);
  useEffect(() => {
    const isAnother =
      last.current !== undefined && subject !== undefined && last.current !== subject;
    last.current = subject;
    if (isAnother) {
      panel.current?.focus();
    }
  }, [subject]);
  return panel;
}

/** Interaction with the page, and its own Escape, keep it open. */
const STAYS = {
  onInteractOutside: (event: Event) => event.preventDefault(),
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') === null) {
      event.preventDefault();
    }
  },
};
