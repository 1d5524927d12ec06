import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import * as pickerStyles from '../date-range-picker/date-range-picker.css.ts';
import { rangeText } from '../date-range-picker/date-range.ts';
import { RangePanel } from '../date-range-picker/range-panel.tsx';
import { formatDate } from '../date-time/format-date.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './filter-bar.css.ts';
import type { ListDays } from './list-address.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { filterBarWords } from './filter-bar.words.ts';

export type Period = {
  /** The date's meaning: "Paid". */
  label: string;
  /** Today in `timeZone`, `YYYY-MM-DD`. */
  today: string;
  /** The IANA time zone of the days. */
  timeZone: string;
  locale?: string | undefined;
};

type PeriodFilterProps = {
  period: Period;
  days: ListDays;
  onValueChange: (days: ListDays) => void;
  /** Called when the focused element has unmounted. */
  onGone: () => void;
};

const ANY_DAY: ListDays = { from: null, to: null };

/** A list's date filter; a chip like other filters once set. */
export function PeriodFilter({ period, days, onValueChange, onGone }: PeriodFilterProps) {
  const { label, today, timeZone, locale = kitLocale() } = period;
  const [open, setOpen] = useState(false);
  const words = daysWords(days, locale);
  return (
    <span className={words === null ? styles.anyDay : styles.chip}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          {words === null ? (
            <Button size="sm" variant="quiet" icon="calendar">
              {filterBarWords.anyDay(label)}
            </Button>
          ) : (
            <button type="button" className={styles.chipWords}>
              <span className={styles.chipProperty}>{label}</span>
              {` ${words}`}
            </button>
          )}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={label}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className={pickerStyles.content}
          >
            <RangePanel
              value={{ from: days.from ?? '', to: days.to ?? '' }}
              today={today}
              timeZone={timeZone}
              lastPayout={undefined}
              allowFuture={false}
              mayBeOpen
              longWarning={undefined}
              locale={locale}
              onApply={(range) => {
                setOpen(false);
                onValueChange({ from: range.from || null, to: range.to || null });
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {words === null ? null : (
        <button
          type="button"
          className={styles.chipRemove}
          aria-label={filterBarWords.remove(label, words)}
          onClick={() => {
            onValueChange(ANY_DAY);
            onGone();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}

/** "Nov 9–15, 2026", "Nov 9, 2026 or later"; null for any day. */
function daysWords({ from, to }: ListDays, locale: string): string | null {
  if (from !== null && to !== null) {
    return rangeText({ from, to }, locale);
  }
  if (from !== null) {
    return filterBarWords.orLater(formatDate(from, 'day', { locale }));
  }
  return to === null ? null : filterBarWords.orEarlier(formatDate(to, 'day', { locale }));
}
