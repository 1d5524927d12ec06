import type { RequestHandler } from 'express';
import type { Database } from '../../db/database.ts';
import { onlyThisMachine, sendDevPage } from '../../http/dev-pages.ts';
import type { PageRoutes } from '../../http/dev-pages.ts';
import { markup } from '../../platform/markup.ts';
import type { Markup } from '../../platform/markup.ts';
import type { Clock } from '../../platform/clock.ts';
import { findTestCustomer, findTestSubscription, saveTestObject } from './test-payments.store.ts';
import type { TestCustomer, TestInvoice } from './test-payments.store.ts';
import { testCards } from './test-provider.ts';

type Deps = { readonly database: Pick<Database, 'asOwner'>; readonly clock: Clock };

/** Only paths of the product: no open redirect. */
const OWN_PATH = /^\/dashboard\/[\w/-]*$/;

/** The provider's pages besides its checkout: a customer's payment methods, and an invoice. */
export function testBillingPages(deps: Deps): PageRoutes {
  return (app) => {
    app.get('/dev/billing/:customer', onlyThisMachine, showCustomer(deps));
    app.post('/dev/billing/:customer/:card', onlyThisMachine, changeCard(deps));
    app.get('/dev/invoices/:ref/:number', onlyThisMachine, showInvoice(deps));
  };
}

function showCustomer({ database }: Deps): RequestHandler {
  return async (request, response, next) => {
    const id = String(request.params['customer']);
    const customer = await database.asOwner((tx) => findTestCustomer(tx, id));
    if (customer === null) {
      next('route');
      return;
    }
    const body = customerPage(id, customer, returnOf(request.query['return']));
    sendDevPage(response, { title: 'Test payment method', body });
  };
}

function changeCard({ database, clock }: Deps): RequestHandler {
  return async (request, response, next) => {
    const id = String(request.params['customer']);
    const cards = new Map(Object.entries(testCards(clock.now())));
    const card = cards.get(String(request.params['card']));
    const isSaved = await database.asOwner(async (tx) => {
      const customer = await findTestCustomer(tx, id);
      if (customer === null || card === undefined) {
        return false;
      }
      await saveTestObject(tx, id, { ...customer, card });
      return true;
    });
    if (!isSaved) {
      next('route');
      return;
    }
    response.redirect(303, returnOf(request.query['return']));
  };
}

function showInvoice({ database }: Deps): RequestHandler {
  return async (request, response, next) => {
    const { ref, number } = request.params;
    const found = await database.asOwner((tx) => findTestSubscription(tx, String(ref)));
    const invoice = found?.invoices.find((one) => one.number === number);
    if (invoice === undefined) {
      next('route');
      return;
    }
    sendDevPage(response, { title: `Invoice ${invoice.number}`, body: invoicePage(invoice) });
  };
}

function returnOf(url: unknown): string {
  return typeof url === 'string' && OWN_PATH.test(url) ? url : '/dashboard/subscription';
}

function customerPage(id: string, { card, taxId }: TestCustomer, returnTo: string): Markup {
  const query = new URLSearchParams({ return: returnTo }).toString();
  return markup`<h1>Payment method</h1>
<p class="quiet">A test card: no money moves.</p>
<p>${card.brand} ending in ${card.last4}, expires ${card.expires.month}/${card.expires.year}</p>
<p>Tax ID: ${taxId ?? 'none'}</p>
<form method="post">
<button class="main" formaction="/dev/billing/${id}/visa?${query}">Use Visa 4242</button>
<button class="other" formaction="/dev/billing/${id}/mastercard?${query}">Use Mastercard 4444, expiring this month</button>
</form>
<p><a href="${returnTo}">Back</a></p>`;
}

function invoicePage({
  number,
  issuedAt,
  state,
  lines,
  amountCents,
  currency,
  taxId,
}: TestInvoice): Markup {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const rows = lines.map(
    (line) => markup`<p>${line.description}: ${format.format(line.amountCents / 100)}</p>\n`,
  );
  return markup`<h1>Invoice ${number}</h1>
<p class="quiet">A test invoice of ${issuedAt.toISOString().slice(0, 10)}: no money moved.</p>
${rows}
<p>Total: ${format.format(amountCents / 100)}, ${state}</p>
<p>Tax ID: ${taxId ?? 'none'}</p>`;
}
