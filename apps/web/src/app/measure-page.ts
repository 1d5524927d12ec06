import { sendEvents } from '../shared/errors/send-reports.ts';
import type { Services } from '../shared/services.ts';
import { reportServer } from './page-errors.ts';
import { measurePage } from '../shared/measurements/page-measurements.ts';

/** Measures this page and sends the results once it is hidden; earlier measurements come from the browser's buffer. */
export function measureThisPage(
  pathname: string,
  { session, clientContext }: Pick<Services, 'session' | 'clientContext'>,
): void {
  const server = reportServer(session);
  measurePage({
    pathname,
    viewportWidth: window.innerWidth,
    newId: () => crypto.randomUUID(),
    tenantId: () => clientContext.getSnapshot().context.active?.tenantId ?? null,
    onceHidden: (report) => {
      const hidden = () => {
        if (document.visibilityState === 'hidden') {
          document.removeEventListener('visibilitychange', hidden);
          report();
        }
      };
      document.addEventListener('visibilitychange', hidden);
    },
    send: (measurement) =>
      sendEvents(server, [
        {
          operation: 'frontend_page_measurement',
          stage: 'load',
          source: 'frontend',
          request_id: null,
          context: measurement,
        },
      ]),
  });
}
