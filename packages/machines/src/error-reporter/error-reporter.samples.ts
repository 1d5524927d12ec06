import type { ChartSample } from '../statechart/simulate.ts';
import { toFrontEndErrorEvent, type FrontEndErrorEvent } from './front-end-error.ts';

const reported = (severity: FrontEndErrorEvent['severity']) => ({
  type: 'error.reported',
  error: toFrontEndErrorEvent(
    {
      classification: { errorClass: 'api_error', severity, impact: 'minor', retryable: true },
      message: 'Request failed',
      stack: null,
      url: '/api/v2/clients/clients',
      method: 'GET',
      status: 500,
      statusText: null,
      requestId: null,
      operation: 'read',
      component: null,
    },
    {
      errorId: '5c1d9a52-5b0c-4f5b-9a39-7d0f2f2b7c02',
      route: '/dashboard',
      userAgent: 'Chromium',
      sessionId: null,
      tenantId: null,
    },
  ),
});
const after = (state: string) => ({ type: `xstate.after.flushInterval.errorReporter.${state}` });

/** Every event the error reporter accepts. */
export const ERROR_REPORTER_SAMPLES: readonly ChartSample[] = [
  { label: 'A medium error', event: reported('medium') },
  { label: 'A critical error', event: reported('critical') },
  { label: '30 s of collecting', event: after('collecting') },
  { label: 'The server has it', event: { type: 'xstate.done.actor.sendBatch' } },
  { label: 'Sending fails', event: { type: 'xstate.error.actor.sendBatch' } },
  { label: 'No answer for 30 s', event: after('sending') },
  { label: '30 s after failing', event: after('backing_off') },
  { label: 'The page is hidden', event: { type: 'page.hidden' } },
  { label: 'The browser has it', event: { type: 'xstate.done.actor.sendBeacon' } },
  { label: 'The browser takes no more', event: { type: 'xstate.error.actor.sendBeacon' } },
];
