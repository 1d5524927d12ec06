import type { ContextMenu, DropdownMenu } from 'radix-ui';
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
      /** The keys that do the same; the menu only names them. */
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

/** What a menu of either kind is made of; both behave alike. */
export type MenuParts = typeof DropdownMenu | typeof ContextMenu;

export type MenuItemsProps = { parts: MenuParts; items: readonly MenuItem[] };

/** The lines of a menu, or a sentence when there are none. */
export function MenuItems({ parts, items }: MenuItemsProps) {
  if (items.length === 0) {
    return (
      <parts.Item disabled className={styles.item.plain}>
        {menuWords.nothingToDoHere}
      </parts.Item>
    );
  }
  const isIndented = items.some(hasSign);
  return items.map((item) => (
    <Line key={item.id} parts={parts} item={item} isIndented={isIndented} />
  ));
}

/** Whether a drawing or a mark stands before its words; then the words of all of them begin in one line. */
function hasSign(item: MenuItem): boolean {
  return (
    item.kind === 'checkbox' || item.kind === 'radio' || ('icon' in item && item.icon !== undefined)
  );
}

type LineProps<Kind extends MenuItem['kind'] = MenuItem['kind']> = {
  parts: MenuParts;
  item: Extract<MenuItem, { kind: Kind }>;
  isIndented?: boolean | undefined;
};

function Line({ parts, item, isIndented = false }: LineProps) {
  const words = 'label' in item && <Words isIndented={isIndented} {...item} />;
  switch (item.kind) {
    case 'separator':
      return <parts.Separator className={styles.separator} />;
    case 'heading':
      return <parts.Label className={styles.heading}>{item.label}</parts.Label>;
    case 'link':
      return (
        <parts.Item asChild className={styles.item.plain}>
          <RouterLink href={item.href}>{words}</RouterLink>
        </parts.Item>
      );
    case 'checkbox':
      return <CheckLine parts={parts} item={item} />;
    case 'radio':
      return <RadioLines parts={parts} item={item} />;
    case 'submenu':
      return <Submenu parts={parts} item={item} isIndented={isIndented} />;
    case 'action':
      return (
        <parts.Item
          disabled={item.disabled ?? false}
          onSelect={item.onSelect}
          className={styles.item[item.tone ?? 'plain']}
        >
          {words}
          {item.shortcut === undefined ? null : <Kbd keys={item.shortcut} />}
        </parts.Item>
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

function CheckLine({ parts, item: { label, checked, onCheckedChange } }: LineProps<'checkbox'>) {
  return (
    <parts.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      // Stays open: several are set at once.
      onSelect={(event) => event.preventDefault()}
      className={join(styles.item.plain, styles.checkable)}
    >
      <parts.ItemIndicator className={styles.mark}>
        <Icon name="check" />
      </parts.ItemIndicator>
      <span className={styles.label}>{label}</span>
    </parts.CheckboxItem>
  );
}

function RadioLines({ parts, item }: LineProps<'radio'>) {
  return (
    <parts.RadioGroup aria-label={item.label} value={item.value} onValueChange={item.onValueChange}>
      <parts.Label className={styles.heading}>{item.label}</parts.Label>
      {item.options.map(({ value, label }) => (
        <parts.RadioItem
          key={value}
          value={value}
          className={join(styles.item.plain, styles.checkable)}
        >
          <parts.ItemIndicator className={styles.mark}>
            <Icon name="check" />
          </parts.ItemIndicator>
          <span className={styles.label}>{label}</span>
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

function Submenu({ parts, item, isIndented = false }: LineProps<'submenu'>) {
  return (
    <parts.Sub>
      <parts.SubTrigger className={styles.item.plain}>
        <Words isIndented={isIndented} {...item} />
        <span className={styles.into}>
          <Icon name="next" />
        </span>
      </parts.SubTrigger>
      <parts.Portal>
        <parts.SubContent sideOffset={4} collisionPadding={8} className={styles.content}>
          <MenuItems parts={parts} items={item.items} />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  );
}
