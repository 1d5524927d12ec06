import type { RouteObject } from 'react-router-dom';
import { page } from './page-module.ts';

/** Connections, and what is matched and mapped by them. */
export function platformRoutes(): RouteObject[] {
  return [
    {
      path: 'platform',
      lazy: { Component: () => page(() => import('../features/platform/platform.page.tsx')) },
    },
    {
      path: 'platform/ubereats',
      lazy: { Component: () => page(() => import('../features/platform/ubereats.page.tsx')) },
    },
    {
      path: 'platform/doordash',
      lazy: { Component: () => page(() => import('../features/platform/doordash.page.tsx')) },
    },
    {
      path: 'platform/quickbooks',
      lazy: { Component: () => page(() => import('../features/platform/quickbooks.page.tsx')) },
    },
  ];
}
