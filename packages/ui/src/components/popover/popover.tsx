import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { focusPanel } from '../dialog/return-focus.ts';
import * as styles from './popover.css.ts';
import { popoverWords } from './popover.words.ts';

export type PopoverSide = 'top' | 'right' | 'bottom' | 'left';

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Its heading and its accessible name. */
  title: string;
  children: ReactNode;
  side?: PopoverSide | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * Content or settings beside the button that opens it. The page behind stays interactive; Escape, a press outside or the
 * close button close it and restore the focus.
 *
 * **When not:** for a list of commands use Menu, for a decision Dialog.
 *
 * **Keyboard:** Enter opens; Escape or a press outside closes and restores the focus.
 *
 * **Accessibility:** a named, non-modal dialog.
 *
 * @example
 * <Popover trigger={<Button variant="quiet">Why?</Button>} title="Why this account">
 *   It was used for the last payout.
 * </Popover>
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, side = 'bottom', align = 'start', ...state } = props;
  const { open, onOpenChange } = state;
  return (
    <RadixPopover.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={title}
          className={styles.popover}
          onOpenAutoFocus={focusPanel}
        >
          <div className={styles.heading}>
            <p className={styles.title}>{title}</p>
            <RadixPopover.Close asChild>
              <PlainIconButton label={popoverWords.close} icon="close" size="sm" />
            </RadixPopover.Close>
          </div>
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
