import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useDirection } from '../../themes/use-direction.ts';
import { leaveMovedFocus } from './leave-moved-focus.ts';
import * as styles from './menu.css.ts';
import { MenuItems, type MenuItem } from './menu-items.tsx';

export type { MenuItem } from './menu-items.tsx';

export type MenuProps = {
  /** The menu's button; it carries the accessible name. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `false` keeps the page interactive while the menu is open. */
  modal?: boolean | undefined;
  /** Focuses the first item on open, even if no key opened it. */
  startsAtFirst?: boolean | undefined;
};

/**
 * Actions behind one button: arrows move and open submenus, letters jump, Escape closes and restores the focus.
 *
 * **When not:** to select a value use Select; for two or three important actions use buttons.
 *
 * **Keyboard:** Enter, Space or ↓ opens; ↑ ↓ Home End and letters move; → opens a submenu, ← closes it; Escape closes
 * and restores the focus.
 *
 * **Accessibility:** a menu named by its button; the page behind is inert while it is open.
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

/** Runs after the content has taken the focus. */
function focusFirst(content: HTMLElement | null): void {
  setTimeout(() =>
    content?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus(),
  );
}
