import { describe, expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';
import type { RedirectRule } from './redirect-target.ts';

const RULE: RedirectRule = {
  siteUrl: 'https://app.platebook.test',
  allowList: [
    'https://*.preview.test/**',
    'https://partner.test/welcome',
    'com.platebook.app://callback',
    'http://127.0.0.1:3000/**',
    'http://10.0.0.5/**',
    'http://*/**',
  ],
};

function target(requested: string, rule: RedirectRule = RULE): string {
  return redirectTarget(rule, [requested]);
}

describe('a link leads to', () => {
  test.each([
    [
      'https://app.platebook.test/reset-password?a=1',
      'https://app.platebook.test/reset-password?a=1',
    ],
    ['https://app.platebook.test/x#access_token=forged', 'https://app.platebook.test/x'],
    ['https://one.preview.test/a/b', 'https://one.preview.test/a/b'],
    ['https://partner.test/welcome', 'https://partner.test/welcome'],
    ['com.platebook.app://callback', 'com.platebook.app://callback'],
    ['http://127.0.0.1:3000/deep/link', 'http://127.0.0.1:3000/deep/link'],
  ])('%s', (requested, expected) => {
    expect(target(requested)).toBe(expected);
  });

  test('any port of a loopback site', () => {
    const rule = { siteUrl: 'http://127.0.0.1:4000', allowList: [] };
    expect(target('http://127.0.0.1:5173/reset-password', rule)).toBe(
      'http://127.0.0.1:5173/reset-password',
    );
    expect(target('https://127.0.0.1:5173/', rule)).toBe('http://127.0.0.1:4000/');
  });

  test('the first allowed one of several', () => {
    expect(
      redirectTarget(RULE, [undefined, 'https://evil.test', 'https://partner.test/welcome']),
    ).toBe('https://partner.test/welcome');
  });
});

describe('a link never leads to', () => {
  test.each([
    '',
    '/reset-password',
    '//evil.test',
    'https:evil.test',
    'https://evil.test',
    'https://app.platebook.test.evil.test/',
    'https://app.platebook.test@evil.test/',
    'https://user:pass@app.platebook.test/',
    'https://app.platebook.test:8443/',
    'http://app.platebook.test/',
    'https://app.platebook.test\\@evil.test/',
    'https:\\\\evil.test',
    'https://evil.test\\.preview.test/',
    ' https://app.platebook.test/',
    'https://app.platebook.test/\n',
    'https://app.platebook.test/\u0000',
    'https://a.b.preview.test/',
    'https://evil.test/.preview.test/',
    'https://evil.test#.preview.test/',
    'https://evil.test?.preview.test/',
    'https://partner.test/welcome/else',
    'https://partner.test/welcomeX',
    'javascript:alert(1)//https://app.platebook.test',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://app.platebook.test/1',
    'file:///etc/passwd',
    'com.platebook.app.evil://callback',
    'http://2130706433:3000/x',
    'http://0x7f.1:3000/x',
    'http://017700000001:3000/x',
    'http://127.1:3000/x',
    'http://10.0.0.5/x',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.5]/x',
    'http://[fd00::1]/x',
    `https://app.platebook.test/${'x'.repeat(2_048)}`,
  ])('%j', (requested) => {
    expect(target(requested)).toBe('https://app.platebook.test/');
  });
});
