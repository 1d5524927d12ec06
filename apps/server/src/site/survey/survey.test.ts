import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleErrors } from '../../http/error-handler.ts';
import { listen } from '../../http/listen.ts';
import type { Listening } from '../../http/listen.ts';
import type { SurveyQuery } from '../../http/public-survey.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { sha256 } from '../../platform/sha256.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { publicSurvey } from './public-survey.ts';
import { SURVEY } from './survey-definition.ts';
import { surveyForms } from './survey-forms.ts';
import { createSurveyLimits, STARTS_PER_HOUR } from './survey-limits.ts';
import { createSurveyService } from './survey.service.ts';

let made: TestDatabase;
let listening: Listening;
const clock = createFakeClock();
const closesAt = new Date(clock.now().getTime() + 3_600_000);

beforeAll(async () => {
  made = await createTestDatabase();
  const { surveys } = parts();
  const app = express();
  surveyForms({ surveys, limits: createSurveyLimits(made.database.pool) })(app);
  app.use(handleErrors({ log: createLogger('silent'), validators: new Map(), publicPages: null }));
  listening = await listen(app, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await listening.close(1_000);
  await made.drop();
});

beforeEach(async () => {
  await made.database.pool.query('delete from login_attempts');
});

const parts = (at = clock) => {
  const survey = { ...SURVEY, closesAt };
  const surveys = createSurveyService({ database: made.database, clock: at, survey });
  return { surveys, pages: publicSurvey(surveys) };
};

const OWN = { 'sec-fetch-site': 'same-origin' };

const post = async (path: string, fields: string, headers: Record<string, string> = OWN) => {
  const response = await fetch(`${listening.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: fields,
  });
  return { status: response.status, to: response.headers.get('location') ?? '' };
};

const start = async () => {
  const { status, to } = await post('/survey', '');
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/survey\/[\w-]{24}$/)]);
  return to;
};

const NO_QUERY: SurveyQuery = { question: null, missing: false, saved: false, thanks: false };

const show = (path: string, query: Partial<SurveyQuery> = {}, at = clock) => {
  const token = path.split('/')[2] ?? null;
  return parts(at).pages.show({ language: 'en-US', token, query: { ...NO_QUERY, ...query } });
};

test('from the first question to the thank-you page, and back to saved answers', async () => {
  const path = await start();
  expect(await show('/survey')).toMatchObject({ count: 5, step: { name: 'start' } });
  expect(await show(path)).toMatchObject({ step: { name: 'question', number: 1, id: 'role' } });
  const sent = [
    ['question=role&choice=owner', '?question=2'],
    ['question=platforms&choice=ubereats&choice=doordash&choice=made_up', '?question=3'],
    ['question=hours&action=skip&choice=over_10', '?question=4'],
    ['question=hardest&choice=tax&action=later', '?saved=1'],
  ] as const;
  for (const [fields, next] of sent) {
    expect(await post(path, fields)).toEqual({ status: 303, to: `${path}${next}` });
  }
  expect(await show(path, { saved: true })).toMatchObject({ step: { name: 'saved' } });
  expect(await show(path)).toMatchObject({ step: { name: 'question', number: 5, type: 'text' } });
  expect(await show(path, { question: 2 })).toMatchObject({
    step: { chosen: ['ubereats', 'doordash'] },
  });
  expect(await show(path, { question: 3 })).toMatchObject({ step: { chosen: [] } });
  expect(await post(path, 'question=wish&text=+Export+to+%22Xero%22+')).toEqual({
    status: 303,
    to: `${path}?thanks=1`,
  });
  expect(await show(path, { thanks: true })).toMatchObject({
    step: { name: 'done', isJustNow: true },
  });
});

test('a complete response is final, and does not change', async () => {
  const path = await start();
  for (const { id } of SURVEY.questions) {
    await post(path, `question=${id}&action=skip`);
  }
  expect(await show(path)).toMatchObject({ step: { name: 'done', isJustNow: false } });
  expect(await post(path, 'question=role&choice=owner')).toEqual({ status: 303, to: path });
  const { rows } = await made.database.pool.query(
    `select choices from survey_answers join survey_responses on id = response_id
     where question_id = 'role' and token_sha256 = $1`,
    [sha256(path.split('/')[2] ?? '')],
  );
  expect(rows).toEqual([{ choices: [] }]);
});

test('a form without an answer is shown again, and one of an unknown question moves on', async () => {
  const path = await start();
  expect((await post(path, 'question=role')).to).toBe(`${path}?question=1&missing=1`);
  expect((await post(path, 'question=role&choice=nobody')).to).toBe(`${path}?question=1&missing=1`);
  expect((await post(path, 'question=nothing&choice=owner')).to).toBe(path);
  expect(await show(path, { question: 99 })).toMatchObject({ step: { number: 5 } });
});

test('an unknown token leads nowhere', async () => {
  expect(await show('/survey/AAAAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
});

test('the token is stored nowhere', async () => {
  const path = await start();
  const { rows } = await made.database.pool.query(
    'select row_to_json(survey_responses)::text as stored from survey_responses',
  );
  const stored = (rows as { stored: string }[]).map((row) => row.stored).join();
  expect(stored).toContain('token_sha256');
  expect(stored).not.toContain(path.split('/')[2]);
});

test('a closed survey starts and saves nothing', async () => {
  const path = await start();
  const later = createFakeClock(closesAt.toISOString());
  expect(await show('/survey', {}, later)).toMatchObject({ step: { name: 'closed' } });
  expect(await show(path, {}, later)).toMatchObject({ step: { name: 'closed' } });
  const [question] = SURVEY.questions;
  expect(question?.id).toBe('role');
  if (question !== undefined) {
    const { surveys } = parts(later);
    const answer = { choices: ['owner'], text: '' };
    expect(await surveys.save(path.split('/')[2] ?? '', question, answer)).toBe(false);
  }
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['same-site', { 'sec-fetch-site': 'same-site' }, 403],
  ['no origin', {}, 403],
  ['a hidden origin', { origin: 'null' }, 403],
  ['another origin', { origin: 'https://evil.example.test' }, 403],
])('a form of %s is rejected', async (_from, headers, status) => {
  expect((await post('/survey', '', headers)).status).toBe(status);
});

test('a browser that sends only the origin may submit its own form', async () => {
  expect((await post('/survey', '', { origin: listening.url })).status).toBe(303);
});

test('one address may start a limited number per hour', async () => {
  const statuses: number[] = [];
  for (let at = 0; at <= STARTS_PER_HOUR; at += 1) {
    statuses.push((await post('/survey', '')).status);
  }
  expect(statuses.slice(0, -1).every((status) => status === 303)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
