import { lazy } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard.page.tsx';

/** Loaded when somebody asks to start from a file. */
const ReportDrop = lazy(async () => ({
  default: (await import('../features/sync/files/report-drop.tsx')).ReportDrop,
}));

/** Home, with the place for files that it shares with the page of imports. */
export function HomePage() {
  return <DashboardPage ReportDrop={ReportDrop} />;
}
