import type { Destination } from './destination.ts';
import { words } from './destinations.messages.ts';
import { accountPlaces, billingAndSupport, ownPlaces } from './own-places.ts';

/** Every destination of the app in order; read while rendering, in the reader's language. */
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
