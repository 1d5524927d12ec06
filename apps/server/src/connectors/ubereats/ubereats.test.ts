import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readProvidersConfig } from '../../config/providers.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import type { ScriptedOutbound } from '../../platform/outbound.fake.ts';
import type { Signing } from '../call.ts';
import { noAnswer, providerFailureOf } from '../provider-calls.fake.ts';
import { readUberReportEvent } from './ubereats-reports.ts';
import { UBER_EATS } from './ubereats.ts';

const DAY_MS = 86_400_000;
const LIFE_S = 2_592_000;

const providers = readProvidersConfig(
  { SANDBOX_URL: 'http://127.0.0.1:4010' },
  { environment: 'test' },
);

const token = (name: string, lifeSeconds = LIFE_S) => ({
  status: 200,
  body: { access_token: name, expires_in: lifeSeconds, scope: 'eats.report eats.store' },
});

function appAccess(outbound: ScriptedOutbound, clock = createFakeClock()): Signing {
  const access = UBER_EATS.reportAccess?.({ providers, outbound, clock });
  if (access === undefined || access === null) {
    throw new TypeError('This installation has no access.');
  }
  return access;
}

describe('the installation’s own token', () => {
  test('is requested with the installation’s credentials', async () => {
    const outbound = scriptedOutbound(token('a'));
    expect(await appAccess(outbound).sign()).toEqual({ authorization: 'Bearer a' });
    expect(outbound.sent.map(({ url, method, body }) => [url, method, body])).toEqual([
      [
        providers.ubereats?.tokenUrl,
        'POST',
        'client_id=sandboxUberEatsClient0000000001&client_secret=sandbox-uber-eats-secret&grant_type=client_credentials&scope=eats.report+eats.store',
      ],
    ]);
  });

  test('is fetched once for fifty concurrent calls, and again an hour before it expires', async () => {
    const clock = createFakeClock();
    const outbound = scriptedOutbound(token('a'), token('b'));
    const access = appAccess(outbound, clock);
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => access.sign()));
    const signedBy = async () => [
      ...new Set((await fifty()).map(({ authorization }) => authorization)),
    ];
    expect(await signedBy()).toEqual(['Bearer a']);
    clock.advance(30 * DAY_MS - 3_600_000);
    expect(await signedBy()).toEqual(['Bearer a']);
    clock.advance(1);
    expect(await signedBy()).toEqual(['Bearer b']);
    expect(outbound.sent).toHaveLength(2);
  });

  test('is renewed once after a refusal, however many calls were refused', async () => {
    const outbound = scriptedOutbound(token('a'), token('b'));
    const access = appAccess(outbound);
    const refused = await access.sign();
    const renewed = await Promise.all(Array.from({ length: 10 }, () => access.renew(refused)));
    expect(new Set(renewed.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer b']),
    );
    expect(await access.renew(refused)).toEqual({ authorization: 'Bearer b' });
    expect(outbound.sent).toHaveLength(2);
  });

  test('that expires within the hour is used for one call only', async () => {
    const outbound = scriptedOutbound(token('a', 60), token('b', 60), token('c', 60));
    const access = appAccess(outbound);
    expect(await access.sign()).toEqual({ authorization: 'Bearer b' });
    expect(await access.sign()).toEqual({ authorization: 'Bearer c' });
  });

  test('that could not be fetched is requested again by the next call', async () => {
    const outbound = scriptedOutbound(noAnswer('timeout', true), { status: 503 }, token('a'));
    const access = appAccess(outbound);
    expect((await providerFailureOf(access.sign())).kind).toBe('unreachable');
    expect((await providerFailureOf(access.sign())).kind).toBe('unreachable');
    expect(await access.sign()).toEqual({ authorization: 'Bearer a' });
  });

  test('is missing if this installation has no access', () => {
    const none = { ...providers, ubereats: null };
    const deps = { providers: none, outbound: scriptedOutbound(), clock: createFakeClock() };
    expect([UBER_EATS.reportAccess?.(deps), UBER_EATS.consent?.(deps)]).toEqual([null, null]);
  });
});

describe('webhook events', () => {
  const eventsIn = (text: string) => UBER_EATS.webhook?.eventsIn(Buffer.from(text));
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');

  test('are identified by their ID', () => {
    expect(eventsIn('{"event_id":"8d1f","job_id":"2c"}')).toEqual([
      { eventId: '8d1f', body: { event_id: '8d1f', job_id: '2c' } },
    ]);
  });

  test.each(['{"job_id":"1"}', '{"event_id":"","job_id":"2"}', '{"event_id":7}', 'null', '[]'])(
    'without an ID are identified by their bytes, so that %s is no duplicate of another',
    (text) => {
      expect(eventsIn(text)).toEqual([{ eventId: hash(text), body: JSON.parse(text) as unknown }]);
    },
  );

  const success = { event_type: 'eats.report.success', job_id: '2c0a' };
  const sections = (...values: unknown[]) => ({
    ...success,
    report_metadata: { sections: values },
  });

  test.each([
    [
      sections({ download_url: 'https://a' }, { download_url: 'https://b' }),
      ['https://a', 'https://b'],
    ],
    [sections(null, 'text', { download_url: 7 }, {}, { download_url: 'https://a' }), ['https://a']],
    [sections(), []],
    [success, []],
    [{ ...success, report_metadata: null }, []],
    [{ ...success, report_metadata: { sections: { download_url: 'https://a' } } }, []],
  ])('announce a report: %j', (event, links) => {
    expect(readUberReportEvent(event)).toEqual({ jobId: '2c0a', links });
  });

  test.each([
    { ...success, event_type: 'eats.report.failure' },
    { ...success, job_id: 7 },
    { event_type: 'eats.report.success' },
    'eats.report.success',
    [],
    null,
  ])('announce no report: %j', (event) => {
    expect(readUberReportEvent(event)).toBeNull();
  });
});
