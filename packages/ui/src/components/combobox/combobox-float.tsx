import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import type { ComboboxItem, ComboboxOption } from './combobox-items.ts';
import { ComboboxList, type ComboboxListProps } from './combobox-list.tsx';
import * as styles from './combobox.css.ts';
import { comboboxWords } from './combobox.words.ts';

export type ComboboxFloatProps<Option extends ComboboxOption> = Pick<
  ComboboxListProps<Option>,
  'chosen'
> & {
  isShown: boolean;
  list: Omit<ComboboxListProps<Option>, 'chosen'>;
  /** Shown in place of options: none found, or still loading. */
  message: string | null;
  /** The anchor of the list. */
  children: ReactNode;
};

/** The floating list with its live region. */
export function ComboboxFloat<Option extends ComboboxOption>(props: ComboboxFloatProps<Option>) {
  const { isShown, list, chosen, message, children } = props;
  const found = list.items.filter(({ kind }) => kind === 'option').length;
  return (
    <Popover.Root open={isShown}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <output className={visuallyHidden}>
        {isShown ? (message ?? comboboxWords.results(found)) : null}
      </output>
      <Popover.Portal>
        <Popover.Content
          {...UNDER_THE_INPUT}
          aria-labelledby={list.menu.id}
          className={styles.content}
        >
          {message === null ? null : (
            <div aria-hidden="true" className={styles.message}>
              {message}
            </div>
          )}
          <ComboboxList {...list} chosen={chosen} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The focus stays in the input, so the popover is not a dialog; it is outside the page's landmarks and is one itself. */
const UNDER_THE_INPUT = {
  role: 'region',
  align: 'start',
  sideOffset: 4,
  collisionPadding: 8,
  // A press on a heading or the scroll bar must not blur the input.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  onOpenAutoFocus: (event: Event) => event.preventDefault(),
  onCloseAutoFocus: (event: Event) => event.preventDefault(),
} as const;

/** The message in place of options, or null if there are some. */
export function listMessage(
  status: 'ready' | 'loading' | 'failed',
  items: readonly ComboboxItem<ComboboxOption>[],
  emptyText: string,
): string | null {
  if (status === 'loading') {
    return comboboxWords.searching;
  }
  if (status === 'failed') {
    return comboboxWords.theListCouldNot;
  }
  return items.some(({ kind }) => kind === 'option') ? null : emptyText;
}
