import { Toolbar } from 'radix-ui';
import { useRef, useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { InlineAlert } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useSearchKey } from '../search-field/use-search-key.ts';
import { usePageKey } from '../search-field/use-page-key.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import * as styles from './filter-bar.css.ts';
import { droppedWords } from './filter-words.ts';
import type { DroppedValue, FilterProperty, ListDays, ListFilters } from './list-address.ts';
import { PeriodFilter, type Period } from './period-filter.tsx';
import { PropertyFilter } from './property-filter.tsx';
import { filterBarWords } from './filter-bar.words.ts';

/** The filters of a list. */
export type FilterBarValue = { q: string; filters: ListFilters; days?: ListDays | undefined };

export type FilterBarProps = {
  /** The accessible name: "Filter payouts". */
  label: string;
  properties: readonly FilterProperty[];
  value: FilterBarValue;
  /** Enables the date filter: `value.days`. */
  period?: Period | undefined;
  /** `replace` while typing, `push` for changes that Back should undo. */
  onValueChange: (value: FilterBarValue, history: 'replace' | 'push') => void;
  /** Address values unknown to the list, from `decodeListAddress`. */
  dropped?: readonly DroppedValue[] | undefined;
  /** The result count: "1,240 payouts"; announced when it changes. */
  result?: string | undefined;
  /** Whether `/` focuses the search. */
  shortcut?: boolean | undefined;
  /** For a list without text search. */
  withoutSearch?: boolean | undefined;
};

const ANY_DAY: ListDays = { from: null, to: null };

/**
 * Filters a list by text and properties: values of one property are combined with OR, properties with AND. Without room
 * for a row of filters, one button opens all of them in a sheet.
 *
 * **Keyboard:** `/` focuses the search, F opens the filter menu, Backspace in the empty search removes the last filter,
 * arrows move between filters, Enter opens one, Delete removes it.
 *
 * @example
 * const [value, setValue] = useState<FilterBarValue>({ q: '', filters: {} });
 * const status = { id: 'status', label: 'Status', values: [{ value: 'posted', label: 'Posted' }] };
 * <FilterBar label="Filter payouts" properties={[status]} value={value} onValueChange={setValue} />
 */
export function FilterBar(props: FilterBarProps) {
  const { label, properties, onValueChange, dropped = [], result, shortcut = true } = props;
  const [q, setQ] = useTypedText(props.value.q);
  const value = { ...props.value, q };
  const { withoutSearch = false, period } = props;
  const bar = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search, shortcut && !withoutSearch);
  usePageKey('f', shortcut && properties.length > 0, () => openFilters(bar.current));
  const focusStart = () => (search.current ?? bar.current)?.focus();
  const active = properties.filter(({ id }) => (value.filters[id] ?? []).length > 0);
  const put = (property: FilterProperty, values: readonly string[]) =>
    onValueChange({ ...value, filters: withValues(value.filters, property.id, values) }, 'push');
  const takeKey = ({ key }: KeyboardEvent) => {
    const last = active.at(-1);
    if (key === 'Backspace' && value.q === '' && last !== undefined) {
      put(last, []);
    } else if (key === 'Enter') {
      onValueChange(value, 'push');
    }
  };
  return (
    <div ref={bar} role="search" aria-label={label} tabIndex={-1} className={styles.bar}>
      <div className={styles.line}>
        {withoutSearch ? null : (
          <div className={styles.searchFrame}>
            <span className={styles.searchIcon}>
              <Icon name="search" />
            </span>
            <input
              ref={search}
              type="search"
              className={styles.search}
              aria-label={filterBarWords.searchLabel}
              aria-keyshortcuts={shortcut ? '/' : undefined}
              placeholder={filterBarWords.searchLabel}
              value={value.q}
              onChange={({ target }) => {
                setQ(target.value);
                onValueChange({ ...value, q: target.value }, 'replace');
              }}
              onKeyDown={takeKey}
            />
          </div>
        )}
        {period === undefined ? null : (
          <PeriodFilter
            period={period}
            days={value.days ?? ANY_DAY}
            onValueChange={(days) => onValueChange({ ...value, days }, 'push')}
            onGone={focusStart}
          />
        )}
        {properties.length === 0 ? null : (
          <>
            <Filters {...props} put={put} active={active} onGone={focusStart} />
            <div className={styles.narrowTools}>
              <FilterSheet
                properties={properties}
                filters={value.filters}
                onApply={(filters) => onValueChange({ ...value, filters }, 'push')}
              />
              {isNarrowed(value) ? (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    onValueChange(nothing(value), 'push');
                    focusStart();
                  }}
                >
                  {filterBarWords.resetFilters}
                </Button>
              ) : null}
            </div>
          </>
        )}
        <span role="status" className={styles.result}>
          {result}
        </span>
      </div>
      {dropped.length === 0 ? null : (
        <InlineAlert tone="info" title={filterBarWords.partOfThisAddress}>
          {filterBarWords.thisListDoesNot(droppedWords(dropped, properties))}
        </InlineAlert>
      )}
    </div>
  );
}

/** Opens the visible filter button: the one beside the search, or the sheet's. */
function openFilters(bar: HTMLElement | null): void {
  const ways = bar?.querySelectorAll<HTMLElement>('[data-opens-filters]') ?? [];
  const way = [...ways].find((button) => button.checkVisibility());
  way?.focus();
  way?.click();
}

type FiltersProps = Pick<FilterBarProps, 'properties' | 'value' | 'onValueChange'> & {
  active: readonly FilterProperty[];
  put: (property: FilterProperty, values: readonly string[]) => void;
  /** Called when the focused element has unmounted. */
  onGone: () => void;
};

function Filters({ properties, value, onValueChange, active, put, onGone }: FiltersProps) {
  const inactive = properties.filter((property) => !active.includes(property));
  const valuesOf = ({ id }: FilterProperty) => value.filters[id] ?? [];
  return (
    <Toolbar.Root aria-label={filterBarWords.filtersTitle} className={styles.wideTools}>
      {active.map((property) => (
        <FilterChip
          key={property.id}
          property={property}
          values={valuesOf(property)}
          onApply={(values) => put(property, values)}
          onRemove={() => {
            put(property, []);
            onGone();
          }}
        />
      ))}
      {inactive.length === 0 ? null : (
        <PropertyFilter
          properties={inactive}
          valuesOf={valuesOf}
          onApply={put}
          trigger={
            <Toolbar.Button asChild>
              <Button size="sm" icon="add" variant="quiet" data-opens-filters="">
                {filterBarWords.addFilter}
              </Button>
            </Toolbar.Button>
          }
        />
      )}
      {isNarrowed(value) ? (
        <Toolbar.Button asChild>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onValueChange(nothing(value), 'push');
              onGone();
            }}
          >
            {filterBarWords.resetFilters}
          </Button>
        </Toolbar.Button>
      ) : null}
    </Toolbar.Root>
  );
}

function withValues(filters: ListFilters, id: string, values: readonly string[]): ListFilters {
  const { [id]: _before, ...others } = filters;
  return values.length === 0 ? others : { ...others, [id]: values };
}

/** A list without days gets none. */
function nothing({ days }: FilterBarValue): FilterBarValue {
  return { q: '', filters: {}, ...(days === undefined ? {} : { days: ANY_DAY }) };
}

function isNarrowed({ filters, days = ANY_DAY }: FilterBarValue): boolean {
  return (
    Object.values(filters).some((values) => values.length > 0) ||
    days.from !== null ||
    days.to !== null
  );
}

type Typed = {
  readonly text: string;
  /** The value before the first of these letters. */
  readonly from: string;
  /** The values emitted since then. */
  readonly sent: readonly string[];
};

/**
 * The text of a field whose value updates late: a router changes the address only after its guard, while typing
 * continues. Echoes of typed text change nothing; any other value replaces the text.
 */
function useTypedText(value: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOurs = typed !== null && (value === typed.from || typed.sent.includes(value));
  useEffect(() => {
    if (typed !== null && value === typed.text) {
      // oxlint-disable-next-line react/set-state-in-effect -- set while a transition is drawn, it would take back letters typed meanwhile
      setTyped((latest) => (latest === typed ? null : latest));
    }
  }, [typed, value]);
  return [
    isOurs ? typed.text : value,
    (text) =>
      setTyped((latest) =>
        latest === null || !isOurs
          ? { text, from: value, sent: [text] }
          : { ...latest, text, sent: [...latest.sent, text] },
      ),
  ];
}
