import type { PlanChange } from '../api/entities.ts';
import { priceWords, type MoneyFormat } from './plan-limits.ts';
import { words } from './plan-change.messages.ts';

type Formats = {
  readonly money: MoneyFormat;
  /** Formats the day of an instant. */
  readonly day: (instant: string) => string;
};

/** The current charge or credit of a change, in one sentence. */
export function dueWords(change: PlanChange, { money, day }: Formats): string {
  const { from, to, credit_left_cents: left, due_now_cents: due } = change;
  const amount = (cents: number) => money(cents, { currency: to.currency });
  if (due === 0) {
    return left > 0 ? words.nothingDue(amount(left)) : words.evenNow;
  }
  const describe =
    due === change.charge_cents - change.credit_cents ? words.dueNow : words.dueAfterCredit;
  return describe({
    due: amount(due),
    charge: amount(change.charge_cents),
    to: to.name,
    until: day(change.period_ends_at),
    credit: amount(change.credit_cents),
    from: from.name,
  });
}

/** The effects of a plan change, one sentence each; `lost` is what the new plan does not allow. */
export function planChangeLines(
  change: PlanChange,
  { lost, isEnding }: { readonly lost: readonly string[]; readonly isEnding: boolean },
  formats: Formats,
): string[] {
  const { to, period_ends_at: endsAt } = change;
  return [
    dueWords(change, formats),
    words.startsNow(to.name, formats.day(endsAt), priceWords(to, formats.money) ?? ''),
    ...(isEnding ? [words.resumes] : []),
    ...lost,
    words.entriesStay,
  ];
}
