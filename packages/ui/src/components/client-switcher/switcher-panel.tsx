import type { RefObject } from 'react';
import { AnchoredPopover } from '../popover/anchored-popover.tsx';
import { ClientList, type ClientListProps } from './client-list.tsx';
import * as styles from './client-switcher.css.ts';
import { clientSwitcherWords } from './client-switcher.words.ts';

export type SwitcherPanelProps = ClientListProps & {
  anchor: RefObject<HTMLButtonElement | null>;
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The panel that opens below the switcher. */
export function SwitcherPanel({ anchor, id, open, onOpenChange, ...list }: SwitcherPanelProps) {
  return (
    <AnchoredPopover
      anchor={anchor}
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      label={clientSwitcherWords.switchClient}
      align="start"
      sideOffset={4}
      className={styles.content}
    >
      <ClientList {...list} />
    </AnchoredPopover>
  );
}
