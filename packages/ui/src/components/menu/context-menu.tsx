import { ContextMenu as RadixContextMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useDirection } from '../../themes/use-direction.ts';
import { leaveMovedFocus } from './leave-moved-focus.ts';
import * as styles from './menu.css.ts';
import { MenuItems, type MenuItem } from './menu-items.tsx';

export type ContextMenuProps = {
  /** What the menu is about; a right press, a long touch or the menu key on it opens the menu. */
  children: ReactNode;
  items: readonly MenuItem[];
};

/**
 * The same actions where the pointer is. It is a shortcut only: each of them also stands in a Menu or on a button.
 *
 * **When not:** as the only way to an action.
 *
 * **Keyboard:** the menu key or Shift+F10, then as Menu.
 *
 * **Accessibility:** the same menu as behind the button.
 */
export function ContextMenu({ children, items }: ContextMenuProps) {
  const dir = useDirection();
  const target = useRef<HTMLDivElement>(null);
  return (
    <RadixContextMenu.Root dir={dir}>
      <RadixContextMenu.Trigger asChild>
        <div ref={target}>{children}</div>
      </RadixContextMenu.Trigger>
      <RadixContextMenu.Portal>
        <RadixContextMenu.Content
          collisionPadding={8}
          className={styles.content}
          onCloseAutoFocus={(event) => leaveMovedFocus(event, target.current)}
        >
          <MenuItems parts={RadixContextMenu} items={items} />
        </RadixContextMenu.Content>
      </RadixContextMenu.Portal>
    </RadixContextMenu.Root>
  );
}
