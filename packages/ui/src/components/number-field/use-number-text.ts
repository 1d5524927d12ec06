import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readNumber, writeNumber, type NumberFormat, type NumberProblem } from './scaled-number.ts';

export type NumberFieldProblem = NumberProblem | 'below' | 'above';

export type NumberEntry = NumberFormat & {
  value: number | null;
  onChange: (value: number | null, problem: NumberFieldProblem | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
};

type Draft = { text: string; value: number | null; problem: NumberFieldProblem | null };

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 };

/** The text of a number while typing, with its input handlers. An unreadable text is kept as typed. */
export function useNumberText(entry: NumberEntry) {
  const { value, onChange, step } = entry;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  // An external value overrides the typed text.
  const current = draft !== null && draft.value === value ? draft : null;

  const take = (text: string): Draft => {
    const next = { text, ...judge(text, entry) };
    setDraft(next);
    onChange(next.value, next.problem);
    return next;
  };

  return {
    text: current?.text ?? (value === null ? '' : writeNumber(value, entry)),
    /** Reported on blur, and cleared as soon as the text is readable. */
    problem: left ? (current?.problem ?? null) : null,
    blocked: current?.problem ?? null,
    onType: (text: string) => {
      if (take(text).problem === null) {
        setLeft(false);
      }
    },
    onBlur: () => {
      setLeft(true);
      setDraft((last) => (last === null || last.problem === null ? null : last));
    },
    /** A pasted amount is normalized at once. */
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
      const pasted = judge(event.clipboardData.getData('text'), entry);
      if (whole && !input.readOnly && pasted.problem === null && pasted.value !== null) {
        event.preventDefault();
        take(writeNumber(pasted.value, entry));
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const times = STEPS[event.key];
      if (step === undefined || times === undefined || event.currentTarget.readOnly) {
        return;
      }
      event.preventDefault();
      const by = event.shiftKey && Math.abs(times) === 1 ? times * 10 : times;
      const next = withinLimits((value ?? 0) + by * step, entry);
      setDraft(null);
      setLeft(false);
      onChange(next, null);
    },
  };
}

function judge(text: string, entry: NumberEntry): Omit<Draft, 'text'> {
  const read = readNumber(text, entry);
  if ('problem' in read) {
    return { value: null, problem: read.problem };
  }
  const { value } = read;
  if (value !== null && value !== withinLimits(value, entry)) {
    return {
      value: null,
      problem: entry.min !== undefined && value < entry.min ? 'below' : 'above',
    };
  }
  return { value, problem: null };
}

function withinLimits(value: number, { min, max }: NumberEntry): number {
  const lowest = min ?? -Number.MAX_SAFE_INTEGER;
  const highest = max ?? Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(value, lowest), highest);
}
