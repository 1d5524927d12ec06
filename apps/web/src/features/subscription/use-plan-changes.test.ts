import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { paidSubscription } from '../../shared/testing/subscription.fake.ts';
import { invoicesQuery, subscriptionQuery } from './subscription.queries.ts';
import {
  useCancelPlan,
  useChangePlan,
  useCheckout,
  usePaymentPortal,
  usePlanChangePreview,
  useResumePlan,
} from './use-plan-changes.ts';

const SUBSCRIPTION = '/api/v2/clients/tenants/t1/subscription';
const KEY = ['client', 't1', 'subscription'];
const CANCELED = { ...paidSubscription, cancels_at: paidSubscription.renews_at, renews_at: null };
const REFUSED = () => refusal(409, 'no_paid_subscription', 'There is nothing to change.');

afterEach(() => vi.unstubAllGlobals());

/** A page with a paid plan, its invoices and another client's plan; records navigations. */
function pageOf(answer: AnswerRequest) {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const page = fakePage(answer);
  const { queries } = page.services;
  const keys = [
    KEY,
    [...KEY, 'invoices'],
    [...KEY, 'payment-method'],
    ['client', 't2', 'subscription'],
    ['client', 't1', 'stores'],
  ];
  for (const key of keys) {
    queries.setQueryData(key, 'as it was');
  }
  const stale = () => keys.filter((key) => queries.getQueryState(key)?.isInvalidated === true);
  return { ...page, assign, stale, shown: () => queries.getQueryData(KEY) };
}

test('a checkout names the plan and redirects to the payment page', async () => {
  const page = pageOf(() => ({ checkout_url: 'https://pay.test/c1' }));
  await page.hook(() => useCheckout('t1')).mutateAsync('firm');
  expect(page.sent).toEqual([
    { method: 'POST', path: `${SUBSCRIPTION}/checkout`, body: { plan_code: 'firm' } },
  ]);
  expect(page.assign.mock.calls).toEqual([['https://pay.test/c1']]);
});

test('the payment method is changed at the provider, which redirects back to the subscription', async () => {
  const page = pageOf(() => ({ url: 'https://pay.test/portal' }));
  await page.hook(() => usePaymentPortal('t1')).mutateAsync();
  expect(page.sent).toEqual([
    {
      method: 'POST',
      path: `${SUBSCRIPTION}/payment-method`,
      body: { return_to: 'subscription' },
    },
  ]);
  expect(page.assign.mock.calls).toEqual([['https://pay.test/portal']]);
});

test('a preview loads what another plan charges and changes nothing', async () => {
  const page = pageOf(() => ({ due_now_cents: 1_234, at: '2026-11-27T10:00:00.000Z' }));
  const change = await page.hook(() => usePlanChangePreview('t1')).mutateAsync('small');
  expect(change).toEqual({ due_now_cents: 1_234, at: '2026-11-27T10:00:00.000Z' });
  expect(page.sent).toEqual([
    { method: 'GET', path: `${SUBSCRIPTION}/change`, query: { plan_code: 'small' } },
  ]);
  expect(page.stale()).toEqual([]);
});

test('a plan is changed at the second of its preview', async () => {
  const page = pageOf(() => paidSubscription);
  const at = '2026-11-27T10:00:00.000Z';
  await page.hook(() => useChangePlan('t1')).mutateAsync({ planCode: 'small', at });
  expect(page.sent).toEqual([
    { method: 'POST', path: `${SUBSCRIPTION}/change`, body: { plan_code: 'small', at } },
  ]);
});

test('canceling and resuming concern the tenant’s subscription', async () => {
  const page = pageOf(() => CANCELED);
  await page.hook(() => useCancelPlan('t1')).mutateAsync();
  await page.hook(() => useResumePlan('t1')).mutateAsync();
  expect(page.sent).toEqual([
    { method: 'DELETE', path: SUBSCRIPTION },
    { method: 'POST', path: `${SUBSCRIPTION}/resume` },
  ]);
});

const CHANGES = {
  change: () => {
    const { mutateAsync } = useChangePlan('t1');
    return () => mutateAsync({ planCode: 'small', at: '2026-11-27T10:00:00.000Z' });
  },
  cancel: () => {
    const { mutateAsync } = useCancelPlan('t1');
    return () => mutateAsync();
  },
  resume: () => {
    const { mutateAsync } = useResumePlan('t1');
    return () => mutateAsync();
  },
};

test.each(Object.entries(CHANGES))(
  'after a %s the returned plan is shown at once, and only what depends on it is reloaded',
  async (_, useChange) => {
    const page = pageOf(() => CANCELED);
    const { api, queries } = page.services;
    // Cached data stays fresh until it is invalidated.
    const staleTime = Infinity;
    const own = new QueryObserver(queries, { ...subscriptionQuery(api, 't1'), staleTime });
    const invoices = new QueryObserver(queries, { ...invoicesQuery(api, 't1'), staleTime });
    own.subscribe(() => undefined);
    invoices.subscribe(() => undefined);
    await page.hook(useChange)();
    expect(page.shown()).toEqual(CANCELED);
    expect(page.sent.slice(1)).toEqual([{ method: 'GET', path: `${SUBSCRIPTION}/invoices` }]);
    expect(page.stale()).toEqual([[...KEY, 'payment-method']]);
  },
);

test.each(Object.entries(CHANGES))(
  'a refused %s leaves the page as it is',
  async (_, useChange) => {
    const page = pageOf(REFUSED);
    await expect(page.hook(useChange)()).rejects.toThrow('There is nothing to change.');
    expect(page.shown()).toBe('as it was');
    expect(page.stale()).toEqual([]);
  },
);

test.each([
  ['a refusal', REFUSED],
  ['a server without a payment provider', () => refusal(503, 'payment_provider_unavailable', '–')],
])('after %s nobody is redirected', async (_, answer) => {
  const page = pageOf(answer);
  const [checkout, portal] = [
    page.hook(() => useCheckout('t1')),
    page.hook(() => usePaymentPortal('t1')),
  ];
  await Promise.allSettled([checkout.mutateAsync('firm'), portal.mutateAsync()]);
  expect(page.sent).toHaveLength(2);
  expect(page.assign.mock.calls).toEqual([]);
});
