import { expect, test } from 'vitest';
import { toFrontEndErrorEvent } from './front-end-error.ts';

test('a failed call becomes an event with the eighteen fields of the specification', () => {
  expect(
    toFrontEndErrorEvent(
      {
        classification: {
          errorClass: 'api_error',
          severity: 'critical',
          impact: 'major',
          retryable: true,
        },
        message: 'Request failed for /x?token=s3cret',
        stack: 'Error: Request failed\n at /assets/app.js?code=s3cret:1:2',
        url: '/api/v2/clients/clients?code=s3cret',
        method: 'POST',
        status: 503,
        statusText: 'Service Unavailable',
        requestId: 'req_k1',
        operation: 'createClient',
        component: 'ClientsPage',
      },
      {
        errorId: 'k1',
        route: '/dashboard/clients?client=c1#access_token=s3cret',
        userAgent: 'Chromium',
        sessionId: 's1',
        tenantId: 't1',
      },
    ),
  ).toEqual({
    error_id: 'k1',
    error_type: 'api_error',
    error_message: 'Request failed for /x?token=',
    error_stack: 'Error: Request failed\n at /assets/app.js?code=',
    severity: 'critical',
    user_impact: 'major',
    retryable: true,
    url: '/api/v2/clients/clients?code=',
    method: 'POST',
    status: 503,
    status_text: 'Service Unavailable',
    request_id: 'req_k1',
    user_agent: 'Chromium',
    operation: 'createClient',
    component: 'ClientsPage',
    route: '/dashboard/clients?client=c1',
    session_id: 's1',
    tenant_id: 't1',
  });
});

test('unknown values are null', () => {
  const event = toFrontEndErrorEvent(
    {
      classification: {
        errorClass: 'network_error',
        severity: 'medium',
        impact: 'minor',
        retryable: true,
      },
      message: 'Network error. Please check your connection and try again.',
      stack: null,
      url: null,
      method: null,
      status: null,
      statusText: null,
      requestId: null,
      operation: null,
      component: null,
    },
    { errorId: 'k1', route: '/login', userAgent: '', sessionId: null, tenantId: null },
  );
  expect(
    Object.entries(event)
      .filter(([, value]) => value === null)
      .map(([key]) => key),
  ).toEqual([
    'error_stack',
    'url',
    'method',
    'status',
    'status_text',
    'request_id',
    'operation',
    'component',
    'session_id',
    'tenant_id',
  ]);
});

test("no text exceeds the contract's maximum length", () => {
  const long = 'x'.repeat(9_000);
  const event = toFrontEndErrorEvent(
    {
      classification: {
        errorClass: 'api_error',
        severity: 'medium',
        impact: 'minor',
        retryable: false,
      },
      message: long,
      stack: long,
      url: long,
      method: 'GET',
      status: 500,
      statusText: long,
      requestId: null,
      operation: null,
      component: long,
    },
    { errorId: 'k1', route: long, userAgent: long, sessionId: null, tenantId: null },
  );
  expect(
    [
      event.error_message,
      event.error_stack,
      event.url,
      event.status_text,
      event.component,
      event.route,
      event.user_agent,
    ].map((text) => text?.length),
  ).toEqual([1_000, 4_000, 1_000, 200, 200, 1_000, 500]);
});
