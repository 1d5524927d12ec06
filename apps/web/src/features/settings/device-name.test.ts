import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';

test.each([
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox on macOS',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `${MOZILLA} (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  ['platebook/0.1.0 node/20.19.0', 'Platebook command line'],
  ['curl/8.5.0', 'curl'],
  ['Firefox on macOS', 'Firefox on macOS'],
  ['', 'An unknown program'],
  [MOZILLA, 'An unknown program'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
