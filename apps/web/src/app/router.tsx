import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type RouteObject,
} from 'react-router-dom';
import { localPath } from '../shared/language/local-path.ts';
import type { AuthLanding } from '../shared/account/auth-landing.ts';
import type { Services } from '../shared/services.ts';
import { adminRoutes } from './admin-routes.ts';
import { createGuardLoader } from './guard-loader.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { page } from './page-module.ts';
import { platformRoutes } from './platform-routes.ts';
import { RouteError } from './route-error.tsx';
import { AppFrame } from './shell/app-frame.tsx';
import { settingsRoutes } from './settings-routes.ts';
import { syncRoutes } from './sync-routes.ts';
import { supportRoutes } from './support-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { Page, Skeleton } from '@platebook/ui';
import { words } from './app.messages.ts';

/** The whole route table. */
function createRoutes(services: Services, landing: AuthLanding | null): RouteObject[] {
  return [
    {
      element: <AppFrame />,
      errorElement: <AloneError />,
      hydrateFallbackElement: <PageLoading />,
      children: createPages(services, landing),
    },
  ];
}

function createPages(services: Services, landing: AuthLanding | null): RouteObject[] {
  const guardLoader = createGuardLoader(services);
  return [
    {
      errorElement: <AloneError />,
      children: [
        ...publicRoutes(),
        {
          path: '/login',
          loader: guardLoader,
          lazy: { Component: () => page(() => import('../features/auth/login.page.tsx')) },
        },
        ...accountRoutes(landing),
        {
          path: '/help/intuit-email-verification',
          loader: guardLoader,
          lazy: {
            Component: () =>
              page(() => import('../features/platform/intuit-email-verification.page.tsx')),
          },
        },
        {
          path: '/admin',
          loader: guardLoader,
          shouldRevalidate: () => true,
          lazy: { Component: () => page(() => import('./admin/admin-shell.tsx')) },
          children: [{ errorElement: <RouteError />, children: adminRoutes() }],
        },
        {
          path: '/dashboard',
          loader: guardLoader,
          // The guard runs on every navigation, not only on those that change this route.
          shouldRevalidate: () => true,
          lazy: { Component: () => page(() => import('./shell/dashboard-shell.tsx')) },
          children: [
            {
              errorElement: <RouteError />,
              children: [...subscriptionRoutes(), ...dashboardRoutes()],
            },
          ],
        },
        { path: '*', element: <NothingHere /> },
      ],
    },
  ];
}

function AloneError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}

/** Outside the dashboard no layout provides the landmark. */
function NothingHere() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}

/** Pages without a session. `landing` is the parsed link that opened this page. */
function accountRoutes(landing: AuthLanding | null): RouteObject[] {
  return [
    {
      path: '/register',
      lazy: { Component: () => page(() => import('../features/auth/register.page.tsx')) },
    },
    {
      path: '/confirm',
      loader: () => landing,
      lazy: { Component: () => page(() => import('../features/auth/confirm.page.tsx')) },
    },
    {
      path: '/complete-registration',
      lazy: {
        Component: () => page(() => import('../features/auth/complete-registration.page.tsx')),
      },
    },
    {
      path: '/forgot-password',
      lazy: { Component: () => page(() => import('../features/auth/forgot-password.page.tsx')) },
    },
    {
      path: '/reset-password',
      loader: () => landing,
      lazy: { Component: () => page(() => import('../features/auth/reset-password.page.tsx')) },
    },
    {
      path: '/invitation',
      lazy: { Component: () => page(() => import('../features/team/invitation.page.tsx')) },
    },
    {
      path: '/connect/:provider',
      lazy: { Component: () => page(() => import('../features/platform/connect.page.tsx')) },
    },
    {
      path: '/theme-switcher',
      lazy: {
        Component: () => page(() => import('../features/appearance/theme-switcher.page.tsx')),
      },
    },
  ];
}

/** Server-rendered pages (src/public): links to them leave the app, in the reader's language. */
function publicRoutes(): RouteObject[] {
  return [
    { path: '/', loader: () => redirectDocument(localPath('/')) },
    { path: '/support', loader: () => redirectDocument(localPath('/support')) },
    { path: '/terms', loader: () => redirectDocument(localPath('/terms')) },
  ];
}

function dashboardRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: { Component: () => page(() => import('./home.page.tsx')) },
    },
    {
      path: 'clients',
      lazy: { Component: () => page(() => import('../features/clients/clients.page.tsx')) },
    },
    {
      path: 'stores',
      lazy: { Component: () => page(() => import('../features/stores/stores.page.tsx')) },
    },
    {
      path: 'stores/:storeId',
      loader: ({ params, request }) =>
        redirect(`/dashboard/stores/${params.storeId}/setup${new URL(request.url).search}`),
    },
    {
      path: 'stores/:storeId/setup',
      lazy: { Component: () => page(() => import('../features/stores/store-setup.page.tsx')) },
    },
    {
      path: 'stores/:storeId/channels/:platform/setup',
      lazy: { Component: () => page(() => import('../features/stores/channel-setup.page.tsx')) },
    },
    {
      path: 'stores/:storeId/manual-qbo-entry',
      lazy: {
        Component: () => page(() => import('../features/sync/manual/manual-entry.page.tsx')),
      },
    },
    {
      path: 'quick-access',
      lazy: {
        Component: () => page(() => import('../features/quick-access/quick-access.page.tsx')),
      },
    },
    {
      path: 'notifications',
      lazy: {
        Component: () => page(() => import('../features/notifications/all-notifications.page.tsx')),
      },
    },
    ...syncRoutes(),
    {
      path: 'platform/quickbooks/mapping',
      lazy: { Component: () => page(() => import('../features/account-mapping/mapping.page.tsx')) },
    },
    ...platformRoutes(),
    {
      path: 'batch-operations',
      lazy: { Component: () => page(() => import('../features/batches/batches.page.tsx')) },
    },
    {
      path: 'batch-operations/new',
      lazy: { Component: () => page(() => import('../features/batches/new-batch.page.tsx')) },
    },
    {
      path: 'batch-operations/:batchId',
      lazy: { Component: () => page(() => import('../features/batches/batch.page.tsx')) },
    },
    {
      path: 'report-manager',
      lazy: {
        Component: () => page(() => import('../features/report-manager/report-manager.page.tsx')),
      },
    },
    ...storeMappingRoutes(),
    ...supportRoutes(),
    {
      path: 'team-management',
      lazy: { Component: () => page(() => import('../features/team/team-management.page.tsx')) },
    },
    {
      path: 'settings',
      lazy: { Component: () => page(() => import('../features/settings/settings.page.tsx')) },
      children: settingsRoutes(),
    },
    { path: '*', element: <NotFoundPage /> },
  ];
}

/** The mapping of stores: of Uber Eats at the addresses of the product, of DoorDash at the same ones beside its page. */
function storeMappingRoutes(): RouteObject[] {
  return [
    {
      path: 'platform/ubereats/store-mapping',
      lazy: {
        Component: () =>
          page(() => import('../features/store-mapping/ubereats-store-mapping.page.tsx')),
      },
    },
    {
      path: 'platform/ubereats/mapping-management',
      lazy: {
        Component: () =>
          page(() => import('../features/store-mapping/ubereats-mapping-management.page.tsx')),
      },
    },
    {
      path: 'platform/doordash/store-mapping',
      lazy: {
        Component: () =>
          page(() => import('../features/store-mapping/doordash-store-mapping.page.tsx')),
      },
    },
    {
      path: 'platform/doordash/mapping-management',
      lazy: {
        Component: () =>
          page(() => import('../features/store-mapping/doordash-mapping-management.page.tsx')),
      },
    },
  ];
}

/** The browser's router over the route table. */
export function createRouter(services: Services, landing: AuthLanding | null) {
  return createBrowserRouter(createRoutes(services, landing));
}

/** Shown while the first page loads. */
function PageLoading() {
  return (
    <Page>
      <Skeleton label={words.loadingApp} lines={4} />
    </Page>
  );
}
