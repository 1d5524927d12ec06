import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useDirection } from '../../themes/use-direction.ts';
import { leaveMovedFocus } from './leave-moved-focus.ts';
import * as styles from './menu.css.ts';
import { MenuItems, type MenuItem } from './menu-items.tsx';

export type { MenuItem } from './menu-items.tsx';

export type MenuProps = {
  /** The one button that opens the menu; it carries the accessible name. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `false` leaves the page in use while the menu is open. */
  modal?: boolean | undefined;
  /** Its first line takes the focus when it opens, where no key of the button said so itself. */
  startsAtFirst?: boolean | undefined;
};

/**
 * Actions behind one button: arrows move and open what is nested, letters jump, Escape closes and gives focus back.
 *
 * **When not:** to choose a value take Select; two or three actions that matter are buttons.
 *
 * **Keyboard:** Enter, Space or ↓ opens; ↑ ↓ Home End and letters move; → opens what is nested, ← closes it; Escape
 * closes and gives the focus back.
 *
 * **Accessibility:** a menu named by its button; the page behind is left alone while it is open.
 *
 * @example
 * const items: MenuItem[] = [{ kind: 'action', id: 'rename', label: 'Rename', onSelect: save }];
 * <Menu trigger={<IconButton label="More actions" icon="more" />} items={items} align="end" />
 */
export function Menu(props: MenuProps) {
  const { trigger, items, align = 'end', open, onOpenChange, modal = true } = props;
  const { startsAtFirst = false } = props;
  const dir = useDirection();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root
      dir={dir}
      modal={modal}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={startsAtFirst ? focusFirst : undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={styles.content}
          onCloseAutoFocus={(event) => leaveMovedFocus(event, button.current)}
        >
          <MenuItems items={items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** After the content has taken the focus for itself. */
function focusFirst(content: HTMLElement | null): void {
  setTimeout(() =>
    content?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus(),
  );
}
