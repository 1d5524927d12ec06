import { useVirtualizer } from '@tanstack/react-virtual';
import type { UseComboboxReturnValue } from 'downshift';
import { useCallback, useEffect, useMemo } from 'react';
import { join } from '../../styles/join.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { comboboxRows, type ComboboxItem, type ComboboxOption } from './combobox-items.ts';
import * as styles from './combobox.css.ts';
import { comboboxWords } from './combobox.words.ts';

const LINE_PX = 36;
const HEADING_PX = 24;
const NOTED_LINE_PX = 56;

export type ComboboxListProps<Option extends ComboboxOption> = {
  items: readonly ComboboxItem<Option>[];
  combobox: Pick<UseComboboxReturnValue<ComboboxItem<Option>>, 'getItemProps'> & {
    highlightedIndex: number;
  };
  /** The props that link it to its input. */
  menu: { id: string };
  chosen: ReadonlySet<string>;
  createLabel: (typed: string) => string;
};

/** A virtualized list of options. The highlighted one is always rendered. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { items, combobox, menu, chosen, createLabel } = props;
  const { highlightedIndex } = combobox;
  const rows = useMemo(() => comboboxRows(items), [items]);
  // A replaced line is measured again: it may wrap differently.
  const keyOf = useCallback(
    (at: number) => {
      const row = rows[at];
      return row?.kind === 'item' ? itemKey(items[row.index]) : `heading ${row?.text ?? ''}`;
    },
    [rows, items],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getItemKey: keyOf,
    // Found by its id, because downshift owns its ref.
    getScrollElement: () => document.getElementById(menu.id),
    estimateSize: (at) => {
      const row = rows[at];
      const item = row?.kind === 'item' ? items[row.index] : undefined;
      if (row?.kind === 'heading') {
        return HEADING_PX;
      }
      return item?.kind === 'option' && item.option.note !== undefined ? NOTED_LINE_PX : LINE_PX;
    },
    overscan: 6,
    useAnimationFrameWithResizeObserver: true,
  });

  useEffect(() => {
    const at = rows.findIndex((row) => row.kind === 'item' && row.index === highlightedIndex);
    if (at !== -1) {
      // The first option scrolls its heading into view too.
      virtualizer.scrollToIndex(at === 1 ? 0 : at, { align: 'auto' });
    }
  }, [virtualizer, rows, highlightedIndex]);

  return (
    // The list scrolls by itself, controlled from the input, so it needs no focus.
    <div {...menu} className={rows.length === 0 ? styles.nothing : styles.scroller}>
      <div
        role="presentation"
        className={styles.rows}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index: at, start }) => {
          const row = rows[at];
          const item = row?.kind === 'item' ? items[row.index] : undefined;
          return (
            <div
              key={key}
              role="presentation"
              ref={virtualizer.measureElement}
              data-index={at}
              className={styles.row}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              {row?.kind === 'heading' ? (
                <div role="presentation" className={styles.heading}>
                  {row.text}
                </div>
              ) : null}
              {row?.kind === 'item' && item !== undefined ? (
                <div
                  {...combobox.getItemProps({ item, index: row.index })}
                  aria-selected={item.kind === 'option' && chosen.has(item.option.value)}
                  aria-setsize={items.length}
                  aria-posinset={row.index + 1}
                  className={styles.option[lookOf(item, row.index === highlightedIndex)]}
                >
                  <ItemWords
                    item={item}
                    active={row.index === highlightedIndex}
                    createLabel={createLabel}
                  />
                  {item.kind === 'option' && chosen.has(item.option.value) ? (
                    <Mark name="check" />
                  ) : null}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function itemKey(item: ComboboxItem<ComboboxOption> | undefined): string {
  if (item?.kind === 'option') {
    return `option ${item.group ?? ''} ${item.option.value}`;
  }
  return item?.kind === 'create' ? `create ${item.typed}` : 'retry';
}

const STATUS_ICONS = {
  success: 'success',
  warning: 'warning',
  danger: 'alert',
  neutral: 'clock',
} as const;

type ItemWordsProps = {
  item: ComboboxItem<ComboboxOption>;
  active: boolean;
  createLabel: (typed: string) => string;
};

function ItemWords({ item, active, createLabel }: ItemWordsProps) {
  if (item.kind === 'retry') {
    return (
      <>
        <Mark name="refresh" />
        {comboboxWords.tryAgain}
      </>
    );
  }
  if (item.kind === 'create') {
    return (
      <>
        <Mark name="add" />
        <span className={styles.words}>{createLabel(item.typed)}</span>
      </>
    );
  }
  const { code, label, note, detail, status } = item.option;
  const tone = active && styles.onActive;
  return (
    <>
      {code === undefined ? null : <span className={join(styles.code, tone)}>{code}</span>}
      <span className={styles.main}>
        <span className={styles.words}>
          {label}
          {note === undefined ? null : (
            <span className={join(styles.quiet, tone)}>
              <br />
              {note}
            </span>
          )}
        </span>
        {detail === undefined ? null : <span className={join(styles.detail, tone)}>{detail}</span>}
        {status === undefined ? null : (
          <span className={styles.status[status.tone]}>
            <Icon name={STATUS_ICONS[status.tone]} />
            {status.text}
          </span>
        )}
      </span>
    </>
  );
}

function Mark({ name }: { name: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={name} />
    </span>
  );
}

function lookOf(item: ComboboxItem<ComboboxOption>, active: boolean): keyof typeof styles.option {
  if (item.kind === 'option' && item.option.disabled === true) {
    return 'disabled';
  }
  return active ? 'active' : 'plain';
}
