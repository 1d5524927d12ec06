import type { ImportPage } from '../page-module.ts';

/** The operators' pages, code-split so that other users' first visit does not load them. */
export const ADMIN_PAGES = {
  portal: () => import('../../features/operators/portal.page.tsx'),
  analytics: () => import('../../features/operators/analytics/analytics.page.tsx'),
  articles: () => import('../../features/operators/blog/blog.page.tsx'),
  newArticle: () => import('../../features/operators/blog/new-article.page.tsx'),
  article: () => import('../../features/operators/blog/article.page.tsx'),
  banners: () => import('../../features/operators/content/content.page.tsx'),
  newBanner: () => import('../../features/operators/content/new-banner.page.tsx'),
  banner: () => import('../../features/operators/content/banner.page.tsx'),
  bookDemo: () => import('../../features/operators/book-demo/book-demo.page.tsx'),
  config: () => import('../../features/operators/config/config.page.tsx'),
  dataflow: () => import('../../features/operators/dataflow/dataflow.page.tsx'),
  dataflowHealth: () => import('../../features/operators/dataflow/health.page.tsx'),
  invitationCodes: () => import('../../features/operators/invitation-codes.page.tsx'),
  logAnalyzer: () => import('../../features/operators/log-analyzer/log-analyzer.page.tsx'),
  notifications: () => import('../../features/operators/notifications/notifications.page.tsx'),
  plans: () => import('../../features/operators/plans/plans.page.tsx'),
  techSupport: () => import('../../features/operators/tech-support/tech-support.page.tsx'),
  ticket: () => import('../../features/operators/tech-support/staff-ticket.page.tsx'),
  verification: () => import('../../features/operators/verification/verification.page.tsx'),
} satisfies Record<string, ImportPage>;
