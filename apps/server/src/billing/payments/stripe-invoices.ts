import type { Stripe } from 'stripe';
import { PaymentProviderError } from './payment-provider.ts';
import type {
  ChangeAmounts,
  NextInvoice,
  PaymentMethod,
  ProviderInvoice,
} from './payment-provider.ts';
import { paidUntil } from './stripe-events.ts';
import { currencyOf, fieldsOf, instantOf, integerOf, listOf, textOf } from './stripe-fields.ts';
import type { Fields } from './stripe-fields.ts';

/** Those that have a number, in Stripe's order: newest first. */
export function toInvoices(invoices: readonly Stripe.Invoice[]): ProviderInvoice[] {
  return invoices.flatMap((invoice) => toInvoice(fieldsOf(invoice)));
}

/** A draft has no number and has not been sent. */
function toInvoice(invoice: Fields): ProviderInvoice[] {
  const id = textOf(invoice['id']);
  const number = textOf(invoice['number']);
  if (id === null || number === null || invoice['status'] === 'draft') {
    return [];
  }
  const lines = listOf(fieldsOf(invoice['lines'])['data']);
  const starts = lines.flatMap((line) => instantOf(fieldsOf(line['period'])['start']) ?? []);
  return [
    {
      id,
      number,
      issuedAt: required(instantOf(invoice['created']), 'the day of an invoice'),
      state: stateOf(invoice),
      amountCents: amountOf(invoice),
      currency: required(currencyOf(invoice['currency']), 'a currency that is sold in'),
      description: lines.map((line) => textOf(line['description']) ?? '').join('; '),
      periodStartsAt:
        starts.length === 0 ? null : new Date(Math.min(...starts.map((day) => day.getTime()))),
      periodEndsAt: paidUntil(invoice),
      url: textOf(invoice['hosted_invoice_url']),
    },
  ];
}

/** The amount charged, after earlier credit; negative if it becomes credit. */
function amountOf(invoice: Fields): number {
  const total = required(integerOf(invoice['total']), 'the total of an invoice');
  return total < 0 ? total : required(integerOf(invoice['amount_due']), 'what an invoice asks for');
}

function stateOf(invoice: Fields): ProviderInvoice['state'] {
  switch (invoice['status']) {
    case 'paid':
      return (integerOf(invoice['total']) ?? 0) < 0 ? 'credited' : 'paid';
    case 'void':
      return 'void';
    case 'uncollectible':
      return 'past_due';
    default:
      return invoice['attempted'] === true ? 'past_due' : 'open';
  }
}

/** Parses the preview of a change of plan: the lines of the preview are those of the change alone. */
export function changeAmountsOf(invoice: Fields): ChangeAmounts {
  const amounts = listOf(fieldsOf(invoice['lines'])['data']).map((line) =>
    required(integerOf(line['amount']), 'the amount of a line'),
  );
  const sumOf = (isWanted: (amount: number) => boolean) =>
    amounts.filter(isWanted).reduce((sum, amount) => sum + amount, 0);
  const total = required(integerOf(invoice['total']), 'the total of the change');
  return {
    creditCents: -sumOf((amount) => amount < 0),
    chargeCents: sumOf((amount) => amount > 0),
    dueNowCents: required(integerOf(invoice['amount_due']), 'what the change asks for'),
    creditLeftCents: Math.max(0, -total),
    periodEndsAt: required(paidUntil(invoice), 'the end of what is paid for'),
  };
}

/** Null for an object without fields: nothing more is charged. */
export function nextInvoiceOf(invoice: Fields): NextInvoice | null {
  const dueAt = instantOf(invoice['next_payment_attempt']) ?? instantOf(invoice['period_end']);
  const amountCents = integerOf(invoice['amount_due']);
  const currency = currencyOf(invoice['currency']);
  return dueAt === null || amountCents === null || currency === null
    ? null
    : { amountCents, currency, dueAt };
}

/** The subscription's payment method, else its customer's. */
export function methodOf(subscription: Fields): PaymentMethod | null {
  const settings = fieldsOf(fieldsOf(subscription['customer'])['invoice_settings']);
  for (const invoice of [
    subscription['default_payment_method'],
    settings['default_payment_method'],
  ]) {
    const method = fieldsOf(invoice);
    const type = textOf(method['type']);
    if (type !== null) {
      const means = fieldsOf(method[type]);
      const month = integerOf(means['exp_month']);
      const year = integerOf(means['exp_year']);
      return {
        brand: textOf(means['brand']) ?? textOf(means['bank_name']) ?? type,
        last4: textOf(means['last4']) ?? '',
        expires: month === null || year === null ? null : { month, year },
      };
    }
  }
  return null;
}

function required<Value>(value: Value | null, what: string): Value {
  if (value === null) {
    throw new PaymentProviderError(`Stripe answered without ${what}.`);
  }
  return value;
}
