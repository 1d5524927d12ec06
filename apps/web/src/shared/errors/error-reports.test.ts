import { ApiError } from '@platebook/api-client';
import type { FrontEndErrorEvent } from '@platebook/machines';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createErrorReports } from './error-reports.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose reports are sent at once, and what was sent. */
function openPage(sessionId: string | null = 's1') {
  const arrived: FrontEndErrorEvent[] = [];
  const beacons: FrontEndErrorEvent[] = [];
  let ids = 0;
  const errors = createErrorReports({
    host: {
      sendBatch: async (batch) => arrived.push(...batch),
      sendBeacon: (batch) => beacons.push(...batch) > 0,
    },
    newId: () => `e${(ids += 1)}`,
    place: () => ({ route: '/dashboard?i=1', userAgent: 'test', sessionId, tenantId: 't1' }),
  });
  return { errors, arrived, beacons };
}

const refused = (status: number | null, method = 'GET') =>
  new ApiError({ message: 'Request failed', status, method, code: 'x', requestId: 'q1' });
const request = { url: 'https://app.example/api/v2/clients/clients?limit=1', method: 'GET' };
const THIRTY_SECONDS = 30_000;

describe('a page error', () => {
  test('from a failed server call is sent at once, in the specification’s words', async () => {
    const { errors, arrived } = openPage();
    errors.callFailed(refused(503), request);
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toEqual([
      {
        error_id: 'e1',
        error_type: 'api_error',
        error_message: 'Request failed',
        error_stack: expect.stringContaining('Request failed'),
        severity: 'critical',
        user_impact: 'minor',
        retryable: true,
        url: '/api/v2/clients/clients?limit=1',
        method: 'GET',
        status: 503,
        status_text: 'x',
        request_id: 'q1',
        user_agent: 'test',
        operation: 'read',
        component: null,
        route: '/dashboard?i=1',
        session_id: 's1',
        tenant_id: 't1',
      },
    ]);
  });

  test('on a page without a session is sent without any URL query', async () => {
    const { errors, arrived } = openPage(null);
    errors.callFailed(refused(503), request);
    errors.pageFailed(new Error('No answer of /invitation?i=1'), 'RouteError');
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived.map(({ error_message, url, route }) => [error_message, url, route])).toEqual([
      ['Request failed', '/api/v2/clients/clients', '/dashboard'],
      ['Error: No answer of /invitation', null, '/dashboard'],
    ]);
  });

  test('from a content security policy violation is sent once per blocked resource', async () => {
    const { errors, arrived } = openPage();
    const violation = {
      effectiveDirective: 'img-src',
      blockedURI: 'https://elsewhere.example/a.png',
      sourceFile: 'https://app.example/assets/a.js',
      lineNumber: 12,
    };
    errors.policyViolated(violation);
    errors.policyViolated(violation);
    errors.policyViolated({ ...violation, effectiveDirective: 'connect-src', sourceFile: '' });
    await vi.advanceTimersByTimeAsync(THIRTY_SECONDS);
    expect(arrived.map(({ error_message, error_stack }) => [error_message, error_stack])).toEqual([
      [
        'Content security policy: img-src blocked https://elsewhere.example/a.png',
        'https://app.example/assets/a.js:12',
      ],
      ['Content security policy: connect-src blocked https://elsewhere.example/a.png', null],
    ]);
  });

  test('that is not urgent waits for the next 30 seconds', async () => {
    const { errors, arrived } = openPage();
    errors.callFailed(refused(404), request);
    await vi.advanceTimersByTimeAsync(THIRTY_SECONDS - 1);
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived.map(({ severity }) => severity)).toEqual(['medium']);
  });

  test('is sent once, however many places catch it', async () => {
    const { errors, arrived } = openPage();
    const error = refused(500);
    errors.callFailed(error, request);
    errors.pageFailed(error, 'RouteError');
    errors.scriptFailed(error);
    await vi.advanceTimersByTimeAsync(THIRTY_SECONDS);
    expect(arrived).toHaveLength(1);
  });

  test('that leaves a blank page is urgent; one in a script is not', async () => {
    const { errors, arrived } = openPage();
    errors.pageFailed(new TypeError('rows is undefined'), 'RouteError');
    errors.scriptFailed('Script error.');
    await vi.advanceTimersByTimeAsync(THIRTY_SECONDS);
    expect(
      arrived.map(({ error_message, severity, user_impact, component, method }) => [
        error_message,
        severity,
        user_impact,
        component,
        method,
      ]),
    ).toEqual([
      ['TypeError: rows is undefined', 'high', 'blocking', 'RouteError', null],
      ['Script error.', 'medium', 'minor', null, null],
    ]);
  });

  test.each([
    [undefined, 'Unknown error occurred'],
    ['', 'Unknown error occurred'],
    [{ reason: 'x' }, 'Unknown error occurred'],
    [new TypeError(''), 'TypeError: Unknown error occurred'],
    ['Script error.', 'Script error.'],
  ])('thrown as %j is sent as "%s"', async (thrown, says) => {
    const { errors, arrived } = openPage();
    errors.scriptFailed(thrown);
    await vi.advanceTimersByTimeAsync(THIRTY_SECONDS);
    expect(arrived.map(({ error_message }) => error_message)).toEqual([says]);
  });

  test('caused by the user or the layout is ignored', async () => {
    const { errors, arrived } = openPage();
    errors.scriptFailed(new DOMException('The user aborted a request.', 'AbortError'));
    errors.scriptFailed('ResizeObserver loop completed with undelivered notifications.');
    await vi.advanceTimersByTimeAsync(THIRTY_SECONDS);
    expect(arrived).toEqual([]);
  });

  test('is sent when the page is hidden', async () => {
    const { errors, arrived, beacons } = openPage();
    errors.callFailed(refused(404), request);
    errors.pageHidden();
    await vi.advanceTimersByTimeAsync(0);
    expect([arrived.length, beacons.map(({ error_id }) => error_id)]).toEqual([0, ['e1']]);
  });
});
