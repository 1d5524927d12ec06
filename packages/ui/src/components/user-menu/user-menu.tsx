import { useTheme, type ThemePreference } from '../../themes/theme-provider.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, type MenuProps } from '../menu/menu.tsx';
import { userMenuWords } from './user-menu.words.ts';

export type UserMenuProps = {
  /** Who is signed in. */
  name: string;
  email: string;
  /** The reader's own pages: "Settings", "Notifications". */
  links: readonly { id: string; label: string; href: string }[];
  onSignOut: () => void;
};

/**
 * Who is signed in, the pages of theirs, the theme, and the way out.
 *
 * **Keyboard:** arrows and letters move, Enter chooses, Escape closes and gives the focus back.
 *
 * **Accessibility:** a menu, named after the account; the themes are radio items.
 */
export function UserMenu({ name, email, links, onSignOut }: UserMenuProps) {
  const { preference, setPreference } = useTheme();
  const items: MenuProps['items'] = [
    { kind: 'heading', id: 'name', label: name === '' ? email : `${name}, ${email}` },
    ...links.map((link) => ({ kind: 'link' as const, ...link })),
    { kind: 'separator', id: 'before-theme' },
    {
      kind: 'radio',
      id: 'theme',
      label: userMenuWords.theme,
      value: preference,
      options: [
        { value: 'light', label: userMenuWords.light },
        { value: 'dark', label: userMenuWords.dark },
        { value: 'system', label: userMenuWords.system },
      ],
      onValueChange: (value) => setPreference(value as ThemePreference),
    },
    { kind: 'separator', id: 'before-end' },
    {
      kind: 'action',
      id: 'sign-out',
      label: userMenuWords.logOut,
      icon: 'logout',
      onSelect: onSignOut,
    },
  ];
  return (
    <Menu
      trigger={<IconButton label={userMenuWords.accountOf(name, email)} icon="account" />}
      items={items}
    />
  );
}
