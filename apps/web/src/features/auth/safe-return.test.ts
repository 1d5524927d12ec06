import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

const HOSTILE = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '//evil.test/dashboard',
  '//evil.test%2f/dashboard',
  '//dashboard@evil.test',
  'https://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'http://evil.test/dashboard',
  'HTTPS://evil.test',
  'ftp://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'mailto:a@evil.test',
  '/%09/evil.test',
  '/%2F/evil.test',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/..//evil.test',
  '/../..//evil.test',
  '/.//evil.test',
  '/dashboard/..//evil.test/',
  '/dashboard/../login',
  '/dashboard/../../login',
  '/./login',
  '/login',
  '/login?returnUrl=//evil.test',
  '/register',
  '/dashboardx',
  '/dashboard.evil.test',
  '/\tevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  ' https://evil.test',
  '\u0000//evil.test',
  '/dashboard\u0000',
  '/dashboard\u007F',
  '/dashboard\\..\\..\\evil.test',
  '@evil.test',
  '/@evil.test',
  '.evil.test',
  ':evil.test',
  '?returnUrl=/dashboard',
  '#/dashboard',
  'dashboard',
  '',
  '/',
  '//',
  '/\u2215evil.test',
  '\uFF0F\uFF0Fevil.test',
  `/dashboard?${'x'.repeat(2_048)}`,
];

describe('safeReturn', () => {
  test.each([
    '/dashboard',
    '/dashboard/sync?client=c1&state=ready',
    '/dashboard/stores/s1/setup?client=c1#channels',
    '/dashboard?next=https://evil.test',
    '/admin/dataflow?hours=24',
    '/help/intuit-email-verification',
  ])('goes back to %s', (path) => {
    expect(safeReturn(path)).toBe(path);
  });

  test.each(HOSTILE)('replaces %j with the dashboard', (text) => {
    expect(safeReturn(text)).toBe('/dashboard');
  });

  test('goes to the dashboard when no return URL is given', () => {
    expect(safeReturn(null)).toBe('/dashboard');
  });

  test('never leaves the origin, whatever the text', () => {
    const origin = 'http://127.0.0.1:4000';
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      'evil.test',
      'dashboard',
      'https',
    );
    const texts = oneof(
      string(),
      webUrl(),
      array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      array(pieces, { maxLength: 8 }).map((parts) => `/dashboard${parts.join('')}`),
    );
    assert(
      property(texts, (text) => new URL(safeReturn(text), origin).origin === origin),
      { numRuns: 10_000, seed: 20261121 },
    );
  });
});
