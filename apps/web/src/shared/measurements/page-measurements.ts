import type { components } from '@platebook/api-client';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export type PageMeasurement = components['schemas']['PageMeasurement'];

type Vitals = Omit<PageMeasurement, 'measurement_id' | 'route' | 'viewport_width' | 'tenant_id'>;

export type MeasurementHost = {
  /** The address the app was opened at. */
  readonly pathname: string;
  readonly viewportWidth: number;
  readonly newId: () => string;
  readonly tenantId: () => string | null;
  /** Calls once, when the page is next hidden or unloaded. */
  readonly onceHidden: (report: () => void) => void;
  /** Sends the measurements; called at most once. */
  readonly send: (measurement: PageMeasurement) => void;
};

/**
 * Measures the app's load by web vitals (times in ms, layout shift as a score) and sends them once, when the page is
 * hidden. A page that is left before it was loaded and painted sends nothing. Ids are removed from its route;
 * unsupported measures are null.
 */
export function measurePage(host: MeasurementHost): void {
  const vitals: Vitals = { ttfb_ms: null, fcp_ms: null, lcp_ms: null, inp_ms: null, cls: null };
  const always = { reportAllChanges: true };
  const send = () =>
    host.send({
      measurement_id: host.newId(),
      route: routeOf(host.pathname),
      ...vitals,
      viewport_width: host.viewportWidth,
      tenant_id: host.tenantId(),
    });
  onLCP(({ value }) => (vitals.lcp_ms = value), always);
  onINP(({ value }) => (vitals.inp_ms = value), always);
  onCLS(({ value }) => (vitals.cls = value), always);
  onTTFB((first) => {
    vitals.ttfb_ms = first.value;
    onFCP(({ value }) => {
      vitals.fcp_ms = value;
      host.onceHidden(send);
    });
  });
}

/** A payout's address becomes "/dashboard/sync/payouts/:id". */
export function routeOf(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/^[a-z][a-z-]*$/u.test(part) || part === '' ? part : ':id'))
    .join('/');
}
