import { expect, test } from 'vitest';
import { forwardPageEvents } from './page-events.ts';

test('the page notices when it is shown, restored from the cache, or online', () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' as const });
  const received: string[] = [];
  forwardPageEvents(page as Window, document, {
    onWake: () => received.push('wake'),
    onOnline: () => received.push('online'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(received).toEqual([]);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  page.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('online'));
  expect(received).toEqual(['wake', 'wake', 'wake', 'online']);
});
