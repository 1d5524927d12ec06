import { useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-items.tsx';
import * as styles from './split-button.css.ts';

export type SplitButtonProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'loading' | 'disabled'
> & {
  /** What it does at once: "Sync last 7 days". */
  label: string;
  onClick: () => void;
  /** The name of the button that opens the alternatives: "Other periods". */
  menuLabel: string;
  /** The same done another way. */
  items: readonly MenuItem[];
};

/**
 * The usual command, and the same another way beside it. Enter does the usual one; Alt and ↓ on either half opens the
 * alternatives.
 *
 * **When not:** where no way is the usual one: take Menu.
 *
 * **Keyboard:** Enter does the usual one; Alt and ↓ on either half opens the alternatives.
 *
 * **Accessibility:** a group with the name of the usual command; the half that opens has a name of its own.
 */
export function SplitButton(props: SplitButtonProps) {
  const { label, menuLabel, items, icon, loading, onClick, ...look } = props;
  const [open, setOpen] = useState(false);
  const isSolid = look.variant === 'primary' || look.variant === 'danger';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowDown' && loading !== true) {
      event.preventDefault();
      setOpen(true);
    }
  };
  return (
    <div role="group" aria-label={label} className={styles.split[isSolid ? 'solid' : 'line']}>
      <Button {...look} icon={icon} loading={loading} onClick={onClick} onKeyDown={onKeyDown}>
        {label}
      </Button>
      <Menu
        open={open}
        onOpenChange={setOpen}
        items={items}
        trigger={
          <Button
            {...look}
            icon="expand"
            disabled={look.disabled === true || loading === true}
            onKeyDown={onKeyDown}
          >
            <VisuallyHidden>{menuLabel}</VisuallyHidden>
          </Button>
        }
      />
    </div>
  );
}
