import type { IconName } from '../icon/icon.tsx';
import type { MenuItem } from '../menu/menu-items.tsx';

export type ToolbarItem =
  | {
      kind: 'action';
      id: string;
      label: string;
      icon?: IconName | undefined;
      /** Shows the icon alone; the label stays its name. */
      labelHidden?: boolean | undefined;
      disabled?: boolean | undefined;
      onSelect: () => void;
    }
  | {
      kind: 'toggle';
      id: string;
      label: string;
      icon?: IconName | undefined;
      labelHidden?: boolean | undefined;
      pressed: boolean;
      onPressedChange: (pressed: boolean) => void;
    }
  | {
      kind: 'choice';
      id: string;
      /** What is chosen: "Density". */
      label: string;
      value: string;
      options: readonly { value: string; label: string; icon?: IconName | undefined }[];
      onValueChange: (value: string) => void;
    }
  | { kind: 'separator'; id: string };

/** The same as a line of a menu, for what does not fit. */
export function toMenuItem(item: ToolbarItem): MenuItem {
  switch (item.kind) {
    case 'action':
      return item;
    case 'toggle': {
      const { id, label, pressed, onPressedChange } = item;
      return {
        kind: 'checkbox',
        id,
        label,
        checked: pressed,
        onCheckedChange: onPressedChange,
      };
    }
    case 'choice':
      return { ...item, kind: 'radio' };
    case 'separator':
      return item;
    default:
      return item satisfies never;
  }
}

/** How many of the `fitting` first are shown: no line stands at the end. */
export function shownCount(items: readonly ToolbarItem[], fitting: number): number {
  return fitting === items.length ? fitting : items.slice(0, fitting).findLastIndex(isCommand) + 1;
}

/** What goes to the menu: everything after the last that fits, without a line at either end. */
export function overflowOf(items: readonly ToolbarItem[], fitting: number): readonly ToolbarItem[] {
  const away = items.slice(fitting);
  const first = away.findIndex(({ kind }) => kind !== 'separator');
  return first === -1 ? [] : away.slice(first, away.findLastIndex(isCommand) + 1);
}

function isCommand({ kind }: ToolbarItem): boolean {
  return kind !== 'separator';
}

/**
 * How many of them fit in a line, in px: all, or as many as leave room for the button of the menu.
 */
export function fittingCount(widths: readonly number[], room: number, gap: number, more: number) {
  const total = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(0, count - 1);
  if (total(widths.length) <= room) {
    return widths.length;
  }
  const counts = widths.map((_width, at) => at).toReversed();
  return counts.find((count) => total(count) + (count === 0 ? 0 : gap) + more <= room) ?? 0;
}
