import type { RouteObject } from 'react-router-dom';
import type { ADMIN_PAGES } from './admin/admin-pages.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { page } from './page-module.ts';

/** The operators' pages. */
export function adminRoutes(): RouteObject[] {
  return [
    { index: true, lazy: adminPage('portal') },
    { path: 'analytics', lazy: adminPage('analytics') },
    { path: 'blog', lazy: adminPage('articles') },
    { path: 'blog/new', lazy: adminPage('newArticle') },
    { path: 'blog/:slug/:locale', lazy: adminPage('article') },
    { path: 'book-demo', lazy: adminPage('bookDemo') },
    { path: 'config', lazy: adminPage('config') },
    { path: 'content', lazy: adminPage('banners') },
    { path: 'content/new', lazy: adminPage('newBanner') },
    { path: 'content/:bannerId', lazy: adminPage('banner') },
    { path: 'dataflow', lazy: adminPage('dataflow') },
    { path: 'dataflow/health', lazy: adminPage('dataflowHealth') },
    { path: 'invitation-code', lazy: adminPage('invitationCodes') },
    { path: 'log-analyzer', lazy: adminPage('logAnalyzer') },
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
