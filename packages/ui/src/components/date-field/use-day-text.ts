import { useState } from 'react';
import { readTypedDay, writeDay } from '../date-range-picker/typed-day.ts';

/** Why a text is not a valid day of the field. */
export type DayProblem = 'unreadable' | 'before' | 'after';

export type DayEntry = {
  /** `YYYY-MM-DD`; null if the field is empty or unreadable. */
  value: string | null;
  onChange: (day: string | null, problem: DayProblem | null) => void;
  locale: string;
  /** The first and last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
};

type Draft = { text: string; value: string | null; problem: DayProblem | null };

/** The text of a day while typing. An unreadable text is kept as typed, and reported on blur. */
export function useDayText(entry: DayEntry) {
  const { value, onChange, locale } = entry;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  // An external value overrides the typed text.
  const current = draft !== null && draft.value === value ? draft : null;
  return {
    text: current?.text ?? (value === null ? '' : writeDay(value, locale)),
    problem: left ? (current?.problem ?? null) : null,
    blocked: current?.problem ?? null,
    onType: (text: string) => {
      const next = { text, ...judge(text, entry) };
      setDraft(next);
      if (next.problem === null) {
        setLeft(false);
      }
      onChange(next.value, next.problem);
    },
    onBlur: () => {
      setLeft(true);
      setDraft((last) => (last?.problem === null ? null : last));
    },
    onPick: (day: string) => {
      setDraft(null);
      setLeft(false);
      onChange(day, null);
    },
  };
}

function judge(text: string, { locale, min, max }: DayEntry): Omit<Draft, 'text'> {
  if (text.trim() === '') {
    return { value: null, problem: null };
  }
  const day = readTypedDay(text, locale);
  if (day === null) {
    return { value: null, problem: 'unreadable' };
  }
  if (min !== undefined && day < min) {
    return { value: null, problem: 'before' };
  }
  return max !== undefined && day > max
    ? { value: null, problem: 'after' }
    : { value: day, problem: null };
}
