import type { ChannelType, Currency, TenantLevel } from '../db/tables.ts';

/** The demo's users, businesses and report files. The reports come from the sandbox's generator. */
export type DemoUser = {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly about: string;
};

export const DEMO_USERS = {
  owner: {
    email: 'owner@demo.platebook.test',
    password: 'demo-owner-password',
    fullName: 'Dana Whitfield',
    about: 'owner of two clients',
  },
  basic: {
    email: 'basic@demo.platebook.test',
    password: 'demo-basic-password',
    fullName: 'Ira Benning',
    about: 'may read one client',
  },
  other: {
    email: 'other@demo.platebook.test',
    password: 'demo-other-password',
    fullName: 'Sol Marchetti',
    about: 'owner of another client',
  },
  support: {
    email: 'support@demo.platebook.test',
    password: 'demo-support-password',
    fullName: 'Remy Okafor',
    about: 'system operator, answers tickets',
  },
  admin: {
    email: 'admin@demo.platebook.test',
    password: 'demo-admin-password',
    fullName: 'Noa Lindqvist',
    about: 'system administrator, runs the installation',
  },
} as const satisfies Record<string, DemoUser>;

/** Opens registration for the demo to everybody on its machine. */
export const DEMO_INVITE_CODE = 'DEMO-BOOK-2026';

/** Registering with it starts a trial of the demo's larger plan. */
export const DEMO_TRIAL_CODE = 'DEMO-TEST-2026';

/** Plans with a price, for trying the test checkout; the product itself comes without prices. */
export const DEMO_PLANS = [
  {
    code: 'demo-single',
    name: 'Demo single',
    description: 'A small plan with a price, for trying the test checkout.',
    price_cents: 1_900,
    max_clients: 1,
    max_stores: 3,
    max_channels: 6,
    max_users: 2,
    history_months: 12,
  },
  {
    code: 'demo-firm',
    name: 'Demo firm',
    description: 'A plan with a price and limits, for trying the test checkout.',
    price_cents: 4_900,
    max_stores: 25,
    max_channels: 50,
    max_users: 5,
  },
];

export type DemoUserKey = keyof typeof DEMO_USERS;

export type DemoStore = {
  readonly name: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly channels: readonly { readonly type: ChannelType; readonly platformStoreId: string }[];
};

export type DemoClient = {
  readonly name: string;
  readonly members: readonly { readonly user: DemoUserKey; readonly level: TenantLevel }[];
  readonly stores: readonly DemoStore[];
  readonly reports: readonly string[];
};

export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: 'Harbor Table Group',
    members: [
      { user: 'owner', level: 'user_owner' },
      { user: 'basic', level: 'user_basic' },
    ],
    stores: [
      {
        name: 'Blue Lantern Noodles',
        timeZone: 'America/New_York',
        currency: 'USD',
        channels: [
          { type: 'ubereats', platformStoreId: 'PA-001' },
          { type: 'doordash', platformStoreId: '3459390' },
        ],
      },
      {
        name: 'Casa Pimienta, Riverside',
        timeZone: 'America/New_York',
        currency: 'USD',
        channels: [
          { type: 'ubereats', platformStoreId: 'MA-002' },
          { type: 'doordash', platformStoreId: '18407648' },
        ],
      },
    ],
    reports: [
      'uber-eats-payment-details-2026-03-30_2026-04-05.csv',
      'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv',
    ],
  },
  {
    name: 'Lantern North',
    members: [{ user: 'owner', level: 'user_owner' }],
    stores: [
      {
        name: 'Blue Lantern Noodles, Toronto',
        timeZone: 'America/Toronto',
        currency: 'CAD',
        channels: [{ type: 'ubereats', platformStoreId: '7fffa139-e72d-4605-8146-0b6b7974958b' }],
      },
    ],
    reports: ['uber-eats-payment-details-canada-2026-03-30_2026-04-05.csv'],
  },
  {
    name: 'Quince & Ember',
    members: [{ user: 'other', level: 'user_owner' }],
    stores: [
      { name: 'Quince & Ember', timeZone: 'America/Chicago', currency: 'USD', channels: [] },
    ],
    reports: [],
  },
];
