import type { RouteObject } from 'react-router-dom';
import { page } from './page-module.ts';

/** Support tickets and help articles. */
export function supportRoutes(): RouteObject[] {
  return [
    {
      path: 'support',
      lazy: { Component: () => page(() => import('../features/support/support.page.tsx')) },
    },
    {
      path: 'support/new',
      lazy: { Component: () => page(() => import('../features/support/new-ticket.page.tsx')) },
    },
    {
      path: 'support/help/:articleId',
      lazy: { Component: () => page(() => import('../features/support/help/article.page.tsx')) },
    },
    {
      path: 'support/:ticketId',
      lazy: { Component: () => page(() => import('../features/support/ticket.page.tsx')) },
    },
  ];
}
