import { lazy } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard.page.tsx';

/** Lazy-loaded when someone starts from a file. */
const ReportDrop = lazy(async () => ({
  default: (await import('../features/sync/files/report-drop.tsx')).ReportDrop,
}));

/** Home, with the drop zone that it shares with the imports page. */
export function HomePage() {
  return <DashboardPage ReportDrop={ReportDrop} />;
}
