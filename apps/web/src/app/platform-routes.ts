import type { RouteObject } from 'react-router-dom';
import { page } from './page-module.ts';

/** Routes for connections and their mappings. */
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
