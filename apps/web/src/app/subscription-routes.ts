import type { RouteObject } from 'react-router-dom';
import { page } from './page-module.ts';

/** The plan, the return pages of a checkout, and the plans of all clients. */
export function subscriptionRoutes(): RouteObject[] {
  return [
    {
      path: 'billing',
      lazy: { Component: () => page(() => import('../features/billing/billing.page.tsx')) },
    },
    {
      path: 'subscription',
      lazy: {
        Component: () => page(() => import('../features/subscription/subscription.page.tsx')),
      },
    },
    {
      path: 'subscription/success',
      lazy: {
        Component: () => page(() => import('../features/subscription/success.page.tsx')),
      },
    },
    {
      path: 'subscription/failed',
      lazy: {
        Component: () => page(() => import('../features/subscription/failed.page.tsx')),
      },
    },
    {
      path: 'subscription/trial-status',
      lazy: {
        Component: () => page(() => import('../features/subscription/trial-status.page.tsx')),
      },
    },
  ];
}
