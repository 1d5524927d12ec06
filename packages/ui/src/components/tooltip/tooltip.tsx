import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

export type TooltipProps = {
  /** A single focusable element, which the text describes. */
  children: ReactNode;
  text: string;
  /** Controls whether it is open, regardless of the pointer. */
  open?: boolean | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/**
 * A short description of a control, on focus and on hover; the pointer can move onto it, Escape closes it (WCAG 1.4.13).
 * Touch never opens it, so information must not exist only in a tooltip.
 *
 * **When not:** for anything essential, and for elements that cannot have the focus.
 *
 * **Keyboard:** opens on focus; Escape closes it.
 *
 * **Accessibility:** the accessible description of its control; stays open while hovered (WCAG 1.4.13).
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
