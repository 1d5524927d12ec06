import { Popover } from 'radix-ui';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { dayPattern, writeDay } from '../date-range-picker/typed-day.ts';
import { zoneName } from '../date-time/zone-name.ts';
import { Field, type FieldWords } from '../field/field.tsx';
import { frame } from '../field/field-frame.css.ts';
import { InnerButton } from '../field/inner-button.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { useDayText, type DayEntry, type DayProblem } from './use-day-text.ts';
import * as styles from './date-field.css.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { dateFieldWords } from './date-field.words.ts';

const DayCalendar = lazyPart(async () => (await import('./day-calendar.tsx')).DayCalendar);

export type DateFieldProps = FieldWords &
  Pick<DayEntry, 'value' | 'onChange' | 'min' | 'max'> & {
    /** Today in `timeZone`, `YYYY-MM-DD`. */
    today: string;
    /** The IANA time zone of the day; shown below the field. */
    timeZone: string;
    /** The locale of the date format; defaults to `en-US`. */
    locale?: string | undefined;
    onBlur?: (() => void) | undefined;
    name?: string | undefined;
    id?: string | undefined;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
  };

/**
 * A calendar day, typed as `YYYY-MM-DD` or in the locale's order, or picked in a lazy-loaded calendar that Alt with ↓
 * opens. The day is spelled out below the field, so that 03/04 is never mistaken for 04/03. For a period use
 * `DateRangePicker`.
 *
 * @example
 * const [day, setDay] = useState<string | null>('2026-04-07');
 * <DateField label="Start" value={day} onChange={setDay} today="2026-04-08" timeZone="America/New_York" />
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, value, min, max, locale = kitLocale() } = props;
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const readingId = useId();
  const day = useDayText({ value, onChange: props.onChange, locale, min, max });
  const words = (problem: DayProblem) => problemWords(problem, { locale, min, max });
  const blocked = day.blocked === null ? '' : words(day.blocked);
  // A native form does not submit an unreadable value.
  useEffect(() => input.current?.setCustomValidity(blocked), [blocked]);
  const problem = day.problem === null ? undefined : words(day.problem);
  const isLocked = props.disabled === true || props.readOnly === true;

  return (
    <Field id={props.id} label={label} hint={hint} error={error ?? problem} optional={optional}>
      {(control) => (
        <Popover.Root open={open && !isLocked} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <div className={frame}>
              <input
                {...control}
                ref={input}
                aria-describedby={[control['aria-describedby'], readingId]
                  .filter(Boolean)
                  .join(' ')}
                type="text"
                dir="ltr"
                autoComplete="off"
                className={styles.figures}
                placeholder={dayPattern(locale)}
                name={props.name}
                disabled={props.disabled}
                readOnly={props.readOnly}
                value={day.text}
                onChange={(event) => day.onType(event.target.value)}
                onKeyDown={(event) => {
                  if (event.altKey && event.key === 'ArrowDown') {
                    event.preventDefault();
                    setOpen(true);
                  }
                }}
                onBlur={() => {
                  day.onBlur();
                  props.onBlur?.();
                }}
              />
              <Popover.Trigger asChild>
                <InnerButton
                  label={dateFieldWords.calendarOf(label)}
                  icon="calendar"
                  disabled={isLocked}
                />
              </Popover.Trigger>
            </div>
          </Popover.Anchor>
          <div id={readingId} className={styles.reading}>
            {[value === null ? null : writtenOut(value, locale), zoneName(props.timeZone, locale)]
              .filter(Boolean)
              .join(', ')}
          </div>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={styles.content}
              onOpenAutoFocus={(event) => event.preventDefault()}
            >
              <Suspense fallback={<div aria-busy="true" className={styles.waiting} />}>
                <DayCalendar
                  value={value}
                  today={props.today}
                  min={min}
                  max={max}
                  locale={locale}
                  onPick={(picked) => {
                    day.onPick(picked);
                    setOpen(false);
                  }}
                />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}

function problemWords(
  problem: DayProblem,
  { locale, min = '', max = '' }: Pick<DayEntry, 'locale' | 'min' | 'max'>,
): string {
  const words: Record<DayProblem, () => string> = {
    unreadable: () => dateFieldWords.enterADayAs(dayPattern(locale)),
    before: () => dateFieldWords.enterOrALater(writeDay(min, locale)),
    after: () => dateFieldWords.enterOrAnEarlier(writeDay(max, locale)),
  };
  return words[problem]();
}

function writtenOut(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(Date.parse(`${day}T00:00Z`));
}
