import type { OutboundMessage } from './outbox.port.ts';

const email = 'dana@example.test';
const link = 'https://books.example.test/auth/v1/verify?token=t0ken&type=signup';
const tenant = 'Harbor Table Group';
const code = '123456';

/** One message of every template, for tests. */
export const SAMPLE_MESSAGES: readonly OutboundMessage[] = [
  { to: { email }, template: 'confirm_signup', values: { link, code } },
  { to: { email }, template: 'recovery', values: { link, code } },
  {
    to: { email },
    template: 'email_change',
    values: { link, code, new_email: 'new@example.test' },
  },
  {
    to: { email },
    template: 'email_change_current',
    values: { link, code, new_email: 'new@example.test' },
  },
  {
    to: { email },
    template: 'email_changed',
    values: { link, new_email: 'new@example.test' },
  },
  { to: { email }, template: 'reauthentication', values: { code } },
  { to: { email }, template: 'magic_link', values: { link } },
  { to: { email }, template: 'invite', values: { link } },
  { to: { email }, template: 'password_changed', values: { link } },
  { to: { email }, template: 'second_factor_added', values: { link, name: 'Phone' } },
  { to: { email }, template: 'second_factor_removed', values: { link, name: 'Phone' } },
  { to: { phone: '15550100123' }, template: 'phone_code', values: { code } },
  {
    to: { email },
    template: 'team_invitation',
    values: {
      link,
      inviter: 'Ira Benning',
      tenants: [tenant],
      level: 'user_manager',
      expires_on: '2026-11-28',
      message: 'Could you look at the payouts of Riverside?',
    },
  },
  {
    to: { email },
    template: 'access_request',
    values: { link, requester: 'Sol Marchetti', tenant, message: 'I keep their books.' },
  },
  {
    to: { email },
    template: 'access_request_approved',
    values: { link, tenant, level: 'user_basic' },
  },
  { to: { email }, template: 'access_request_declined', values: { link } },
  {
    to: { email },
    template: 'ownership_transferred',
    values: { link, tenant, former_owner: 'Dana Whitfield', new_owner: 'Ira Benning' },
  },
  {
    to: { email },
    template: 'trial_ending',
    values: { link, tenant, ends_on: '2026-12-05' },
  },
  {
    to: { email },
    template: 'notification',
    values: {
      link,
      label: 'Open the entry',
      client: 'Juniper & Rye',
      title: 'An entry could not be posted',
      message:
        'QuickBooks refuses the date because the books are closed until March 31. Nothing was posted.',
      wording: {
        code: 'entry_not_posted',
        values: { entry: 'UE 2026-W14 FISHTOWN', reason_code: 'period_closed', reason: 'Closed.' },
      },
    },
  },
  {
    to: { email },
    template: 'daily_digest',
    values: {
      link: 'https://books.example.test/dashboard',
      day: '2026-11-23',
      clients: [
        {
          name: 'Juniper & Rye',
          link: 'https://books.example.test/dashboard/sync?client=C-014',
          posted: 2,
          needMapping: 0,
          toReview: 1,
          failed: 1,
          told: [
            {
              title: 'An entry could not be posted',
              wording: {
                code: 'entry_not_posted',
                values: { entry: 'UE 2026-W14', reason_code: 'period_closed', reason: 'Closed.' },
              },
              count: 1,
            },
          ],
        },
      ],
    },
  },
  {
    to: { email },
    template: 'weekly_digest',
    values: {
      link: 'https://books.example.test/dashboard',
      since: '2026-11-16',
      until: '2026-11-23',
      clients: [
        {
          name: 'Juniper & Rye',
          link: 'https://books.example.test/dashboard/sync?client=C-014',
          posted: 12,
          needMapping: 1,
          toReview: 3,
          failed: 1,
          told: [
            {
              title: 'An entry could not be posted',
              wording: {
                code: 'entry_not_posted',
                values: { entry: 'UE 2026-W14', reason_code: 'period_closed', reason: 'Closed.' },
              },
              count: 1,
            },
            {
              title: 'fishtown.csv: accounts are missing',
              wording: { code: 'accounts_missing', values: { name: 'fishtown.csv' } },
              count: 3,
            },
          ],
        },
        {
          name: 'Harbor Table Group',
          link: 'https://books.example.test/dashboard/sync?client=C-015',
          posted: 1,
          needMapping: 0,
          toReview: 0,
          failed: 0,
          told: [],
        },
      ],
    },
  },
  {
    to: { email },
    template: 'payment_receipt',
    values: { link, tenant, number: 'PB-2026-0114', amount_cents: 4900, currency: 'USD' },
  },
  {
    to: { email },
    template: 'support_ticket_received',
    values: {
      link: 'https://books.example.test/dashboard/support/5d0a7a52-1c0e-4c7d-9d7c-2b8f3a1c4e01',
      client: 'Juniper & Rye',
      number: 1042,
      subject: 'The deposit is short',
    },
  },
  {
    to: { email },
    template: 'support_message',
    values: {
      link,
      ticket_id: '5d0a7a52-1c0e-4c7d-9d7c-2b8f3a1c4e01',
      number: 1042,
      client: 'Juniper & Rye',
      author: 'Dana Whitfield',
      subject: 'The deposit is short',
      topic: 'payouts',
      paragraphs: [
        'The payout of November 9 says more than the bank got.',
        'The statement is attached.',
      ],
    },
  },
  {
    to: { email },
    template: 'demo_requested',
    values: {
      link,
      name: 'Dana Whitfield',
      email: 'dana@juniper.example',
      business: 'Juniper & Rye',
      message: 'Four stores, two platforms. Any morning works.',
    },
  },
  { to: { email }, template: 'payment_failed', values: { link, tenant, plan: 'Standard' } },
];
