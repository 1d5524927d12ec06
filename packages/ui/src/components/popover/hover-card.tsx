import { HoverCard as RadixHoverCard } from 'radix-ui';
import type { ReactNode } from 'react';
import type { PopoverSide } from './popover.tsx';
import * as styles from './popover.css.ts';

export type HoverCardProps = {
  /** The link it tells more about. */
  children: ReactNode;
  /** What the page behind the link says too: nothing lives in the card alone. */
  content: ReactNode;
  side?: PopoverSide | undefined;
};

const OPEN_DELAY_MS = 400;

/**
 * A look at what a link leads to, under the pointer or on focus. A finger follows the link instead.
 *
 * **When not:** for what is said nowhere else.
 *
 * **Keyboard:** opens on focus, closes when it goes on.
 *
 * **Accessibility:** adds nothing to the name of the link.
 */
export function HoverCard({ children, content, side = 'bottom' }: HoverCardProps) {
  return (
    <RadixHoverCard.Root openDelay={OPEN_DELAY_MS} closeDelay={OPEN_DELAY_MS / 2}>
      <RadixHoverCard.Trigger asChild>
        <span>{children}</span>
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal>
        <RadixHoverCard.Content
          side={side}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={styles.hoverCard}
        >
          {content}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  );
}
