import { Toolbar as RadixToolbar } from 'radix-ui';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useDirection } from '../../themes/use-direction.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import * as segmented from '../segmented-control/segmented-control.css.ts';
import { overflowOf, shownCount, toMenuItem, type ToolbarItem } from './toolbar-item.ts';
import * as styles from './toolbar.css.ts';
import { useFitting } from './use-fitting.ts';
import { toolbarWords } from './toolbar.words.ts';

export type ToolbarProps = {
  /** What its commands are for: "Log". Read out, not shown. */
  label: string;
  /** The most used first: the last go to the menu first. */
  items: readonly ToolbarItem[];
};

/**
 * Commands and settings of what stands below it: a grid, a log, a chart. It is one stop of the Tab key; arrows, Home
 * and End move inside. What does not fit goes into a menu at its end.
 *
 * **When not:** the commands of a whole page stand in PageHeader, those of selected rows in BulkBar.
 *
 * **Keyboard:** one stop of Tab; ← → Home End move; the menu at the end opens as Menu does.
 *
 * **Accessibility:** a toolbar with a name; what does not fit is in the menu and not in the line.
 */
export function Toolbar({ label, items }: ToolbarProps) {
  const dir = useDirection();
  const { line, fitting } = useFitting(items.length);
  const count = shownCount(items, fitting);
  const away = overflowOf(items, count);
  return (
    <RadixToolbar.Root ref={line} aria-label={label} dir={dir} className={styles.toolbar}>
      {items.map((item, place) => {
        const isAway = place >= count;
        return (
          <span
            key={item.id}
            data-item
            aria-hidden={isAway || undefined}
            className={styles.item[isAway ? 'away' : 'shown']}
          >
            <Item item={item} isAway={isAway} />
          </span>
        );
      })}
      {away.length === 0 ? null : (
        <span data-more className={styles.item.shown}>
          <Menu
            trigger={
              <RadixToolbar.Button asChild>
                <IconButton size="sm" icon="more" label={toolbarWords.more} />
              </RadixToolbar.Button>
            }
            items={away.map(toMenuItem)}
          />
        </span>
      )}
    </RadixToolbar.Root>
  );
}

type ItemProps<Kind extends ToolbarItem['kind'] = ToolbarItem['kind']> = {
  item: Extract<ToolbarItem, { kind: Kind }>;
  /** It only keeps its width; arrows pass it by. */
  isAway: boolean;
};

function Item({ item, isAway }: ItemProps) {
  switch (item.kind) {
    case 'separator':
      return <RadixToolbar.Separator className={styles.separator} />;
    case 'choice':
      return <Choice item={item} isAway={isAway} />;
    case 'toggle':
      return (
        <Command
          {...item}
          disabled={isAway}
          aria-pressed={item.pressed}
          onSelect={() => item.onPressedChange(!item.pressed)}
        />
      );
    case 'action':
      return <Command {...item} disabled={isAway || item.disabled === true} />;
    default:
      return item satisfies never;
  }
}

type CommandProps = Pick<
  Extract<ToolbarItem, { kind: 'action' }>,
  'label' | 'icon' | 'labelHidden' | 'disabled' | 'onSelect'
> & { 'aria-pressed'?: boolean };

function Command(props: CommandProps) {
  const { label, icon, labelHidden = false, disabled = false, onSelect } = props;
  const state = { disabled, onClick: onSelect, 'aria-pressed': props['aria-pressed'] };
  return (
    <RadixToolbar.Button asChild disabled={disabled}>
      {labelHidden && icon !== undefined ? (
        <IconButton size="sm" icon={icon} label={label} {...state} />
      ) : (
        <Button size="sm" variant="quiet" icon={icon} {...state}>
          {label}
        </Button>
      )}
    </RadixToolbar.Button>
  );
}

function Choice({ item, isAway }: ItemProps<'choice'>) {
  return (
    <RadixToolbar.ToggleGroup
      type="single"
      aria-label={item.label}
      value={item.value}
      // One of them is always chosen: a second press does not take the choice back.
      onValueChange={(value) => (value === '' ? undefined : item.onValueChange(value))}
      className={segmented.group}
    >
      {item.options.map(({ value, label, icon }) => (
        <RadixToolbar.ToggleItem
          key={value}
          value={value}
          disabled={isAway}
          className={segmented.segment}
        >
          {icon === undefined ? null : <Icon name={icon} />}
          <span className={icon === undefined ? undefined : visuallyHidden}>{label}</span>
        </RadixToolbar.ToggleItem>
      ))}
    </RadixToolbar.ToggleGroup>
  );
}
