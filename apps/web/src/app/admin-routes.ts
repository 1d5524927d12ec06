import type { RouteObject } from 'react-router-dom';
import type { ADMIN_PAGES } from './admin/admin-pages.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { page } from './page-module.ts';

/** The pages of those who run the installation. */
export function adminRoutes(): RouteObject[] {
  return [
    { index: true, lazy: adminPage('portal') },
    { path: 'book-demo', lazy: adminPage('bookDemo') },
    { path: 'config', lazy: adminPage('config') },
    { path: 'dataflow', lazy: adminPage('dataflow') },
    { path: 'dataflow/health', lazy: adminPage('dataflowHealth') },
    { path: 'invitation-code', lazy: adminPage('invitationCodes') },
    { path: 'notifications', lazy: adminPage('notifications') },
    { path: 'subscriptions', lazy: adminPage('plans') },
    { path: 'tech-support', lazy: adminPage('techSupport') },
    { path: 'tech-support/:ticketId', lazy: adminPage('ticket') },
    { path: 'verification', lazy: adminPage('verification') },
    { path: '*', Component: NotFoundPage },
  ];
}

function adminPage(name: keyof typeof ADMIN_PAGES) {
  return {
    Component: () =>
      page(async () => {
        const { ADMIN_PAGES: pages } = await import('./admin/admin-pages.ts');
        return pages[name]();
      }),
  };
}
