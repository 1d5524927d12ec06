import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from './not-found.page.tsx';
import { page } from './page-module.ts';

/** The pages of those who run the installation. */
export function adminRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: { Component: () => page(() => import('../features/operators/portal.page.tsx')) },
    },
    {
      path: 'config',
      lazy: {
        Component: () => page(() => import('../features/operators/config/config.page.tsx')),
      },
    },
    {
      path: 'dataflow',
      lazy: {
        Component: () => page(() => import('../features/operators/dataflow/dataflow.page.tsx')),
      },
    },
    {
      path: 'dataflow/health',
      lazy: {
        Component: () => page(() => import('../features/operators/dataflow/health.page.tsx')),
      },
    },
    {
      path: 'invitation-code',
      lazy: {
        Component: () => page(() => import('../features/operators/invitation-codes.page.tsx')),
      },
    },
    {
      path: 'notifications',
      lazy: {
        Component: () =>
          page(() => import('../features/operators/notifications/notifications.page.tsx')),
      },
    },
    ...deskRoutes(),
    { path: '*', Component: NotFoundPage },
  ];
}

/** Where those who run the installation work for others: demos, tickets, plans, proofs. */
function deskRoutes(): RouteObject[] {
  return [
    {
      path: 'book-demo',
      lazy: {
        Component: () => page(() => import('../features/operators/book-demo/book-demo.page.tsx')),
      },
    },
    {
      path: 'tech-support',
      lazy: {
        Component: () =>
          page(() => import('../features/operators/tech-support/tech-support.page.tsx')),
      },
    },
    {
      path: 'tech-support/:ticketId',
      lazy: {
        Component: () =>
          page(() => import('../features/operators/tech-support/staff-ticket.page.tsx')),
      },
    },
    {
      path: 'subscriptions',
      lazy: {
        Component: () => page(() => import('../features/operators/plans/plans.page.tsx')),
      },
    },
    {
      path: 'verification',
      lazy: {
        Component: () =>
          page(() => import('../features/operators/verification/verification.page.tsx')),
      },
    },
  ];
}
