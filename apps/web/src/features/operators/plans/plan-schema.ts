import {
  boolean,
  maxLength,
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
import { words } from './plans.messages.ts';
import type { AdminPlan, PlanTerms } from './plans.queries.ts';

const LONGEST_NAME = 60;
const LONGEST_DESCRIPTION = 300;
/** As the server takes the code of a new plan. */
const CODE = /^[a-z][a-z0-9_]{0,50}$/;

const counted = () => number(() => words.enterNumber);
const limit = nullable(number());

/** What is typed of a plan; `code` only counts for one that is new. */
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
      price_cents: limit,
      currency: picklist(['USD', 'CAD']),
      interval: picklist(['month', 'year']),
      trial_days: counted(),
      trial_payouts: counted(),
      clients: limit,
      stores: limit,
      channels: limit,
      users: limit,
      history_months: limit,
      max_stored_bytes: limit,
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

/** What the form begins with. */
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
