import type { IconName } from '@platebook/ui';
import type { Client } from '../api/entities.ts';
import { words } from './destinations.messages.ts';

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

/** Every place of the app in the order in which they are offered; read when drawn, in the reader's language. */
export function everyDestination(): readonly Destination[] {
  return [
    ...entryPlaces(),
    ...importPlaces(),
    ...clientPlaces(),
    ...setupPlaces(),
    ...ownPlaces(),
    ...accountPlaces(),
    ...billingAndSupport(),
  ];
}

function entryPlaces(): readonly Destination[] {
  return [
    {
      id: 'home',
      label: words.home,
      group: 'work',
      path: '/dashboard',
      icon: 'home',
      detail: words.homeDetail,
      keywords: words.homeKeywords.split(', '),
      keys: ['G', 'H'],
    },
    {
      id: 'queue',
      label: words.queue,
      group: 'work',
      path: '/dashboard/sync',
      icon: 'payout',
      detail: words.queueDetail,
      keywords: words.queueKeywords.split(', '),
      keys: ['G', 'S'],
    },
    {
      id: 'review',
      label: words.review,
      group: 'work',
      path: '/dashboard/sync?view=needs_review',
      icon: 'payout',
      detail: words.reviewDetail,
      keywords: words.reviewKeywords.split(', '),
    },
    {
      id: 'ready',
      label: words.ready,
      group: 'work',
      path: '/dashboard/sync?view=ready',
      icon: 'payout',
      detail: words.readyDetail,
      keywords: words.readyKeywords.split(', '),
      only: 'qbo',
    },
    {
      id: 'payouts',
      label: words.payouts,
      group: 'work',
      path: '/dashboard/sync/payouts',
      icon: 'payout',
      detail: words.payoutsDetail,
      keywords: words.payoutsKeywords.split(', '),
    },
  ];
}

function importPlaces(): readonly Destination[] {
  return [
    {
      id: 'upload',
      label: words.upload,
      group: 'work',
      path: '/dashboard/sync/files',
      icon: 'upload',
      detail: words.uploadDetail,
      keywords: words.uploadKeywords.split(', '),
    },
    {
      id: 'runs',
      label: words.runs,
      group: 'work',
      path: '/dashboard/sync/runs',
      icon: 'activity',
      detail: words.runsDetail,
      keywords: words.runsKeywords.split(', '),
    },
    {
      id: 'calendar',
      label: words.calendar,
      group: 'work',
      path: '/dashboard/sync/calendar',
      icon: 'activity',
      detail: words.calendarDetail,
      keywords: words.calendarKeywords.split(', '),
    },
    {
      id: 'reconcile',
      label: words.reconcile,
      group: 'work',
      path: '/dashboard/sync/reconcile',
      icon: 'activity',
      detail: words.reconcileDetail,
      keywords: words.reconcileKeywords.split(', '),
      only: 'qbo',
    },
  ];
}

function clientPlaces(): readonly Destination[] {
  return [
    {
      id: 'reports',
      label: words.reports,
      group: 'work',
      path: '/dashboard/report-manager',
      icon: 'file',
      detail: words.reportsDetail,
      keywords: words.reportsKeywords.split(', '),
      only: 'delivery_only',
      keys: ['G', 'R'],
    },
    {
      id: 'batches',
      label: words.batches,
      group: 'work',
      path: '/dashboard/batch-operations',
      icon: 'activity',
      detail: words.batchesDetail,
      keywords: words.batchesKeywords.split(', '),
    },
    {
      id: 'clients',
      label: words.clients,
      group: 'work',
      path: '/dashboard/clients',
      icon: 'client',
      detail: words.clientsDetail,
      keywords: words.clientsKeywords.split(', '),
      keys: ['G', 'C'],
    },
    {
      id: 'stores',
      label: words.stores,
      group: 'setup',
      path: '/dashboard/stores',
      icon: 'store',
      detail: words.storesDetail,
      keywords: words.storesKeywords.split(', '),
      keys: ['G', 'T'],
    },
  ];
}

function setupPlaces(): readonly Destination[] {
  return [
    {
      id: 'connections',
      label: words.connections,
      group: 'setup',
      path: '/dashboard/platform',
      icon: 'connection',
      detail: words.connectionsDetail,
      keywords: words.connectionsKeywords.split(', '),
      keys: ['G', 'P'],
    },
    {
      id: 'accounts',
      label: words.accounts,
      group: 'setup',
      path: '/dashboard/platform/quickbooks/mapping',
      icon: 'connection',
      detail: words.accountsDetail,
      keywords: words.accountsKeywords.split(', '),
      only: 'qbo',
    },
    {
      id: 'match-ubereats',
      label: words.matchUbereats,
      group: 'setup',
      path: '/dashboard/platform/ubereats/store-mapping',
      icon: 'store',
      detail: words.matchUbereatsDetail,
      keywords: words.matchUbereatsKeywords.split(', '),
      manages: true,
    },
    {
      id: 'match-doordash',
      label: words.matchDoordash,
      group: 'setup',
      path: '/dashboard/platform/doordash/store-mapping',
      icon: 'store',
      detail: words.matchDoordashDetail,
      keywords: words.matchDoordashKeywords.split(', '),
      manages: true,
    },
  ];
}

function ownPlaces(): readonly Destination[] {
  return [
    {
      id: 'team',
      label: words.team,
      group: 'setup',
      path: '/dashboard/team-management',
      icon: 'team',
      detail: words.teamDetail,
      keywords: words.teamKeywords.split(', '),
    },
    {
      id: 'profile',
      label: words.profile,
      group: 'settings',
      path: '/dashboard/settings/profile',
      icon: 'settings',
      detail: words.profileDetail,
      keywords: words.profileKeywords.split(', '),
    },
    {
      id: 'security',
      label: words.security,
      group: 'settings',
      path: '/dashboard/settings/security',
      icon: 'settings',
      detail: words.securityDetail,
      keywords: words.securityKeywords.split(', '),
    },
    {
      id: 'preferences',
      label: words.preferences,
      group: 'settings',
      path: '/dashboard/settings/preferences',
      icon: 'settings',
      detail: words.preferencesDetail,
      keywords: words.preferencesKeywords.split(', '),
    },
  ];
}

function accountPlaces(): readonly Destination[] {
  return [
    {
      id: 'notifications',
      label: words.notifications,
      group: 'settings',
      path: '/dashboard/settings/notifications',
      icon: 'settings',
      detail: words.notificationsDetail,
      keywords: words.notificationsKeywords.split(', '),
    },
    {
      id: 'client-settings',
      label: words.clientSettings,
      group: 'settings',
      path: '/dashboard/settings/client',
      icon: 'settings',
      detail: words.clientSettingsDetail,
      keywords: words.clientSettingsKeywords.split(', '),
    },
    {
      id: 'subscription',
      label: words.subscription,
      group: 'settings',
      path: '/dashboard/subscription',
      icon: 'file',
      detail: words.subscriptionDetail,
      keywords: words.subscriptionKeywords.split(', '),
    },
    {
      id: 'quick-access',
      label: words.quickAccess,
      group: 'work',
      path: '/dashboard/quick-access',
      icon: 'star',
      detail: words.quickAccessDetail,
      keywords: words.quickAccessKeywords.split(', '),
      keys: ['G', 'Q'],
    },
  ];
}

function billingAndSupport(): readonly Destination[] {
  return [
    {
      id: 'billing',
      label: words.billing,
      group: 'settings',
      path: '/dashboard/billing',
      icon: 'file',
      detail: words.billingDetail,
      keywords: words.billingKeywords.split(', '),
    },
    {
      id: 'support',
      label: words.support,
      group: 'work',
      path: '/dashboard/support',
      icon: 'help',
      detail: words.supportDetail,
      keywords: words.supportKeywords.split(', '),
    },
    {
      id: 'new-ticket',
      label: words.newTicket,
      group: 'work',
      path: '/dashboard/support/new',
      icon: 'help',
      detail: words.newTicketDetail,
      keywords: words.newTicketKeywords.split(', '),
    },
  ];
}
