import { expect, test } from 'vitest';
import type { RecentError } from '../../shared/errors/error-reports.ts';
import { toDiagnostics } from './diagnostics.ts';

const FAILED: RecentError = {
  errorId: 'e1',
  operation: 'getPayout',
  status: 500,
  requestId: 'r1',
  at: '2026-11-22T08:58:00.000Z',
};

function diagnosticsFrom(from: string | null, recent: readonly RecentError[] = []) {
  const scripts = ['/assets/runtime-1.js', '/assets/app-2.js'].map((src) => ({
    getAttribute: () => src,
  }));
  return toDiagnostics({
    from,
    errors: { recent: () => recent },
    page: { querySelectorAll: () => scripts } as unknown as Pick<Document, 'querySelectorAll'>,
    browser: { userAgent: 'Firefox', language: 'fr-CA' },
    viewport: { width: 1280.4, height: 800 },
    timeZone: 'America/Toronto',
  });
}

test('the page, the browser, and the ids of failed requests, each once', () => {
  const script: RecentError = { ...FAILED, errorId: 'e2', operation: null, status: null };
  expect(diagnosticsFrom('/dashboard/sync/payouts', [script, FAILED])).toEqual({
    route: '/dashboard/sync/payouts',
    app_version: 'app-2.js',
    browser: 'Firefox',
    language: 'fr-CA',
    time_zone: 'America/Toronto',
    viewport: '1280x800',
    errors: [
      { error_id: 'e2', operation: null, status: null, request_id: 'r1', at: FAILED.at },
      { error_id: 'e1', operation: 'getPayout', status: 500, request_id: 'r1', at: FAILED.at },
    ],
    request_ids: ['r1'],
  });
});

test.each([
  ['/invitation?token=secret', '/invitation'],
  ['/dashboard/sync#access_token=secret', '/dashboard/sync'],
  ['https://elsewhere.example/x', '/dashboard/support'],
  ['//elsewhere.example/x', '/dashboard/support'],
  ['/with a space', '/dashboard/support'],
  [null, '/dashboard/support'],
])('of %s only our own path is sent', (from, route) => {
  expect(diagnosticsFrom(from).route).toBe(route);
});
