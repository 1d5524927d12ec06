import { expect, test } from 'vitest';
import { createFakeClock } from '../../../platform/clock.fake.ts';
import { createSealedBox } from '../../../platform/sealed-box.ts';
import { createKnownDevices } from './known-devices.ts';

const DAY_MS = 86_400_000;
const key = (kid: string, byte: number) => ({ kid, key: Buffer.alloc(32, byte) });
const box = createSealedBox([key('k1', 1)]);

function devices({ siteUrl = 'https://site.test', clock = createFakeClock(), sealed = box } = {}) {
  return createKnownDevices({ box: sealed, clock, siteUrl });
}

/** The name and value that a browser sends back. */
const pairOf = (cookie: string) => cookie.slice(0, cookie.indexOf(';'));

test('a device is recognized by its cookie, among others, for the login it was issued for only', () => {
  const { find, remember } = devices();
  const dana = pairOf(remember('dana@example.test', 'device-1'));
  const eve = pairOf(remember('eve@example.test', 'device-2'));
  const cookies = `theme=dark;${dana}; ${eve}`;
  expect([
    find('dana@example.test', cookies),
    find('eve@example.test', cookies),
    find('ben@example.test', cookies),
    find('dana@example.test', ''),
  ]).toEqual(['device-1', 'device-2', null, null]);
});

test('a cookie under the name of another login proves nothing', () => {
  const { find, remember } = devices();
  const [name = ''] = pairOf(remember('dana@example.test', null)).split('=');
  const value = pairOf(remember('eve@example.test', 'device-2')).slice(name.length + 1);
  expect(find('dana@example.test', `${name}=${value}`)).toBeNull();
});

test('an arbitrary cookie value is no device, and no error', () => {
  const { find, remember } = devices();
  const pair = pairOf(remember('dana@example.test', 'device-1'));
  const [name = '', value = ''] = pair.split('=');
  const middle = Math.floor(value.length / 2);
  const changed = `${value.slice(0, middle)}${value[middle] === 'A' ? 'B' : 'A'}${value.slice(middle + 1)}`;
  for (const sent of ['', '%', '%E0%A4%A', 'null', '{}', value.slice(0, -2), changed]) {
    expect(find('dana@example.test', `${name}=${sent}`), sent).toBeNull();
  }
  expect(find('dana@example.test', pair)).toBe('device-1');
});

test('a device is forgotten after 180 days, unless it signs in again', () => {
  const clock = createFakeClock();
  const { find, remember } = devices({ clock });
  const cookie = pairOf(remember('dana@example.test', 'device-1'));
  clock.advance(180 * DAY_MS - 1);
  expect(find('dana@example.test', cookie)).toBe('device-1');
  const again = pairOf(remember('dana@example.test', 'device-1'));
  clock.advance(1);
  expect([find('dana@example.test', cookie), find('dana@example.test', again)]).toEqual([
    null,
    'device-1',
  ]);
});

test('a device stays known through key rotation, until its key is gone', () => {
  const cookie = pairOf(devices().remember('dana@example.test', 'device-1'));
  const both = createSealedBox([key('k2', 2), key('k1', 1)]);
  const newer = createSealedBox([key('k2', 2)]);
  expect([
    devices({ sealed: both }).find('dana@example.test', cookie),
    devices({ sealed: newer }).find('dana@example.test', cookie),
  ]).toEqual(['device-1', null]);
});

test('no script reads the cookie, no other site sends it, and it reveals neither login nor device', () => {
  const cookie = devices().remember('dana@example.test', 'device-1');
  expect(cookie).toMatch(
    /^platebook_device_[0-9a-f]{16}=[^;]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookie).not.toMatch(/dana|device-1/);
  const local = devices({ siteUrl: 'http://127.0.0.1:8000' }).remember('dana@example.test', null);
  expect(local).not.toContain('Secure');
});

test('a device without an id gets a new one', () => {
  const { find, remember } = devices();
  const ids = [1, 2].map(() =>
    find('dana@example.test', pairOf(remember('dana@example.test', null))),
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
});
