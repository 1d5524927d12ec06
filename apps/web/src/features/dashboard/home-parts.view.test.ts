import { expect, test } from 'vitest';
import { hasBegun, isNew, unreadReasons } from './home-parts.view.ts';
import type { Home } from './home.queries.ts';

const BUSY = 'The server is busy or stopping. Please try again in a moment.';

function unread(...parts: Home['unavailable'][number]['part'][]): Home['unavailable'] {
  return parts.map((part) => ({
    part,
    code: 'service_unavailable',
    message: BUSY,
    request_id: 'q-1',
  }));
}

const setup = { next: 'connect', is_complete: false } as NonNullable<Home['setup']>;
const nothing = { setup, imports: [], payouts: [], unavailable: [] };

test('a section shows each reason once, and only those of its own missing parts', () => {
  const unavailable = unread('connections', 'setup', 'trade');
  expect(unreadReasons({ unavailable }, 'needsYou')).toEqual([BUSY]);
  expect(unreadReasons({ unavailable }, 'trade')).toEqual([BUSY]);
  expect(unreadReasons({ unavailable }, 'payouts')).toEqual([]);
});

test('a client is new if nothing was found, never if nothing could be read', () => {
  expect(isNew(nothing)).toBe(true);
  expect(isNew({ ...nothing, imports: null })).toBe(false);
  expect(isNew({ ...nothing, setup: null })).toBe(false);
});

test('work is shown once there is some, and if its count could not be read', () => {
  expect(hasBegun(nothing)).toBe(false);
  expect(hasBegun({ ...nothing, setup: { ...setup, is_complete: true } })).toBe(true);
  expect(hasBegun({ ...nothing, imports: null, unavailable: unread('imports') })).toBe(true);
  expect(hasBegun({ ...nothing, payouts: null, unavailable: unread('payouts') })).toBe(false);
});
