import type { components, SendRequest } from '@platebook/api-client';
import type { ErrorReporterHost, FrontEndErrorEvent } from '@platebook/machines';

type ErrorEvent = components['schemas']['FrontEndErrorEvent'];
type DataflowEvent = components['schemas']['DataflowEvent'];

/** Browsers carry at most 64 kB of calls that outlive their page. */
const KEEPALIVE_MAX_BYTES = 60_000;

export type ReportServer = {
  readonly send: SendRequest;
  /** Where the server is, without a trailing slash. */
  readonly baseUrl: string;
  /** null while nobody is signed in: then the page reports as a stranger's. */
  readonly accessToken: () => string | null;
};

/** Sends what a page has to tell in one batch that outlives the page; failures to report are ignored (spec 7). */
export function sendEvents(server: ReportServer, events: readonly DataflowEvent[]): void {
  const ignore = () => undefined;
  server.send(toRequest(server, events, { keepalive: true })).then(ignore, ignore);
}

/**
 * The two ways of the error reporter to the server, over calls of their own: nothing here refreshes a session, opens a
 * notice or reports itself. When the page goes, a call with `keepalive` goes on without it; a beacon could not say who
 * reports.
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
