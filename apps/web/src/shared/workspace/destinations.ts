import type { IconName } from '@platebook/ui';
import type { Client } from '../api/entities.ts';
import { mayManage } from './may-manage.ts';

/** A place of the app that can be gone to by name: from the command palette, by pins, by keys. */
export type Destination = {
  readonly id: string;
  /** Where it leads, or verb and object: "Stores", "Upload a report". */
  readonly label: string;
  readonly group: 'work' | 'setup' | 'settings';
  readonly path: string;
  readonly icon: IconName;
  /** What can be done there, in a few words. */
  readonly detail: string;
  /** Other words it is found by. */
  readonly keywords?: readonly string[];
  /** The keys that lead there, one after the other. */
  readonly keys?: readonly string[];
  /** Only for clients of this kind. */
  readonly only?: Client['client_category'];
  /** Whoever may only read has nothing to do there. */
  readonly manages?: true;
};

const DESTINATIONS: readonly Destination[] = [
  {
    id: 'home',
    label: 'Home',
    group: 'work',
    path: '/dashboard',
    icon: 'home',
    detail: 'What needs you, and the latest payout',
    keywords: ['dashboard', 'start'],
    keys: ['G', 'H'],
  },
  {
    id: 'queue',
    label: 'Queue',
    group: 'work',
    path: '/dashboard/sync',
    icon: 'payout',
    detail: 'Journal entries by what they wait for',
    keywords: ['sync', 'entries', 'journal'],
    keys: ['G', 'S'],
  },
  {
    id: 'review',
    label: 'Entries to review',
    group: 'work',
    path: '/dashboard/sync?view=needs_review',
    icon: 'payout',
    detail: 'Check and approve them',
    keywords: ['approve', 'queue'],
  },
  {
    id: 'ready',
    label: 'Entries ready to post',
    group: 'work',
    path: '/dashboard/sync?view=ready',
    icon: 'payout',
    detail: 'Post them to QuickBooks',
    keywords: ['post', 'queue'],
    only: 'qbo',
  },
  {
    id: 'payouts',
    label: 'Payouts',
    group: 'work',
    path: '/dashboard/sync/payouts',
    icon: 'payout',
    detail: 'Every payout that was read',
    keywords: ['deposits', 'net'],
  },
  {
    id: 'upload',
    label: 'Upload a report',
    group: 'work',
    path: '/dashboard/sync/files',
    icon: 'upload',
    detail: 'CSV or ZIP from Uber Eats or DoorDash',
    keywords: ['files', 'import', 'csv'],
  },
  {
    id: 'runs',
    label: 'Runs',
    group: 'work',
    path: '/dashboard/sync/runs',
    icon: 'activity',
    detail: 'What was fetched, read and posted, and when',
    keywords: ['history', 'log'],
  },
  {
    id: 'calendar',
    label: 'Calendar',
    group: 'work',
    path: '/dashboard/sync/calendar',
    icon: 'activity',
    detail: 'Which days of each store are complete',
    keywords: ['missing', 'days'],
  },
  {
    id: 'reconcile',
    label: 'Reconcile',
    group: 'work',
    path: '/dashboard/sync/reconcile',
    icon: 'activity',
    detail: 'What QuickBooks still owes or changed',
    keywords: ['drift', 'difference', 'pending'],
    only: 'qbo',
  },
  {
    id: 'reports',
    label: 'Reports',
    group: 'work',
    path: '/dashboard/report-manager',
    icon: 'file',
    detail: 'Summaries and month-end packs',
    keywords: ['workpapers', 'pack', 'report manager'],
    only: 'delivery_only',
    keys: ['G', 'R'],
  },
  {
    id: 'batches',
    label: 'Batches',
    group: 'work',
    path: '/dashboard/batch-operations',
    icon: 'activity',
    detail: 'One action for several clients',
    keywords: ['bulk', 'batch operations'],
  },
  {
    id: 'clients',
    label: 'Clients',
    group: 'work',
    path: '/dashboard/clients',
    icon: 'client',
    detail: 'Who waits most comes first',
    keywords: ['switch', 'businesses'],
    keys: ['G', 'C'],
  },
  {
    id: 'stores',
    label: 'Stores',
    group: 'setup',
    path: '/dashboard/stores',
    icon: 'store',
    detail: 'Locations and the platforms each one sells on',
    keywords: ['locations'],
    keys: ['G', 'T'],
  },
  {
    id: 'connections',
    label: 'Connections',
    group: 'setup',
    path: '/dashboard/platform',
    icon: 'connection',
    detail: 'Uber Eats, DoorDash and QuickBooks',
    keywords: ['platforms', 'connect', 'reconnect'],
    keys: ['G', 'P'],
  },
  {
    id: 'accounts',
    label: 'Accounts mapping',
    group: 'setup',
    path: '/dashboard/platform/quickbooks/mapping',
    icon: 'connection',
    detail: 'Which QuickBooks account each line item goes to',
    keywords: ['map accounts', 'quickbooks', 'components', 'line items'],
    only: 'qbo',
  },
  {
    id: 'match-ubereats',
    label: 'Match Uber Eats stores',
    group: 'setup',
    path: '/dashboard/platform/ubereats/store-mapping',
    icon: 'store',
    detail: 'Payouts post once their store is matched',
    keywords: ['store mapping'],
    manages: true,
  },
  {
    id: 'match-doordash',
    label: 'Match DoorDash stores',
    group: 'setup',
    path: '/dashboard/platform/doordash/store-mapping',
    icon: 'store',
    detail: 'Payouts post once their store is matched',
    keywords: ['store mapping'],
    manages: true,
  },
  {
    id: 'team',
    label: 'Team',
    group: 'setup',
    path: '/dashboard/team-management',
    icon: 'team',
    detail: 'Members, invitations and what they may do',
    keywords: ['members', 'invite', 'roles', 'audit'],
  },
  {
    id: 'profile',
    label: 'Profile',
    group: 'settings',
    path: '/dashboard/settings/profile',
    icon: 'settings',
    detail: 'Your name, company and email',
    keywords: ['account'],
  },
  {
    id: 'security',
    label: 'Password and two-step sign-in',
    group: 'settings',
    path: '/dashboard/settings/security',
    icon: 'settings',
    detail: 'Sessions and API tokens too',
    keywords: ['security', 'mfa', 'token', 'sessions'],
  },
  {
    id: 'preferences',
    label: 'Preferences',
    group: 'settings',
    path: '/dashboard/settings/preferences',
    icon: 'settings',
    detail: 'Theme, density, time zone and keys',
    keywords: ['appearance', 'dark', 'density'],
  },
  {
    id: 'notifications',
    label: 'Notification settings',
    group: 'settings',
    path: '/dashboard/settings/notifications',
    icon: 'settings',
    detail: 'What we tell you about, and where',
    keywords: ['email', 'alerts'],
  },
  {
    id: 'client-settings',
    label: 'Client settings',
    group: 'settings',
    path: '/dashboard/settings/client',
    icon: 'settings',
    detail: 'Books, posting and schedule of this client',
    keywords: ['basis', 'time zone', 'posting', 'schedule'],
  },
  {
    id: 'subscription',
    label: 'Subscription',
    group: 'settings',
    path: '/dashboard/subscription',
    icon: 'file',
    detail: 'Your plan and what is used of it',
    keywords: ['plan', 'billing', 'pay', 'trial', 'upgrade'],
  },
  {
    id: 'billing',
    label: 'Billing',
    group: 'settings',
    path: '/dashboard/billing',
    icon: 'file',
    detail: 'Plans and invoices of all your clients',
    keywords: ['invoices', 'clients', 'payer', 'past due', 'card'],
  },
  {
    id: 'support',
    label: 'Support',
    group: 'work',
    path: '/dashboard/support',
    icon: 'help',
    detail: 'Your tickets and help articles',
    keywords: ['help', 'ticket', 'contact', 'question'],
  },
  {
    id: 'new-ticket',
    label: 'Write to support',
    group: 'work',
    path: '/dashboard/support/new',
    icon: 'help',
    detail: 'Ask a question or report a problem',
    keywords: ['ticket', 'contact', 'bug', 'problem'],
  },
  {
    id: 'quick-access',
    label: 'Quick access',
    group: 'work',
    path: '/dashboard/quick-access',
    icon: 'star',
    detail: 'What you pinned, and what to do today',
    keywords: ['pins', 'favorites', 'launcher'],
    keys: ['G', 'Q'],
  },
];

type Reader = Pick<Client, 'client_category' | 'level'>;

/** Where the reader of a client can go; null while none is open. */
export function destinationsFor(client: Reader | null): readonly Destination[] {
  const category = client?.client_category ?? 'qbo';
  const manages = client !== null && mayManage(client);
  return DESTINATIONS.filter(
    (place) =>
      (place.only === undefined || place.only === category) &&
      (place.manages === undefined || manages),
  );
}

/** The place that a path belongs to: the page itself, or the one it is under. */
export function placeOf(pathname: string): Pick<Destination, 'path' | 'label'> {
  const under = DESTINATIONS.filter(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  const [nearest] = under.sort((one, other) => other.path.length - one.path.length);
  return nearest ?? { path: '/dashboard', label: 'Home' };
}

/** Where two keys lead, by the second one. */
export function pathsByKey(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    DESTINATIONS.flatMap(({ keys, path }) =>
      keys?.[1] === undefined ? [] : [[keys[1].toLowerCase(), path]],
    ),
  );
}

const USUAL_PINS = {
  qbo: ['review', 'ready', 'payouts', 'upload', 'accounts', 'stores'],
  delivery_only: ['reports', 'payouts', 'upload', 'calendar', 'stores', 'team'],
} as const satisfies Record<Client['client_category'], readonly string[]>;

/** What a reader pinned, in their order; what most people come for, until they have pinned anything. */
export function pinnedDestinations(
  client: Reader | null,
  pins: readonly string[] | null,
): readonly Destination[] {
  const places = destinationsFor(client);
  const ids = pins ?? USUAL_PINS[client?.client_category ?? 'qbo'];
  return ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
}
