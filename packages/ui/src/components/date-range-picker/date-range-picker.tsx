import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { rangeText, type DayRange } from './date-range.ts';
import { RangePanel } from './range-panel.tsx';
import * as styles from './date-range-picker.css.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { dateRangePickerWords } from './date-range-picker.words.ts';

export type DateRangePickerProps = FieldWords & {
  value: DayRange | null;
  onValueChange: (range: DayRange) => void;
  /** Today in `timeZone`, `YYYY-MM-DD`. */
  today: string;
  /** The IANA time zone of the store, which defines its days. */
  timeZone: string;
  /** The days of the previous payout; without it there is no such preset. */
  lastPayout?: DayRange | undefined;
  /** Whether future days can be selected. */
  allowFuture?: boolean | undefined;
  /** Warns about ranges of more than `days` days, which stay selectable. */
  longWarning?: { days: number; text: string } | undefined;
  locale?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A period of calendar days: a preset, typed as `YYYY-MM-DD`, or picked in a lazy-loaded calendar.
 *
 * @example
 * const [range, setRange] = useState<DayRange | null>(null);
 * <DateRangePicker
 *   label="Payouts of"
 *   value={range}
 *   onValueChange={setRange}
 *   today="2026-04-08"
 *   timeZone="America/New_York"
 * />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    label,
    hint,
    error,
    optional,
    id,
    value,
    onValueChange,
    disabled,
    locale = kitLocale(),
  } = props;
  const [open, setOpen] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {({ 'aria-invalid': invalid, ...control }) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            {...control}
            className={styles.trigger}
            disabled={disabled}
            data-invalid={invalid}
            aria-label={`${label}: ${value === null ? dateRangePickerWords.noPeriod : rangeText(value, locale)}`}
          >
            {value === null ? (
              <span className={styles.empty}>{dateRangePickerWords.chooseAPeriod}</span>
            ) : (
              rangeText(value, locale)
            )}
            <Icon name="expand" />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={styles.content}
            >
              <RangePanel
                value={value}
                today={props.today}
                timeZone={props.timeZone}
                lastPayout={props.lastPayout}
                allowFuture={props.allowFuture ?? false}
                longWarning={props.longWarning}
                locale={locale}
                onApply={(range) => {
                  setOpen(false);
                  onValueChange(range);
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
