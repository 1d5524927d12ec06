import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

export type TooltipProps = {
  /** One focusable element; it gets the text as its description. */
  children: ReactNode;
  text: string;
  /** Kept open, or kept away, whatever the pointer does. */
  open?: boolean | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/**
 * A few words about a control, on focus and on hover; the pointer may go onto them, Escape closes them (WCAG 1.4.13).
 * A finger never opens it, so nothing lives in a tooltip alone: what has to be read stands on the page.
 *
 * **When not:** for anything that has to be read, and for what cannot have the focus.
 *
 * **Keyboard:** shown on focus; Escape puts it away.
 *
 * **Accessibility:** the description of its control; stays while the pointer is on it (WCAG 1.4.13).
 *
 * @example
 * <Tooltip text="Posted on Apr 7"><Button variant="quiet">Status</Button></Tooltip>
 */
export function Tooltip({ children, text, side = 'top', open }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root {...(open === undefined ? {} : { open })}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={styles.content}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
