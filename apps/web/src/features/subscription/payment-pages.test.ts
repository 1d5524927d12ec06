import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { client, deliveryClient, readOnlyClient } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { SubscriptionFailedPage } from './failed.page.tsx';
import {
  communityPlan,
  firmPlan,
  paidSubscription,
  smallPlan,
  trialOf,
  trialSubscription,
} from '../../shared/testing/subscription.fake.ts';
import { SubscriptionSuccessPage } from './success.page.tsx';
import { TrialStatusPage } from './trial-status.page.tsx';

const OTHER: Client = { ...client, id: 'c2', tenant_id: 't2', name: 'Juniper' };
const OVER: Subscription = {
  ...trialSubscription,
  state: 'expired',
  can_post: false,
  trial: trialOf({ days_left: 0, is_over: true }),
};

type Known = {
  readonly at: string;
  readonly clients?: readonly Client[];
  readonly subscription: Subscription;
  /** Of the other client. */
  readonly other?: Subscription | undefined;
  readonly plans?: readonly Plan[];
  readonly canPay?: boolean;
};

function pageAt({ at, clients = [client, OTHER], subscription, other, plans, canPay }: Known) {
  const page = fakePage(undefined, at);
  const { queries } = page.services;
  queries.setQueryData(['clients'], clients);
  queries.setQueryData(['client', 't1', 'subscription'], subscription);
  queries.setQueryData(['client', 't2', 'subscription'], other);
  queries.setQueryData(['plans'], {
    items: plans ?? [communityPlan, smallPlan, firmPlan],
    payments_enabled: canPay ?? true,
  });
  return page;
}

function after(at: string, subscription: Subscription, other?: Subscription) {
  const page = pageAt({ at: `/dashboard/subscription/success${at}`, subscription, other });
  return page.outline(createElement(SubscriptionSuccessPage));
}

function failed(known: Omit<Known, 'at'>, at = '?plan=firm') {
  const page = pageAt({ ...known, at: `/dashboard/subscription/failed${at}` });
  return page.outline(createElement(SubscriptionFailedPage));
}

function trial(known: Omit<Known, 'at'>) {
  const page = pageAt({ ...known, at: '/dashboard/subscription/trial-status' });
  return page.outline(createElement(TrialStatusPage));
}

describe('after a payment', () => {
  const paid = (name: string, clientId: string) => [
    `${name} – Payment – Platebook`,
    'You’re on Firm',
    'Your payment went through. Your books are unchanged.',
    'Plan',
    'Firm',
    'For',
    name,
    'Price',
    '$49.00 a month',
    'Renews',
    'Dec 24, 2026',
    'The payment provider emails the receipt.',
    'What’s next',
    'You can keep posting payouts to QuickBooks. Home shows anything that needs you.',
    `[Go to Home](/dashboard?client=${clientId})`,
    `[See your subscription](/dashboard/subscription?client=${clientId})`,
  ];

  test('the active plan is shown with its price and its next date', () => {
    expect(after('?plan=firm&tenant=t1', paidSubscription)).toEqual(paid('Harbor', 'c1'));
  });

  test('for a client other than the open one, everything concerns that client', () => {
    const lines = after('?plan=firm&tenant=t2', trialSubscription, paidSubscription);
    expect(lines).toEqual(paid('Juniper', 'c2'));
  });

  test('a plan without a price has neither a price nor a receipt', () => {
    const free = { ...paidSubscription, plan: communityPlan, renews_at: null };
    expect(after('?plan=community', free).slice(1, 7)).toEqual([
      'You’re on Community',
      'There’s nothing to pay. Your books are unchanged.',
      'Plan',
      'Community',
      'For',
      'Harbor',
    ]);
  });

  test.each<[string, string, Subscription]>([
    ['is still on its trial', '?plan=firm', trialSubscription],
    ['is still on another plan', '?plan=small', paidSubscription],
  ])('as long as the client %s, the page waits for the payment', (_, at, subscription) => {
    expect(after(at, subscription).slice(1)).toEqual([
      'Confirming your payment…',
      'You can stay here or keep working. The plan starts as soon as the payment provider confirms.',
      'Waiting for the payment provider',
    ]);
  });

  test('a URL without a plan has nothing to confirm', () => {
    expect(after('?tenant=t2', paidSubscription)).toEqual([
      'Juniper – Payment – Platebook',
      'There’s no payment to confirm',
      'This page opens after a payment and names the plan you paid for.',
      '[See your subscription](/dashboard/subscription?client=c2)',
    ]);
  });

  test('a reports-only client is not pointed to QuickBooks', () => {
    const page = pageAt({
      at: '/dashboard/subscription/success?plan=firm',
      subscription: paidSubscription,
      clients: [deliveryClient],
    });
    expect(page.outline(createElement(SubscriptionSuccessPage)).at(-3)).toBe(
      'Reports and payouts keep coming in. Home shows anything that needs you.',
    );
  });
});

describe('an incomplete payment', () => {
  const DECLINED =
    'The card was declined, or the payment page was closed before it finished. The plan for Harbor hasn’t changed.';
  const HEAD = [
    'Harbor – Payment not completed – Platebook',
    'The payment wasn’t completed',
    'You weren’t charged, and your books are unchanged.',
  ];
  const FOOT = [
    'If it keeps failing, ask your bank or use another card.',
    '[Contact support](/support)',
    'if you think you were charged.',
  ];

  test('can be retried at the price of the plan', () => {
    expect(failed({ subscription: trialSubscription })).toEqual([
      ...HEAD,
      DECLINED,
      '(Try again: Firm, $49.00 a month)',
      '[See all plans](/dashboard/subscription?client=c1)',
      ...FOOT,
    ]);
  });

  test('for another client links to the plans of that client', () => {
    const lines = failed(
      { subscription: paidSubscription, other: trialSubscription },
      '?plan=small&tenant=t2',
    );
    expect(lines.slice(3, 6)).toEqual([
      DECLINED.replace('Harbor', 'Juniper'),
      '(Try again: Small, $19.00 a month)',
      '[See all plans](/dashboard/subscription?client=c2)',
    ]);
  });

  test.each<[string, Omit<Known, 'at'>, string]>([
    ['the plan that one has', { subscription: paidSubscription }, '?plan=firm'],
    ['a plan that is not on offer', { subscription: trialSubscription }, '?plan=gone'],
    ['no plan', { subscription: trialSubscription }, ''],
    [
      'a plan that cannot be paid for here',
      { subscription: trialSubscription, canPay: false },
      '?plan=small',
    ],
    [
      'a client of which one is no owner',
      { subscription: trialSubscription, clients: [readOnlyClient] },
      '?plan=firm',
    ],
  ])('for %s links to the subscription, and is not retried', (_, known, at) => {
    const hasIt = known.subscription === paidSubscription;
    expect(failed(known, at)).toEqual([
      ...HEAD,
      hasIt ? 'You’re already on Firm, so there’s nothing to try again.' : DECLINED,
      '[See your subscription](/dashboard/subscription?client=c1)',
      ...FOOT,
    ]);
  });

  test('if the trial is over, that is shown before what to do', () => {
    expect(failed({ subscription: OVER }).slice(3, 7)).toEqual([
      DECLINED,
      'Your trial has ended',
      'You can read and export everything. Posting resumes when you choose a plan.',
      '(Try again: Firm, $49.00 a month)',
    ]);
  });
});

describe('the trial', () => {
  const HEAD = [
    'Harbor – Trial – Platebook',
    '[Subscription](/dashboard/subscription?client=c1)',
    'Trial',
    'The trial for Harbor, and what happens when it ends.',
  ];
  const USE = [
    'What you use',
    'Clients',
    '1, no limit',
    'Stores',
    '3, no limit',
    'Channels',
    '4, no limit',
    'People',
    '1, no limit',
    'How far back you can sync: no limit. Archived clients and deactivated stores count too.',
  ];

  test('while it runs: its progress, and what its end means', () => {
    expect(trial({ subscription: trialSubscription })).toEqual([
      ...HEAD,
      'So far',
      'Payouts posted',
      '3',
      'Started',
      'Dec 10, 2026',
      'Days left',
      '4',
      'Trial ends',
      'Dec 24, 2026',
      'The trial ends when its days are over and you’ve posted 3 payouts, whichever comes later.',
      ...USE,
      'What happens at the end',
      'Nothing new posts to QuickBooks until you choose a plan.',
      'You can read and export everything. Nothing is deleted.',
      'Entries already in your books stay as they are.',
      'Choose a plan before then and posting continues without a break.',
      '[Choose a plan](/dashboard/subscription?client=c1)',
      '[Ask for more time](/support)',
    ]);
  });

  test('when it is over: nothing posts, and what to do', () => {
    expect(trial({ subscription: OVER })).toEqual([
      ...HEAD,
      'Your trial has ended',
      'You can read and export everything. Posting resumes when you choose a plan.',
      'So far',
      'Payouts posted',
      '3',
      'Started',
      'Dec 10, 2026',
      'Trial ended',
      'Dec 24, 2026',
      'Nothing new posts until you choose a plan. Nothing was deleted.',
      ...USE,
      'What you can do now',
      'Nothing new posts to QuickBooks until you choose a plan.',
      'You can read and export everything. Nothing is deleted.',
      'Entries already in your books stay as they are.',
      'Posting resumes as soon as you choose a plan.',
      '[Choose a plan](/dashboard/subscription?client=c1)',
      '[Ask for more time](/support)',
    ]);
  });

  test('a user who is not an owner sees the plans, but cannot choose one', () => {
    const lines = trial({ subscription: trialSubscription, clients: [readOnlyClient] });
    expect(lines.slice(-2)).toEqual([
      '[See the plans](/dashboard/subscription?client=c1)',
      '[Ask for more time](/support)',
    ]);
  });

  test.each<[Subscription, string[]]>([
    [
      paidSubscription,
      ['Your trial became Firm', 'Everything you set up and posted in the trial is still here.'],
    ],
    [
      { ...paidSubscription, plan: communityPlan, renews_at: null },
      ['You’re not on a trial', 'You’re on Community. There’s no trial to end.'],
    ],
  ])('without one, says why: %#', (subscription, lines) => {
    expect(trial({ subscription })).toEqual([
      ...HEAD,
      ...lines,
      '[See your subscription](/dashboard/subscription?client=c1)',
      ...USE,
    ]);
  });
});
