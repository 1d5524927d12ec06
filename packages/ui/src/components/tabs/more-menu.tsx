import { Menu, type MenuItem } from '../menu/menu.tsx';
import { MoreButton } from './more-button.tsx';

export type MoreMenuProps = { label: string; items: readonly MenuItem[] };

/** The overflow tabs as a menu. Lazy-loaded: most rows do not overflow, and a menu is larger than the tabs. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<MoreButton label={label} />} items={items} />;
}
