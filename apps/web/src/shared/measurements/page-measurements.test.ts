import { expect, test, vi } from 'vitest';
import { measurePage, routeOf, type PageMeasurement } from './page-measurements.ts';

type Report = (metric: { value: number }) => void;
const reports = vi.hoisted((): Record<string, Report> => ({}));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (report: Report) => {
        reports[name] = report;
      },
    ]),
  ),
);

test('a page sends the browser’s measurements once, the latest of each, after it has painted', () => {
  const sent: PageMeasurement[] = [];
  const onceHidden = vi.fn<(report: () => void) => void>();
  measurePage({
    pathname: '/dashboard/stores/8a2f6c1e-0000-4000-8000-000000000001',
    viewportWidth: 390,
    newId: () => 'm1',
    tenantId: () => 't1',
    onceHidden,
    send: (measurement) => sent.push(measurement),
  });
  reports['onTTFB']?.({ value: 20 });
  reports['onLCP']?.({ value: 300 });
  expect(onceHidden).not.toHaveBeenCalled();
  reports['onFCP']?.({ value: 250 });
  reports['onLCP']?.({ value: 412.5 });
  reports['onCLS']?.({ value: 0.02 });
  expect(onceHidden).toHaveBeenCalledOnce();
  onceHidden.mock.calls[0]?.[0]();
  expect(sent).toEqual([
    {
      measurement_id: 'm1',
      route: '/dashboard/stores/:id',
      ttfb_ms: 20,
      fcp_ms: 250,
      lcp_ms: 412.5,
      inp_ms: null,
      cls: 0.02,
      viewport_width: 390,
      tenant_id: 't1',
    },
  ]);
});

test.each([
  ['/', '/'],
  ['/dashboard/team-management', '/dashboard/team-management'],
  ['/dashboard/stores/1/channels/ubereats/setup', '/dashboard/stores/:id/channels/ubereats/setup'],
  ['/invitation/SECRET-1', '/invitation/:id'],
])('%s is sent as %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route);
});
