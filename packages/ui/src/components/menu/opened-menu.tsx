import { useState } from 'react';
import { Menu, type MenuProps } from './menu.tsx';

export type OpenedMenuProps = Pick<MenuProps, 'trigger' | 'items' | 'align'> & {
  /** Opened by a key: the first item has the focus, as in every menu. */
  byKeyboard: boolean;
};

/** An initially open menu: its button was pressed before its code had loaded. */
export function OpenedMenu({ byKeyboard, ...menu }: OpenedMenuProps) {
  const [open, setOpen] = useState(true);
  const [isFirst, setIsFirst] = useState(true);
  return (
    <Menu
      {...menu}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setIsFirst(false);
      }}
      startsAtFirst={isFirst && byKeyboard}
    />
  );
}
