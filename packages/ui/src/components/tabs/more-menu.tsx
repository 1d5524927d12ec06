import { Menu, type MenuItem } from '../menu/menu.tsx';
import { MoreButton } from './more-button.tsx';

export type MoreMenuProps = { label: string; items: readonly MenuItem[] };

/** The tabs without room, as a menu. Loaded when a row needs it: most rows have room, and a menu weighs more than tabs do. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<MoreButton label={label} />} items={items} />;
}
