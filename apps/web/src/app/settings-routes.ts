import { replace, type RouteObject } from 'react-router-dom';
import { page } from './page-module.ts';

/** The sections of the settings. */
export function settingsRoutes(): RouteObject[] {
  return [
    {
      index: true,
      loader: ({ request }) => replace(`/dashboard/settings/profile${new URL(request.url).search}`),
    },
    {
      path: 'profile',
      lazy: { Component: () => page(() => import('../features/settings/profile.page.tsx')) },
    },
    {
      path: 'security',
      lazy: { Component: () => page(() => import('../features/settings/security.page.tsx')) },
    },
    {
      path: 'preferences',
      lazy: { Component: () => page(() => import('../features/settings/preferences.page.tsx')) },
    },
    {
      path: 'notifications',
      lazy: { Component: () => page(() => import('../features/settings/notifications.page.tsx')) },
    },
    {
      path: 'client',
      lazy: { Component: () => page(() => import('../features/settings/client.page.tsx')) },
    },
  ];
}
