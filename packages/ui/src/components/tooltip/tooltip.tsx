import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

export type TooltipProps = {
  /** One focusable element; it gets the text as its description. */
  children: ReactNode;
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** A few words about a control, on focus and on hover; Escape closes it. Nothing lives in a tooltip alone. */
export function Tooltip({ children, text, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
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
