import type { RouteObject } from 'react-router-dom';
import { page } from './page-module.ts';

/** The sync page with its tabs, and the detail pages of its lists. */
export function syncRoutes(): RouteObject[] {
  return [
    {
      path: 'sync',
      lazy: { Component: () => page(() => import('../features/sync/overview/sync.page.tsx')) },
      children: partsOfSync(),
    },
    {
      path: 'sync/runs/:runId',
      lazy: { Component: () => page(() => import('../features/sync/runs/run.page.tsx')) },
    },
    {
      path: 'sync/entries/:entryId',
      lazy: { Component: () => page(() => import('../features/sync/entries/entry.page.tsx')) },
    },
    {
      path: 'sync/imports/:importId',
      lazy: { Component: () => page(() => import('../features/sync/files/import.page.tsx')) },
    },
    {
      path: 'sync/payouts/:payoutId',
      lazy: { Component: () => page(() => import('../features/sync/files/payout.page.tsx')) },
    },
  ];
}

function partsOfSync(): RouteObject[] {
  return [
    {
      index: true,
      lazy: { Component: () => page(() => import('../features/sync/entries/queue.page.tsx')) },
    },
    {
      path: 'payouts',
      lazy: { Component: () => page(() => import('../features/payouts/payouts.page.tsx')) },
    },
    {
      path: 'runs',
      lazy: { Component: () => page(() => import('../features/sync/runs/runs.page.tsx')) },
    },
    {
      path: 'calendar',
      lazy: { Component: () => page(() => import('../features/sync/overview/calendar.page.tsx')) },
    },
    {
      path: 'reconcile',
      lazy: { Component: () => page(() => import('../features/sync/overview/reconcile.page.tsx')) },
    },
    {
      path: 'files',
      lazy: { Component: () => page(() => import('../features/sync/files/files.page.tsx')) },
    },
  ];
}
