import { useState } from 'react';
import { Menu, type MenuProps } from './menu.tsx';

export type OpenedMenuProps = Pick<MenuProps, 'trigger' | 'items' | 'align'> & {
  /** A key opened it: its first line has the focus, as with every menu that a key opens. */
  byKeyboard: boolean;
};

/** A menu that is open from the start: its button was pressed before its code was there. */
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
