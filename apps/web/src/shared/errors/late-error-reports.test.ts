import { expect, test } from 'vitest';
import type { ErrorReports } from './error-reports.ts';
import { createLateErrorReports } from './late-error-reports.ts';

/** Notes what it is given to report. */
function sender() {
  const sent: unknown[] = [];
  const reports: ErrorReports = {
    callFailed: (error) => sent.push(['call', error.message]),
    pageFailed: (_error, component) => sent.push(['page', component]),
    scriptFailed: (error) => sent.push(['script', error]),
    policyViolated: ({ blockedURI }) => sent.push(['policy', blockedURI]),
    pageHidden: () => sent.push(['hidden']),
  };
  return { sent, reports };
}

test('what is reported before its sender is there is sent once it is, in order', async () => {
  const { sent, reports } = sender();
  let arrive = (_reports: ErrorReports) => {};
  const arrived = new Promise<ErrorReports>((resolve) => {
    arrive = resolve;
  });
  let loads = 0;
  const late = createLateErrorReports(() => {
    loads += 1;
    return arrived;
  });
  late.pageHidden();
  expect(loads).toBe(0);
  late.scriptFailed('first');
  late.pageFailed(null, 'Second');
  expect([loads, sent]).toEqual([1, []]);
  arrive(reports);
  await arrived;
  await Promise.resolve();
  late.scriptFailed('third');
  late.pageHidden();
  expect(sent).toEqual([['script', 'first'], ['page', 'Second'], ['script', 'third'], ['hidden']]);
});

test('the sender of the app takes over from the one that was loaded', async () => {
  const first = sender();
  const second = sender();
  const late = createLateErrorReports(async () => first.reports);
  late.scriptFailed('early');
  late.sendBy(second.reports);
  await Promise.resolve();
  await Promise.resolve();
  late.scriptFailed('late');
  expect(first.sent).toEqual([]);
  expect(second.sent).toEqual([
    ['script', 'early'],
    ['script', 'late'],
  ]);
});

test('nothing is lost where the sender could not be loaded and the app brings one later', async () => {
  const { sent, reports } = sender();
  const late = createLateErrorReports(() => Promise.reject(new TypeError('no network')));
  late.scriptFailed('early');
  await Promise.resolve();
  late.sendBy(reports);
  expect(sent).toEqual([['script', 'early']]);
});
