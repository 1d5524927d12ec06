import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

test('a notice is shown on the page it led to, and gone on the next', () => {
  const notices = createNotices();
  notices.arrive();
  notices.post('Insufficient permissions for DataFlow access');
  notices.arrive();
  expect(notices.read()).toBe('Insufficient permissions for DataFlow access');
  notices.arrive();
  expect(notices.read()).toBe(null);
});

test('the last notice wins, and it can be closed', () => {
  const notices = createNotices();
  const received = vi.fn();
  const stop = notices.subscribe(received);
  notices.post('first');
  notices.post('second');
  expect(notices.read()).toBe('second');
  notices.dismiss();
  expect(notices.read()).toBe(null);
  expect(received).toHaveBeenCalledTimes(3);
  stop();
  notices.post('third');
  expect(received).toHaveBeenCalledTimes(3);
});
