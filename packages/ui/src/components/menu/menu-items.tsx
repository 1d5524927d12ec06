import { DropdownMenu } from 'radix-ui';
import { join } from '../../styles/join.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { RouterLink } from '../link/link-provider.tsx';
import * as styles from './menu.css.ts';
import { menuWords } from './menu.words.ts';

export type MenuItem =
  | {
      kind: 'action';
      id: string;
      label: string;
      icon?: IconName | undefined;
      tone?: 'danger' | undefined;
      disabled?: boolean | undefined;
      /** Its shortcut; the menu only displays it. */
      shortcut?: readonly string[] | undefined;
      onSelect: () => void;
    }
  | { kind: 'link'; id: string; label: string; icon?: IconName | undefined; href: string }
  | {
      kind: 'checkbox';
      id: string;
      label: string;
      checked: boolean;
      onCheckedChange: (checked: boolean) => void;
    }
  | {
      kind: 'radio';
      id: string;
      /** What is chosen: "Density". */
      label: string;
      value: string;
      options: readonly { value: string; label: string }[];
      onValueChange: (value: string) => void;
    }
  | {
      kind: 'submenu';
      id: string;
      label: string;
      icon?: IconName | undefined;
      items: readonly MenuItem[];
    }
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'separator'; id: string };

export type MenuItemsProps = { items: readonly MenuItem[] };

/** The items of a menu, or a message if there are none. */
export function MenuItems({ items }: MenuItemsProps) {
  if (items.length === 0) {
    return (
      <DropdownMenu.Item disabled className={styles.item.plain}>
        {menuWords.nothingToDoHere}
      </DropdownMenu.Item>
    );
  }
  const isIndented = items.some(hasSign);
  return items.map((item) => <Line key={item.id} item={item} isIndented={isIndented} />);
}

/** Whether an item has an icon or a check mark; then all labels are aligned. */
function hasSign(item: MenuItem): boolean {
  return (
    item.kind === 'checkbox' || item.kind === 'radio' || ('icon' in item && item.icon !== undefined)
  );
}

type LineProps<Kind extends MenuItem['kind'] = MenuItem['kind']> = {
  item: Extract<MenuItem, { kind: Kind }>;
  isIndented?: boolean | undefined;
};

function Line({ item, isIndented = false }: LineProps) {
  const words = 'label' in item && <Words isIndented={isIndented} {...item} />;
  switch (item.kind) {
    case 'separator':
      return <DropdownMenu.Separator className={styles.separator} />;
    case 'heading':
      return <DropdownMenu.Label className={styles.heading}>{item.label}</DropdownMenu.Label>;
    case 'link':
      return (
        <DropdownMenu.Item asChild className={styles.item.plain}>
          <RouterLink href={item.href}>{words}</RouterLink>
        </DropdownMenu.Item>
      );
    case 'checkbox':
      return <CheckLine item={item} />;
    case 'radio':
      return <RadioLines item={item} />;
    case 'submenu':
      return <Submenu item={item} isIndented={isIndented} />;
    case 'action':
      return (
        <DropdownMenu.Item
          disabled={item.disabled ?? false}
          onSelect={item.onSelect}
          className={styles.item[item.tone ?? 'plain']}
        >
          {words}
          {item.shortcut === undefined ? null : <Kbd keys={item.shortcut} />}
        </DropdownMenu.Item>
      );
    default:
      return item satisfies never;
  }
}

type WordsProps = { icon?: IconName | undefined; label: string; isIndented: boolean };

function Words({ icon, label, isIndented }: WordsProps) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      {icon === undefined && isIndented ? <span className={styles.room} /> : null}
      <span className={styles.label}>{label}</span>
    </>
  );
}

function CheckLine({ item: { label, checked, onCheckedChange } }: LineProps<'checkbox'>) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      // Stays open, so that several can be set.
      onSelect={(event) => event.preventDefault()}
      className={join(styles.item.plain, styles.checkable)}
    >
      <DropdownMenu.ItemIndicator className={styles.mark}>
        <Icon name="check" />
      </DropdownMenu.ItemIndicator>
      <span className={styles.label}>{label}</span>
    </DropdownMenu.CheckboxItem>
  );
}

function RadioLines({ item }: LineProps<'radio'>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={item.label}
      value={item.value}
      onValueChange={item.onValueChange}
    >
      <DropdownMenu.Label className={styles.heading}>{item.label}</DropdownMenu.Label>
      {item.options.map(({ value, label }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          className={join(styles.item.plain, styles.checkable)}
        >
          <DropdownMenu.ItemIndicator className={styles.mark}>
            <Icon name="check" />
          </DropdownMenu.ItemIndicator>
          <span className={styles.label}>{label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

function Submenu({ item, isIndented = false }: LineProps<'submenu'>) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.item.plain}>
        <Words isIndented={isIndented} {...item} />
        <span className={styles.into}>
          <Icon name="next" />
        </span>
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent sideOffset={4} collisionPadding={8} className={styles.content}>
          <MenuItems items={item.items} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}
