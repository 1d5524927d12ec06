import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { PopoverSide } from './popover.tsx';
import * as styles from './popover.css.ts';

export type ToggletipProps = {
  /** The name of the button: "About estimated fees". */
  label: string;
  /** A few words; nothing in them can be pressed. */
  children: ReactNode;
  side?: PopoverSide | undefined;
};

/**
 * A few words behind a question mark, for every pointer and for none: pressed, it shows them and reads them out;
 * pressed again, Escape or a press elsewhere takes them away. The focus stays on the button.
 *
 * **When not:** words that everybody needs stand on the page; an article is ContextualHelp.
 *
 * **Keyboard:** Enter or Space shows and puts away, Escape puts away.
 *
 * **Accessibility:** a button and a status that reads the words out.
 */
export function Toggletip({ label, children, side = 'top' }: ToggletipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        {/* What opens is read out by the status; it is no dialog to go to. */}
        <IconButton
          label={label}
          icon="help"
          size="sm"
          aria-haspopup={undefined}
          aria-controls={undefined}
        />
      </Popover.Trigger>
      <output className={visuallyHidden}>{open ? children : null}</output>
      <Popover.Portal>
        <Popover.Content
          side={side}
          sideOffset={4}
          collisionPadding={8}
          role="presentation"
          aria-hidden="true"
          className={styles.toggletip}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
