import type { components, SendRequest } from '@platebook/api-client';
import type { ErrorReporterHost, FrontEndErrorEvent } from '@platebook/machines';

type ErrorEvent = components['schemas']['FrontEndErrorEvent'];
type DataflowEvent = components['schemas']['DataflowEvent'];

/** Browsers limit keepalive requests to 64 kB. */
const KEEPALIVE_MAX_BYTES = 60_000;

export type ReportServer = {
  readonly send: SendRequest;
  /** The server's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** null while signed out: reports are then anonymous. */
  readonly accessToken: () => string | null;
};

/** Sends the page's events in one keepalive batch; failures to report are ignored (spec 7). */
export function sendEvents(server: ReportServer, events: readonly DataflowEvent[]): void {
  const ignore = () => undefined;
  server.send(toRequest(server, events, { keepalive: true })).then(ignore, ignore);
}

/**
 * The error reporter's two transports, with calls of their own: nothing here refreshes a session, shows a notice or
 * reports itself. On unload a `keepalive` call is used; a beacon could not authenticate.
 */
export function createReportSender(server: ReportServer): ErrorReporterHost {
  let keepaliveBytes = 0;
  return {
    sendBatch: async (batch, signal) => {
      const request = toRequest(server, toEvents(batch), { signal });
      const answer = await server.send(request);
      if (!answer.ok) {
        throw new Error('The server has not taken the report.');
      }
    },
    sendBeacon: (batch) => {
      const events = toEvents(batch);
      const bytes = JSON.stringify({ events }).length;
      const request = toRequest(server, events, { keepalive: true });
      if (keepaliveBytes + bytes > KEEPALIVE_MAX_BYTES) {
        return false;
      }
      keepaliveBytes += bytes;
      const free = () => {
        keepaliveBytes -= bytes;
      };
      // Failures to report are ignored (spec 7).
      server.send(request).then(free, free);
      return true;
    },
  };
}

function toRequest(
  { baseUrl, accessToken }: ReportServer,
  events: readonly DataflowEvent[],
  how: Pick<RequestInit, 'signal' | 'keepalive'>,
): Request {
  const token = accessToken();
  return new Request(`${baseUrl}/api/dataflow/events/batch`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ events }),
    ...how,
  });
}

function toEvents(batch: readonly FrontEndErrorEvent[]): ErrorEvent[] {
  return batch.map((error) => ({
    operation: 'frontend_api_error',
    stage: toStage(error),
    source: 'frontend',
    request_id: error.request_id,
    context: error,
  }));
}

function toStage({ method, status, component }: FrontEndErrorEvent): ErrorEvent['stage'] {
  if (method !== null) {
    return status === null ? 'request' : 'response';
  }
  return component === null ? 'runtime' : 'render';
}
