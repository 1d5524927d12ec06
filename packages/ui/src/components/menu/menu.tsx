import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { RouterLink } from '../link/link-provider.tsx';
import * as styles from './menu.css.ts';

export type MenuItem =
  | {
      kind: 'action';
      id: string;
      label: string;
      icon?: IconName | undefined;
      tone?: 'danger' | undefined;
      disabled?: boolean | undefined;
      onSelect: () => void;
    }
  | { kind: 'link'; id: string; label: string; icon?: IconName | undefined; href: string }
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'separator'; id: string };

export type MenuProps = {
  /** The one button that opens the menu; it carries the accessible name. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
};

/** Actions behind one button: arrows move, letters jump, Escape closes and gives focus back. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={styles.content}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') {
    return <DropdownMenu.Separator className={styles.separator} />;
  }
  if (item.kind === 'heading') {
    return <DropdownMenu.Label className={styles.heading}>{item.label}</DropdownMenu.Label>;
  }
  if (item.kind === 'link') {
    return (
      <DropdownMenu.Item asChild className={styles.item.plain}>
        <RouterLink href={item.href}>
          {item.icon === undefined ? null : <Icon name={item.icon} />}
          {item.label}
        </RouterLink>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      disabled={item.disabled ?? false}
      onSelect={item.onSelect}
      className={styles.item[item.tone ?? 'plain']}
    >
      {item.icon === undefined ? null : <Icon name={item.icon} />}
      {item.label}
    </DropdownMenu.Item>
  );
}
