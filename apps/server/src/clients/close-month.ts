import { addDays, daysFrom } from '../platform/days.ts';
import type { PortfolioClient } from './portfolio.store.ts';

/** How far a client's month is, as the contract's `CloseState` defines it. */
export type CloseState = 'open' | 'posted' | 'reconciled' | 'ready' | 'nothing';

/** A calendar month to close, and its due date. */
export type CloseMonth = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly first: string;
  readonly last: string;
  /** The day by which its books are to be closed. */
  readonly dueOn: string;
  /** How many days are left until then; negative once it has passed. */
  readonly daysLeft: number;
  readonly isOver: boolean;
};

/** A month's last payouts are paid in the first week of the next one, and the books are closed by its tenth day. */
const DAYS_TO_CLOSE = 10;

/**
 * The requested month, else the one to close today: the previous month until it is due, then the current one. `today`
 * is `YYYY-MM-DD`.
 */
export function closeMonth(requested: string | undefined, today: string): CloseMonth {
  const running = today.slice(0, 7);
  const isLastOneOpen = Number(today.slice(8)) <= DAYS_TO_CLOSE;
  const month = requested ?? (isLastOneOpen ? monthBefore(running) : running);
  const last = lastDayOf(month);
  const dueOn = addDays(last, DAYS_TO_CLOSE);
  return {
    month,
    first: `${month}-01`,
    last,
    dueOn,
    daysLeft: daysFrom(today, dueOn) - 1,
    isOver: today > last,
  };
}

/**
 * How far a client's month is: `open` while something is pending or not in the books, `posted` while the books differ
 * from what was posted, `reconciled` while more may still come (the month has not ended, or a fetch or a file failed),
 * then `ready` to close. `nothing` if the month brought nothing. A client whose books are elsewhere posts nothing: its
 * payouts are only reviewed.
 */
export function closeStateOf(
  {
    category,
    counted,
  }: Pick<PortfolioClient, 'category'> & {
    readonly counted: NonNullable<PortfolioClient['counted']>;
  },
  { isOver }: Pick<CloseMonth, 'isOver'>,
): CloseState {
  const { month, waiting } = counted;
  if (openItemsOf({ category, counted }) > 0) {
    return 'open';
  }
  if (month.payouts === 0 && month.posted === 0) {
    return 'nothing';
  }
  if (category === 'qbo' && month.notReconciled > 0) {
    return 'posted';
  }
  const mayBringMore = !isOver || waiting.fetchesFailed + waiting.importsFailed > 0;
  return mayBringMore ? 'reconciled' : 'ready';
}

/** The month's open items. */
export function openItemsOf({
  category,
  counted: { month },
}: Pick<PortfolioClient, 'category'> & {
  readonly counted: NonNullable<PortfolioClient['counted']>;
}): number {
  return category === 'qbo' ? month.openItems : month.payoutsToReview;
}

function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

function lastDayOf(month: string): string {
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  return addDays(`${next}-01`, -1);
}
