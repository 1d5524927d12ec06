import type { Request, RequestHandler } from 'express';
import type { Database, Transaction } from '../../db/database.ts';
import { onlyThisMachine, sendDevPage } from '../../http/dev-pages.ts';
import type { PageRoutes } from '../../http/dev-pages.ts';
import { markup } from '../../platform/markup.ts';
import type { Markup } from '../../platform/markup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Plan, SubscriptionLedger } from '../plans/subscription-ledger.port.ts';
import { findCheckout } from './payments.store.ts';
import type { Checkout } from './payments.store.ts';
import { returnPath } from './return-path.ts';
import { signStripe } from './stripe-signature.ts';
import { stripeEventsOf, subscriptionRefOf } from './test-events.ts';
import type { TestAction } from './test-events.ts';
import { findTestCheckout, findTestSubscription, saveTestObject } from './test-payments.store.ts';
import type { TestSubscription } from './test-payments.store.ts';
import { knownCustomer, newNumber } from './test-provider.ts';
import { renewTest, startTest } from './test-subscription.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: SubscriptionLedger;
  readonly webhookSecret: string;
  readonly siteUrl: string;
};

const BUTTONS: Readonly<Record<Checkout['state'], readonly (readonly [TestAction, string])[]>> = {
  open: [
    ['pay', 'Pay'],
    ['fail', 'Fail'],
  ],
  paid: [
    ['renew', 'Renew'],
    ['fail_renewal', 'Fail the next payment'],
    ['end', 'End the subscription'],
  ],
  failed: [],
};

const RETURN_TO: Readonly<Partial<Record<TestAction, 'success' | 'failed'>>> = {
  pay: 'success',
  fail: 'failed',
};

/** The pages of the test provider, mounted with it, for people on this machine. */
export function testCheckoutPages(deps: Deps): PageRoutes {
  const { database } = deps;
  return (app) => {
    app.get('/dev/checkout/:ref', onlyThisMachine, async ({ params }, response, next) => {
      const checkout = await findKnown(database, params['ref']);
      if (checkout === null) {
        next('route');
        return;
      }
      sendDevPage(response, { title: 'Test checkout', body: await present(deps, checkout) });
    });
    app.post('/dev/checkout/:ref/:action', onlyThisMachine, chooseAction(deps));
  };
}

function chooseAction(deps: Deps): RequestHandler {
  return async (request, response, next) => {
    const checkout = await findKnown(deps.database, request.params['ref']);
    const ref = checkout?.providerRef ?? null;
    const [action] =
      BUTTONS[checkout?.state ?? 'failed'].find(([name]) => name === request.params['action']) ??
      [];
    if (checkout === null || ref === null || action === undefined) {
      next('route');
      return;
    }
    await deliverEvents(deps, request, { action, checkout, ref });
    const returnTo = RETURN_TO[action];
    response.redirect(
      303,
      returnTo === undefined ? `/dev/checkout/${ref}` : returnPath(returnTo, checkout),
    );
  };
}

async function findKnown(database: Database, ref: unknown): Promise<Checkout | null> {
  return typeof ref === 'string'
    ? database.asOwner((tx) => findCheckout(tx, { providerRef: ref }))
    : null;
}

async function present({ database, ledger }: Deps, checkout: Checkout): Promise<Markup> {
  const plan = await database.asOwner((tx) => ledger.findPlan(tx, checkout.planCode));
  const buttons = BUTTONS[checkout.state].map(
    ([action, label], index) =>
      markup`<button class="${index === 0 ? 'main' : 'other'}" formaction="/dev/checkout/${checkout.providerRef}/${action}">${label}</button>\n`,
  );
  return markup`<h1>${plan?.name ?? checkout.planCode}</h1>
<p class="quiet">${plan === null ? null : priceOf(plan)} A test checkout: no money moves. What you choose is told to Platebook by a signed event.</p>
<p>State: ${checkout.state}</p>
<form method="post">
${buttons}</form>`;
}

function priceOf({ priceCents, currency, interval }: Plan): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return priceCents === null ? '' : `${price.format(priceCents / 100)} a ${interval}.`;
}

type Choice = { readonly action: TestAction; readonly checkout: Checkout; readonly ref: string };

/** Over HTTP to this very server, as a provider would. */
async function deliverEvents(deps: Deps, { socket }: Request, choice: Choice): Promise<void> {
  const { clock, webhookSecret, siteUrl, database } = deps;
  const at = clock.now();
  const { action, checkout, ref } = choice;
  const subscription = await database.asOwner((tx) => happen(tx, choice, at));
  const host = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress;
  const address = `http://${host}:${socket.localPort}/api/v2/webhooks/payments`;
  const happened = { action, checkoutId: checkout.id, ref, subscription, at, siteUrl };
  for (const event of stripeEventsOf(happened)) {
    const body = Buffer.from(JSON.stringify(event));
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signStripe(body, webhookSecret, at),
      },
      body,
    });
    if (!answer.ok) {
      throw new Error(`The webhook of the test checkout was answered ${answer.status}.`);
    }
  }
}

/** Applies the choice to the subscription at the test provider; null if none was started. */
async function happen(
  tx: Transaction,
  { action, ref }: Choice,
  at: Date,
): Promise<TestSubscription | null> {
  const name = subscriptionRefOf(ref);
  const checkout = await findTestCheckout(tx, ref);
  const before = await findTestSubscription(tx, name);
  if (checkout === null || action === 'fail' || (action !== 'pay' && before === null)) {
    return before;
  }
  const { taxId } = await knownCustomer(tx, checkout.customer);
  const billing = { at, number: newNumber(), taxId };
  const after =
    before === null
      ? startTest(checkout, billing)
      : action === 'end'
        ? { ...before, hasEnded: true }
        : renewTest(before, { ...billing, isPaid: action !== 'fail_renewal' });
  await saveTestObject(tx, name, after);
  return after;
}
