import { expect, test } from 'vitest';
import type { ErrorReports } from './error-reports.ts';
import { createLateErrorReports } from './late-error-reports.ts';

/** Records what it is given to report, and how often it is loaded. */
function sender() {
  const sent: unknown[] = [];
  const reports: ErrorReports = {
    callFailed: (error) => sent.push(['call', error.message]),
    pageFailed: (_error, component) => sent.push(['page', component]),
    scriptFailed: (error) => sent.push(['script', error]),
    policyViolated: ({ blockedURI }) => sent.push(['policy', blockedURI]),
    pageHidden: () => sent.push(['hidden']),
    recent: () => [],
  };
  const loads: unknown[] = [];
  const load = async () => {
    loads.push('loaded');
    return reports;
  };
  return { sent, loads, load };
}

/** Resolves when the requested code has loaded. */
async function arrival() {
  await Promise.resolve();
  await Promise.resolve();
}

test('reports made before the sender is loaded are sent afterwards, in order', async () => {
  const late = createLateErrorReports();
  const { sent, loads, load } = sender();
  late.sendBy(load);
  late.pageHidden();
  expect(loads).toEqual([]);
  late.scriptFailed('first');
  late.pageFailed(null, 'Second');
  late.pageHidden();
  expect([loads.length, sent]).toEqual([1, []]);
  await arrival();
  late.scriptFailed('third');
  expect(sent).toEqual([['script', 'first'], ['page', 'Second'], ['hidden'], ['script', 'third']]);
  expect(loads.length).toBe(1);
});

test('a sender hands over to the next one, and its own reports go first', async () => {
  const first = sender();
  const second = sender();
  const late = createLateErrorReports();
  late.sendBy(first.load);
  late.load();
  await arrival();
  late.scriptFailed('early');
  late.sendBy(second.load);
  late.scriptFailed('late');
  await arrival();
  expect(first.sent).toEqual([['script', 'early'], ['hidden']]);
  expect(second.sent).toEqual([['script', 'late']]);
});

test('a sender that was replaced sends nothing', async () => {
  const first = sender();
  const second = sender();
  const late = createLateErrorReports();
  late.sendBy(first.load);
  late.scriptFailed('early');
  late.sendBy(second.load);
  await arrival();
  expect([first.sent, second.sent]).toEqual([[], [['script', 'early']]]);
});

test('nothing is lost if the sender fails to load at first', async () => {
  const { sent, load } = sender();
  let isOnline = false;
  const late = createLateErrorReports();
  late.sendBy(() => (isOnline ? load() : Promise.reject(new TypeError('no network'))));
  late.scriptFailed('early');
  await arrival();
  isOnline = true;
  late.scriptFailed('late');
  await arrival();
  expect(sent).toEqual([
    ['script', 'early'],
    ['script', 'late'],
  ]);
});
