import { sendEvents } from '../shared/errors/send-reports.ts';
import type { Services } from '../shared/services.ts';
import { reportServer } from './page-errors.ts';

/**
 * The code that measures is loaded when the page has been drawn; the browser remembers what was before. Pages before the
 * sign-in are not measured.
 */
export async function measureThisPage({
  session,
  clientContext,
}: Pick<Services, 'session' | 'clientContext'>): Promise<void> {
  const { pathname } = window.location;
  const server = reportServer(session);
  await loaded();
  if (server.accessToken() === null) {
    return;
  }
  const { measurePage } = await import('../shared/measurements/page-measurements.ts');
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

/** The scripts of the app may come after the document and all it names. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), { once: true });
    }
  });
}
