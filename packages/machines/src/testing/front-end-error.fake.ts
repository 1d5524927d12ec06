import {
  toFrontEndErrorEvent,
  type FrontEndErrorEvent,
} from '../error-reporter/front-end-error.ts';

/** A fake error event, distinguished by its id. */
export function fakeFrontEndError(
  errorId: string,
  severity: FrontEndErrorEvent['severity'] = 'medium',
): FrontEndErrorEvent {
  return toFrontEndErrorEvent(
    {
      classification: {
        errorClass: 'api_error',
        severity,
        impact: 'minor',
        retryable: true,
      },
      message: 'Request failed',
      stack: null,
      url: '/api/v2/clients/clients',
      method: 'GET',
      status: 500,
      statusText: null,
      requestId: null,
      operation: 'listClients',
      component: null,
    },
    { errorId, route: '/dashboard/clients', userAgent: 'test', sessionId: null, tenantId: null },
  );
}
