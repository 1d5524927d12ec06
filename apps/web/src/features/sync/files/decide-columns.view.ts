import type { components } from '@platebook/api-client';
import { formatCount } from '../../../shared/format/counted.ts';
import type { MoneyComponent } from '../../../shared/format/line-items.ts';
import type { FailureView } from '../../../shared/query/failure.view.ts';

type Schemas = components['schemas'];
export type ColumnFinding = Schemas['ColumnFinding'];
export type ColumnMeaning = Schemas['ColumnMeaning'];
export type GivenColumnDecision = Schemas['GivenColumnDecision'];

/** What somebody chose for a column so far. */
export type ColumnChoice = {
  readonly meaning: ColumnMeaning | null;
  readonly lineItem: MoneyComponent | null;
};

export const MEANINGS: readonly {
  readonly value: ColumnMeaning;
  readonly label: string;
  readonly description: string;
}[] = [
  {
    value: 'subtotal',
    label: 'Subtotal, leave it out',
    description: 'Its money is in other columns already.',
  },
  {
    value: 'component',
    label: 'Part of a line item',
    description: 'Its money is part of the payout and is booked.',
  },
  {
    value: 'not_money',
    label: 'Not money',
    description: 'Its numbers are no part of the payout.',
  },
];

/** What all rows say about a column, in plain words. */
export function findingSentence(finding: ColumnFinding): string {
  const { kind, rows_matching: matching, rows, of, together, sign } = finding;
  const counted = `${formatCount(matching)} of ${formatCount(rows)} rows`;
  if (kind === 'subtotal') {
    return `It equals ${of.join(' + ')} in ${counted}, so it’s a subtotal.`;
  }
  if (kind === 'component') {
    const others = together.length === 0 ? '' : ` together with ${together.join(' and ')}`;
    const turned = sign === 'turned' ? ' as a deduction' : '';
    return `With it counted${turned}${others}, ${counted} add up, so it’s part of the payout.`;
  }
  return `It doesn’t equal a sum of other columns. Without it, ${counted} add up.`;
}

/** Chosen in advance only where every row agrees. */
export function firstChoice({ recommended }: ColumnFinding): ColumnChoice {
  return { meaning: recommended, lineItem: null };
}

/** What is missing from a choice; `undefined` when it can be saved. */
export function missingFrom({ meaning, lineItem }: ColumnChoice): string | undefined {
  if (meaning === null) {
    return 'Choose what this column is.';
  }
  return meaning === 'component' && lineItem === null ? 'Choose a line item.' : undefined;
}

/** A choice as the server takes it; `null` while something is missing. */
export function toGivenDecision(
  { column, sign }: ColumnFinding,
  { meaning, lineItem }: ColumnChoice,
): GivenColumnDecision | null {
  if (meaning === null || (meaning === 'component' && lineItem === null)) {
    return null;
  }
  return meaning === 'component' && lineItem !== null
    ? { column, decision: meaning, component: lineItem, sign }
    : { column, decision: meaning };
}

/** The few words over why a decision was not saved. */
export function refusalTitle({ code }: Pick<FailureView, 'code'>): string {
  return code === 'column_decision_refused'
    ? 'This decision doesn’t add up'
    : 'This decision wasn’t saved';
}
