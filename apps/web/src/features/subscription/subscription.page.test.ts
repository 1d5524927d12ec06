import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { refusal } from '../../shared/testing/api.fake.ts';
import { client, readOnlyClient } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import {
  communityPlan,
  firmPlan,
  paidSubscription,
  smallPlan,
  trialOf,
  trialSubscription,
} from '../../shared/testing/subscription.fake.ts';
import { SubscriptionPage } from './subscription.page.tsx';
import { subscriptionQuery } from './subscription.queries.ts';

type Known = {
  readonly subscription?: Subscription;
  readonly of?: Client;
  readonly plans?: readonly Plan[];
  readonly canPay?: boolean;
};

const KEY = ['client', 't1', 'subscription'];
const LATER = '2026-12-24T12:00:00.000Z';

function pageOf(known: Known = {}) {
  const { of = client, subscription = paidSubscription } = known;
  const page = fakePage(undefined, '/dashboard/subscription');
  const { queries } = page.services;
  queries.setQueryData(['clients'], [of]);
  queries.setQueryData(KEY, subscription);
  queries.setQueryData(['plans'], {
    items: known.plans ?? [communityPlan, smallPlan, firmPlan],
    payments_enabled: known.canPay ?? true,
  });
  queries.setQueryData([...KEY, 'payment-method'], {
    paid_by: 'client',
    method: { brand: 'visa', last4: '4242', expires_month: 12, expires_year: 2_099 },
  });
  queries.setQueryData([...KEY, 'billing-details'], { receipt_emails: [], tax_id: null });
  queries.setQueryData([...KEY, 'invoices'], { items: [], next: null });
  return page;
}

const HEADINGS = [
  'Your plan',
  'What you use',
  'Plans',
  'Change plan',
  'Choose a plan',
  'Billing',
  'Payment',
  'Billing contacts',
  'Invoices',
];

/** The page's lines by heading; those before the first have none. */
function partsOf(known: Known = {}) {
  const parts: Record<string, string[]> = { '': [] };
  let under = '';
  for (const line of pageOf(known).outline(createElement(SubscriptionPage))) {
    if (HEADINGS.includes(line) && parts[line] === undefined) {
      under = line;
      parts[under] = [];
    } else {
      parts[under]?.push(line);
    }
  }
  return parts;
}

/** The page's buttons, wherever they are. */
const buttonsOf = (known: Known) =>
  pageOf(known)
    .outline(createElement(SubscriptionPage))
    .filter((line) => line.startsWith('('));

const ENDING: Subscription = { ...paidSubscription, cancels_at: LATER, renews_at: null };
const FAILED: Subscription = {
  ...paidSubscription,
  state: 'past_due',
  renews_at: null,
  posting_stops_at: LATER,
};
const ENDED: Subscription = { ...ENDING, state: 'cancelled', can_post: false };
const OVER: Subscription = {
  ...trialSubscription,
  state: 'expired',
  can_post: false,
  trial: trialOf({ days_left: 0, is_over: true }),
};
const FREE: Subscription = { ...paidSubscription, plan: communityPlan, renews_at: null };

test('an owner sees the plan, its usage, the other plans, and the payment method', () => {
  expect(partsOf()).toEqual({
    '': [
      'Harbor – Subscription – Platebook',
      'Subscription',
      'The plan for Harbor, and how much of it you use.',
    ],
    'Your plan': [
      'Plan',
      'Firm',
      'Status',
      'Active',
      'Price',
      '$49.00 a month',
      'Renews',
      'Dec 24, 2026',
      'The payment provider emails a receipt for each payment. Platebook doesn’t store invoices or card details.',
      '(Cancel Firm)',
    ],
    'What you use': [
      'Clients',
      '1, no limit',
      'Stores',
      '3, no limit',
      'Channels',
      '4, no limit',
      'People',
      '1, no limit',
      'How far back you can sync: no limit. Archived clients and deactivated stores count too.',
    ],
    'Change plan': [
      'Community',
      'No charge',
      'On your own machine.',
      'No limit on clients, stores, channels, or people',
      'Sync as far back as the platform allows',
      '(Choose Community)',
      'Small',
      '$19.00',
      'a month',
      'For one restaurant.',
      'Up to 1 client',
      'Up to 2 stores',
      'Up to 4 channels',
      'Up to 2 people',
      'Sync up to 12 months back',
      'You have 3 stores; Small includes 2. Nothing is removed, but you can’t add more.',
      '(Choose Small)',
      'Firm',
      'Your plan',
      '$49.00',
      'a month',
      'For firms.',
      'No limit on clients, stores, channels, or people',
      'Sync as far back as the platform allows',
      'Covers everything you use today.',
    ],
    Payment: [
      'Payment method',
      'Visa ending in 4242. Expires December 2099',
      '(Change payment method)',
    ],
    'Billing contacts': [
      'Email receipts to',
      'They get a copy of each receipt. Whoever pays gets theirs from the payment provider.',
      '0 of 10',
      'Tax ID',
      'Printed on your next invoices.',
    ],
    Invoices: ['No invoices yet. The first appears when you pay for a plan.'],
  });
});

test('a user who is not an owner sees whom to ask, and no buttons or payments', () => {
  const parts = partsOf({ of: readOnlyClient });
  expect(Object.keys(parts)).toEqual(['', 'Your plan', 'What you use', 'Plans']);
  expect(parts['']?.slice(3)).toEqual([
    'Only an owner can change the plan',
    'To change, pay for, or cancel it, ask an owner of Harbor, such as whoever invited you.',
  ]);
  expect(buttonsOf({ of: readOnlyClient })).toEqual([]);
});

test.each<[string, Subscription, string[]]>([
  ['is paid for', paidSubscription, ['Cancel Firm', 'Choose Community', 'Choose Small']],
  ['was canceled', ENDING, ['Resume Firm', 'Choose Community', 'Choose Small']],
  [
    'has a failed payment',
    FAILED,
    ['Cancel Firm', 'Choose Community', 'Choose Small', 'Pay for Firm'],
  ],
  ['has ended', ENDED, ['Choose Community', 'Choose Small', 'Restart Firm']],
  ['is on trial', trialSubscription, ['Choose Community', 'Choose Small', 'Choose Firm']],
  ['had a trial', OVER, ['Choose Community', 'Choose Small', 'Choose Firm']],
  ['costs nothing', FREE, ['Choose Small', 'Choose Firm']],
])('the actions of an owner for a plan that %s', (_, subscription, names) => {
  const payment = ['Change payment method'];
  const buttons = subscription.trial === null && subscription !== FREE ? payment : [];
  expect(buttonsOf({ subscription })).toEqual([...names, ...buttons].map((name) => `(${name})`));
});

test.each<[string, Subscription, string[]]>([
  ['that goes on', paidSubscription, []],
  ['without a price', FREE, []],
  [
    'on trial',
    trialSubscription,
    [
      '4 days left in your trial',
      'Post as much as you like until then. Posted entries stay in your books.',
      '[See your trial](/dashboard/subscription/trial-status?client=c1)',
    ],
  ],
  [
    'whose payment failed and that does not post anymore',
    { ...FAILED, can_post: false },
    [
      'Posting is paused: the last payment failed',
      'You can still read and export everything. Posting resumes when you pay.',
    ],
  ],
  [
    'that has ended',
    ENDED,
    [
      'Firm ended on Dec 24, 2026',
      'You can still read and export everything. Nothing new posts until you choose a plan.',
    ],
  ],
])('the first message of a plan %s', (_, subscription, lines) => {
  expect(partsOf({ subscription })['']?.slice(3)).toEqual(lines);
});

test('with one plan and nothing for sale, there is nothing to choose', () => {
  const parts = partsOf({ subscription: FREE, plans: [communityPlan], canPay: false });
  expect(Object.keys(parts)).toEqual(['', 'Your plan', 'What you use', 'Billing']);
  expect(parts['Your plan']).toEqual(['Plan', 'Community', 'Status', 'Active']);
  expect(parts['Billing']).toEqual([
    'Whoever runs this installation has turned billing off. You’re on Community and there’s nothing to pay here.',
  ]);
});

test('if payments are off, paid plans are not on offer, and nothing can be canceled', () => {
  expect(buttonsOf({ canPay: false })).toEqual(['(Choose Community)']);
  expect(Object.keys(partsOf({ canPay: false }))).toEqual([
    '',
    'Your plan',
    'What you use',
    'Change plan',
  ]);
});

test.each<[string, () => Response, string[]]>([
  [
    'refused',
    () => refusal(403, 'permission_error', 'You don’t have access to this.'),
    [
      'You don’t have access to this',
      'Insufficient permissions. Please check client context or contact administrator.',
      '[Choose a client](/dashboard/clients)',
      '(Reload this page)',
    ],
  ],
  [
    'broken',
    () => refusal(500, 'internal_error', 'Something went wrong.'),
    [
      'Something went wrong.',
      'Nothing in your books was changed.',
      '(Try again)',
      'Code',
      'internal_error',
      'Request',
      'q1',
      '(Copy the request ID Copied)',
    ],
  ],
])('a plan whose loading was %s says so, and what to do', async (_, answer, lines) => {
  const page = fakePage(answer);
  const { queries, api } = page.services;
  queries.setQueryData(['clients'], [client]);
  await queries.prefetchQuery(subscriptionQuery(api, 't1'));
  expect(page.outline(createElement(SubscriptionPage)).slice(3)).toEqual(lines);
});

test('while a plan loads, the page says so', () => {
  const page = pageOf();
  page.services.queries.removeQueries({ queryKey: KEY });
  expect(page.outline(createElement(SubscriptionPage)).slice(3)).toEqual([
    'Loading your subscription',
  ]);
});
