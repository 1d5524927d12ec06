import { expect, test } from 'vitest';
import { silentErrors } from '../testing/errors.fake.ts';
import { listenForErrors } from './listen-for-errors.ts';

test('uncaught errors are reported, and pending ones are sent when the page is hidden', () => {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const received: unknown[] = [];
  listenForErrors(page as never, document as never, {
    ...silentErrors,
    scriptFailed: (error) => received.push(error),
    policyViolated: ({ blockedURI }) => received.push(blockedURI),
    pageHidden: () => received.push('hidden'),
  });
  const bug = new TypeError('x is undefined');
  page.dispatchEvent(Object.assign(new Event('error'), { error: bug, message: 'Uncaught' }));
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: bug }));
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI: 'https://x.example/' }),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  expect(received).toEqual([bug, 'Script error.', bug, 'https://x.example/', 'hidden', 'hidden']);
});
