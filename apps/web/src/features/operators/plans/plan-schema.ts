import {
  boolean,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { words as operatorsWords } from '../operators.messages.ts';
import { words } from './plans.messages.ts';
import type { AdminPlan, PlanTerms } from './plans.queries.ts';

const LONGEST_NAME = 60;
const LONGEST_DESCRIPTION = 300;
/** The server's pattern for a plan code. */
const CODE = /^[a-z][a-z0-9_]{0,50}$/;

/** The server's limits. */
const HIGHEST_PRICE_CENTS = 100_000_000;
const MOST = { days: 366, payouts: 1_000, things: 1_000_000, months: 1_200, bytes: 1e15 };

function whole(least: number, most: number) {
  const message = () => operatorsWords.wholeNumber(least, most);
  return pipe(number(message), minValue(least, message), maxValue(most, message));
}

const limit = () => nullable(whole(0, MOST.things));
const price = () => {
  const message = () => words.priceRule(HIGHEST_PRICE_CENTS / 100);
  return nullable(
    pipe(number(message), minValue(1, message), maxValue(HIGHEST_PRICE_CENTS, message)),
  );
};

/** Validates a plan; `code` is only used for a new one. */
export function planSchema({ isNew }: { readonly isNew: boolean }) {
  return pipe(
    object({
      code: isNew
        ? pipe(
            string(),
            trim(),
            regex(CODE, () => words.codeRule),
          )
        : string(),
      name: pipe(
        string(),
        trim(),
        nonEmpty(() => words.enterName),
        maxLength(LONGEST_NAME, () => words.tooLong(LONGEST_NAME)),
      ),
      description: pipe(
        string(),
        trim(),
        nonEmpty(() => words.enterDescription),
        maxLength(LONGEST_DESCRIPTION, () => words.tooLong(LONGEST_DESCRIPTION)),
      ),
      price_cents: price(),
      currency: picklist(['USD', 'CAD']),
      interval: picklist(['month', 'year']),
      trial_days: whole(0, MOST.days),
      trial_payouts: whole(0, MOST.payouts),
      clients: limit(),
      stores: limit(),
      channels: limit(),
      users: limit(),
      history_months: nullable(whole(0, MOST.months)),
      max_stored_bytes: nullable(whole(1, MOST.bytes)),
      is_listed: boolean(),
      is_default: boolean(),
    }),
    transform(({ code, is_listed, is_default, ...values }) => ({
      code,
      is_listed,
      is_default,
      terms: toTerms(values),
    })),
  );
}

export type PlanFields = InferInput<ReturnType<typeof planSchema>>;
export type PlanDraft = InferOutput<ReturnType<typeof planSchema>>;

type Values = Omit<PlanTerms, 'limits'> & PlanTerms['limits'];

function toTerms({
  clients,
  stores,
  channels,
  users,
  history_months,
  ...values
}: Values): PlanTerms {
  return { ...values, limits: { clients, stores, channels, users, history_months } };
}

const NEW: PlanFields = {
  code: '',
  name: '',
  description: '',
  price_cents: null,
  currency: 'USD',
  interval: 'month',
  trial_days: 14,
  trial_payouts: 3,
  clients: null,
  stores: null,
  channels: null,
  users: null,
  history_months: null,
  max_stored_bytes: null,
  is_listed: true,
  is_default: false,
};

/** The form's initial values. */
export function fieldsOf(plan: AdminPlan | null): PlanFields {
  return plan === null
    ? NEW
    : {
        code: plan.code,
        name: plan.name,
        description: plan.description,
        price_cents: plan.price_cents,
        currency: plan.currency,
        interval: plan.interval,
        trial_days: plan.trial_days,
        trial_payouts: plan.trial_payouts,
        ...plan.limits,
        max_stored_bytes: plan.max_stored_bytes,
        is_listed: plan.is_listed,
        is_default: plan.is_default,
      };
}

/** A number field's form value. Empty means no limit: an unreadable value must not pass for that. */
export function typedNumber(value: number | null, problem: string | null): number | null {
  return problem === null ? value : Number.NaN;
}

/** The number its field shows; an unreadable one is shown as typed. */
export function shownNumber(typed: number | null): number | null {
  return typed === null || Number.isNaN(typed) ? null : typed;
}
