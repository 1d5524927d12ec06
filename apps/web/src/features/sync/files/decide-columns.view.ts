import type { components } from '@platebook/api-client';
import type { MoneyComponent } from '../../../shared/format/line-items.ts';
import type { FailureView } from '../../../shared/query/failure.view.ts';
import { words } from './files.messages.tsx';

type Schemas = components['schemas'];
export type ColumnFinding = Schemas['ColumnFinding'];
export type ColumnMeaning = Schemas['ColumnMeaning'];
export type GivenColumnDecision = Schemas['GivenColumnDecision'];

/** The current choice for a column. */
export type ColumnChoice = {
  readonly meaning: ColumnMeaning | null;
  readonly lineItem: MoneyComponent | null;
};

export const meanings = (): readonly {
  readonly value: ColumnMeaning;
  readonly label: string;
  readonly description: string;
}[] => [
  {
    value: 'subtotal',
    label: words.subtotalLeaveItOut,
    description: words.subtotalMeaning,
  },
  {
    value: 'component',
    label: words.lineItemPart,
    description: words.lineItemMeaning,
  },
  {
    value: 'not_money',
    label: words.notMoney,
    description: words.notMoneyMeaning,
  },
];

/** What all rows suggest about a column, in plain words. */
export function findingSentence(finding: ColumnFinding): string {
  const { kind, rows_matching: matching, rows, of, together, sign } = finding;
  const counted = words.ofRows(matching, rows);
  if (kind === 'subtotal') {
    return words.isSubtotal(of.join(' + '), counted);
  }
  if (kind === 'component') {
    const others = together.length === 0 ? '' : words.togetherWith(together.join(words.and));
    const turned = sign === 'turned' ? words.asADeduction : '';
    return words.isComponent(turned, others, counted);
  }
  return words.isUnrelated(counted);
}

/** Preselected only if every row agrees. */
export function firstChoice({ recommended }: ColumnFinding): ColumnChoice {
  return { meaning: recommended, lineItem: null };
}

/** What a choice still lacks; `undefined` when it can be saved. */
export function missingFrom({ meaning, lineItem }: ColumnChoice): string | undefined {
  if (meaning === null) {
    return words.chooseMeaning;
  }
  return meaning === 'component' && lineItem === null ? words.chooseALineItem : undefined;
}

/** A choice in the server's format; `null` while incomplete. */
export function toDecisionInput(
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

/** The title of a failed save. */
export function refusalTitle({ code }: Pick<FailureView, 'code'>): string {
  return code === 'column_decision_refused' ? words.decisionRefused : words.decisionNotSaved;
}
