import { describe, expect, test } from 'vitest';
import { scriptedOutbound } from '../platform/outbound.fake.ts';
import type { ScriptedOutbound } from '../platform/outbound.fake.ts';
import { OutboundError } from '../platform/outbound.ts';
import { findDoorDashLink, requestDoorDashReport } from './doordash/doordash-reports.ts';
import { ProviderFailure } from './provider-failure.ts';
import { callForReport, downloadReport, PlatformReportError } from './report-call.ts';
import { requestUberReport } from './ubereats/ubereats-reports.ts';

const UNREACHED = "We couldn't reach the platform. We'll try again automatically.";
const REFUSED = (text: string) =>
  `The platform refused the report: ${text}. Check the connection and the store mapping.`;
const NO_ANSWER = new OutboundError('platform.test did not answer in time.', {
  kind: 'timeout',
  mayHaveArrived: true,
  durationMs: 30,
});
const TOO_LARGE = new OutboundError('platform.test answered more than can be taken.', {
  kind: 'too_large',
  mayHaveArrived: true,
  durationMs: 30,
});

function callerOf(outbound: ScriptedOutbound) {
  const signed = { authorization: 'Bearer 1' };
  const signing = { sign: async () => signed, renew: async () => ({ authorization: 'Bearer 2' }) };
  return { outbound, apiUrl: 'https://platform.test', signing };
}

async function errorOf(doing: Promise<unknown>) {
  const error = await doing.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof PlatformReportError) || !(error instanceof ProviderFailure)) {
    throw new TypeError('It did not fail as a PlatformReportError.');
  }
  const { code, message, retryable, waitMs, values } = error;
  return { code, message, retryable, waitMs, values };
}

const CALL = { name: 'The platform', method: 'GET', path: '/reports' } as const;

describe('a report call fails with a readable message', () => {
  const unreached = { code: 'platform_unavailable', message: UNREACHED, retryable: true };
  const throttled = { code: 'platform_throttled', message: 'The platform asks for a pause.' };
  const refused = (text: string) => ({
    code: 'platform_refused',
    message: REFUSED(text),
    retryable: false,
    values: { said: text },
  });
  const answers = {
    pause: { status: 429, headers: { 'retry-after': '9' } },
    now: { status: 429, headers: { 'retry-after': '0' } },
    badDay: { status: 400, body: { message: 'Bad day' } },
    notYours: { status: 403, body: { message: 'Not yours' } },
  };

  test.each([
    ['429', answers.pause, { ...throttled, retryable: true, waitMs: 9_000 }],
    ['429 without a wait time', answers.now, { ...throttled, retryable: true, waitMs: 0 }],
    ['429 without a time', { status: 429 }, { ...throttled, retryable: true, waitMs: 60_000 }],
    ['500', { status: 500 }, unreached],
    ['no answer', NO_ANSWER, unreached],
    ['an answer that is too large', TOO_LARGE, unreached],
    ['400', answers.badDay, refused('Bad day')],
    ['404 without words', { status: 404, body: '<html>' }, refused('status 404')],
    ['403', answers.notYours, { ...refused('Not yours'), code: 'platform_forbidden' }],
  ])('%s', async (_name, answer, error) => {
    const call = callForReport(callerOf(scriptedOutbound(answer)), CALL);
    expect(await errorOf(call)).toEqual({ waitMs: null, values: {}, ...error });
  });

  test('for a second 401', async () => {
    const outbound = scriptedOutbound({ status: 401 }, { status: 401 });
    expect(await errorOf(callForReport(callerOf(outbound), CALL))).toEqual({
      code: 'platform_refused',
      message: REFUSED('status 401'),
      retryable: false,
      waitMs: null,
      values: { said: 'status 401' },
    });
    expect(outbound.sent.map(({ headers }) => headers?.['authorization'])).toEqual([
      'Bearer 1',
      'Bearer 2',
    ]);
  });

  test('for a response without a report ID', async () => {
    const wanted = { reportType: 'X', storeIds: ['1'], from: '2026-11-16', to: '2026-11-22' };
    const answers = [
      [requestUberReport, 'Uber Eats answered without a workflow id.'],
      [requestDoorDashReport, 'DoorDash answered without a report id.'],
    ] as const;
    for (const [request, message] of answers) {
      const outbound = scriptedOutbound({ status: 200, body: '<html>' });
      expect(await errorOf(request(callerOf(outbound), wanted))).toEqual({
        code: 'platform_unreadable',
        message,
        retryable: true,
        waitMs: null,
        values: {},
      });
    }
  });
});

test.each([
  [{ report_status: 'PENDING' }, { kind: 'pending' }],
  [{ report_status: 'SUCCEEDED', report_link: '' }, { kind: 'pending' }],
  [{ report_status: 'FAILED' }, { kind: 'failed' }],
  ['<html>', { kind: 'pending' }],
  [
    { report_status: 'SUCCEEDED', report_link: 'https://files.test/1' },
    { kind: 'ready', link: 'https://files.test/1' },
  ],
])('a DoorDash report response of %j', async (body, link) => {
  const outbound = scriptedOutbound({ status: 200, body });
  expect(await findDoorDashLink(callerOf(outbound), 'a/b')).toEqual(link);
  expect(outbound.sent[0]?.url).toBe(
    'https://platform.test/dataexchange/v1/reports/a%2Fb/reportlink',
  );
});

describe('a download', () => {
  test('sends no authorization, and returns the bytes', async () => {
    const outbound = scriptedOutbound({ status: 200, body: 'a,b' });
    expect(String(await downloadReport(outbound, 'https://files.test/1'))).toBe('a,b');
    expect(outbound.sent).toEqual([
      { url: 'https://files.test/1', timeoutMs: 120_000, maxBytes: 10_485_760 },
    ]);
  });

  const expired = {
    code: 'report_not_delivered',
    message: "The report's link has expired. We'll request the report again.",
    retryable: true,
  };
  const tooLarge = {
    code: 'report_too_large',
    message: 'The report is larger than 10 MB. Fetch a shorter period.',
    retryable: false,
  };
  const broken = {
    code: 'platform_unavailable',
    message: "We couldn't download the report. We'll try again later.",
    retryable: true,
  };

  test.each([
    ['a link that has expired', { status: 403 }, expired],
    ['a 500', { status: 500 }, expired],
    ['too many bytes', TOO_LARGE, tooLarge],
    ['no answer', NO_ANSWER, broken],
  ])('ends with %s', async (_name, answer, error) => {
    const download = downloadReport(scriptedOutbound(answer), 'https://files.test/1');
    expect(await errorOf(download)).toEqual({ waitMs: null, values: {}, ...error });
  });
});
