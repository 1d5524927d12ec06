import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { mailsTo } from '../../testing/mails.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

type Item = {
  readonly event: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly times: number;
  readonly action: { readonly label: string; readonly href: string } | null;
};

function reversed(text: string): string {
  return Array.from(text).reverse().join('');
}

/** The same orders of other customers a week later, in other payouts. */
function aWeekLater(report: string): string {
  return report
    .replaceAll(/\b(\d{1,2})\/(\d{1,2})\/26\b/g, (_all, month, day) => {
      const date = new Date(Date.UTC(2026, Number(month) - 1, Number(day) + 7));
      return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/26`;
    })
    .replaceAll(/\b[0-9a-f]{8}(?=-[0-9a-f]{4}-)/g, reversed)
    .replaceAll(/\b[A-Z0-9]{12}\b/g, reversed);
}

describe('notifications of an import and a mapping', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await openTestEnvironment();
    await connectBooks(env, env);
    await env.read('POST books/refresh');
    await env.server.call('PUT /api/v2/auth/me/preferences', {
      token: env.token,
      json: { notifications: { payout_needs_review: { in_app: true, email: 'at_once' } } },
    });
  });
  afterAll(() => env.stop());

  const published = async (event: string): Promise<Item[]> =>
    (await env.read<{ items: Item[] }>('GET notifications?limit=100')).items.filter(
      (item) => item.event === event,
    );
  const inReview = async (): Promise<{ id: string }[]> =>
    (await env.read<{ items: { id: string }[] }>('GET entries?status=needs_review&limit=100'))
      .items;
  const mails = async () =>
    (await mailsTo(env.server, env.owner.email)).filter(
      ({ template }) => template === 'notification',
    );

  test('an import notifies once when it has finished, however often it is uploaded', async () => {
    await importReport(env, FILE);
    const { import: again } = await uploadFile(env, FILE, await readDemo(FILE));
    await settledImport(env, again.id);
    const { payouts } = await settledImport(env, again.id);
    expect(await published('import_finished')).toEqual([
      expect.objectContaining({
        type: 'success',
        title: `${FILE}: import finished`,
        message: expect.stringContaining(`We read ${payouts.length} payouts.`) as string,
        times: 1,
        action: { label: 'Open the import', href: `/dashboard/sync/imports/${again.id}` },
      }),
    ]);
    expect(await published('payout_needs_review')).toEqual([]);
  });

  test('the entries that a mapping moves to review are one notification, in the app and by email', async () => {
    expect(await inReview()).toEqual([]);
    await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
    const waiting = await inReview();
    expect(waiting.length).toBeGreaterThan(0);
    const one = waiting.length === 1;
    expect(await published('payout_needs_review')).toEqual([
      expect.objectContaining({
        type: 'warning',
        title: one
          ? expect.stringMatching(/^Uber Eats · .+ needs your review$/)
          : `${waiting.length} entries need your review`,
        message: `Nothing is posted until ${one ? 'it is' : 'they are'} approved.`,
        times: 1,
      }),
    ]);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 15_000 });
    // Entries already in review are not news: saving the same mapping again notifies nobody.
    await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
    expect((await published('payout_needs_review')).map(({ times }) => times)).toEqual([1]);
  });

  test('a run that reads more counts the entries that it moved to review, and no others', async () => {
    const before = new Set((await inReview()).map(({ id }) => id));
    env.server.clock.advance(1_000);
    const later = aWeekLater((await readDemo(FILE)).toString('utf8'));
    const { import: next } = await uploadFile(env, 'a-week-later.csv', later);
    await settledImport(env, next.id);
    const [came, ...more] = (await inReview()).filter(({ id }) => !before.has(id));
    expect([came === undefined, more]).toEqual([false, []]);
    const [latest, ...earlier] = await published('payout_needs_review');
    expect(earlier).toHaveLength(1);
    expect(latest).toMatchObject({
      title: expect.stringMatching(/^Uber Eats · .+ · Apr 6–12 needs your review$/) as string,
      message: 'Nothing is posted until it is approved.',
      times: 1,
      action: { label: 'Review the entry', href: `/dashboard/sync/entries/${came?.id}` },
    });
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 15_000 });
  });
});

describe('notifications of the team and the plan', () => {
  let server: TestServer;
  let tenantId: string;
  let owner: string;
  let memberId: string;
  let base: string;

  beforeAll(async () => {
    server = await startTestServer();
    await server.database.asOwner((tx) =>
      tx
        .insertInto('plans')
        .values({ code: 'solo', name: 'Solo', description: 'For one.', price_cents: null })
        .execute(),
    );
    const ada = await addPerson(server, { email: 'ada@example.test' });
    const ben = await addPerson(server, { email: 'ben@example.test' });
    memberId = ben.userId;
    ({ tenantId } = await addTenant(server, {
      name: 'Harbor',
      members: [
        { person: ada, level: 'user_owner' },
        { person: ben, level: 'user_basic' },
      ],
    }));
    base = `/api/v2/clients/tenants/${tenantId}`;
    owner = await signIn(server, ada.email);
  });
  afterAll(() => server.stop());

  const published = async (): Promise<string[][]> => {
    const { body } = await server.call(`GET ${base}/notifications`, { token: owner });
    return (dataOf(body) as { items: Item[] }).items.map(({ event, title, message }) => [
      event,
      title,
      message,
    ]);
  };
  const setRole = (role: string) =>
    server.call(`PUT ${base}/members/${memberId}`, {
      token: owner,
      json: { tenant_role: role },
    });

  test('a changed role notifies; an unchanged one does not', async () => {
    await setRole('user_manager');
    await setRole('user_manager');
    expect(await published()).toEqual([
      [
        'team_changed',
        'Name of ben@example.test is now Manager',
        "Changed by Name of ada@example.test. If you didn't expect this, check who has access.",
      ],
    ]);
  });

  test('a removed member', async () => {
    server.clock.advance(1_000);
    await server.call(`DELETE ${base}/members/${memberId}`, { token: owner });
    expect((await published())[0]).toEqual([
      'team_changed',
      'Name of ben@example.test was removed from the team',
      "Changed by Name of ada@example.test. If you didn't expect this, check who has access.",
    ]);
  });

  test('a changed plan, once', async () => {
    server.clock.advance(1_000);
    for (let times = 0; times < 2; times += 1) {
      await server.call(`POST ${base}/subscription/checkout`, {
        token: owner,
        json: { plan_code: 'solo' },
      });
    }
    expect((await published()).filter(([event]) => event === 'plan_changed')).toEqual([
      [
        'plan_changed',
        "You're now on Solo",
        'What you pay and what your plan includes have changed. Your books are unchanged.',
      ],
    ]);
  });
});
