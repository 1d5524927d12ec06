import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

test('a notice is said on the page it led to, and gone on the next', () => {
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
  const heard = vi.fn();
  const stop = notices.subscribe(heard);
  notices.post('first');
  notices.post('second');
  expect(notices.read()).toBe('second');
  notices.dismiss();
  expect(notices.read()).toBe(null);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  notices.post('third');
  expect(heard).toHaveBeenCalledTimes(3);
});
