import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { EMPTY_DRAFT, type ManualDraft } from './manual-draft.ts';
import { useManualSaving, type ManualSave, type SavedEntry } from './use-manual-saving.ts';

const TENANT = '/api/v2/clients/tenants/t1';
const MANUAL = `${TENANT}/entries/manual`;
const FILES = `${TENANT}/entries/e9/attachments`;
const DRAFT = `${TENANT}/stores/s1/entry-drafts/d1`;

const draft: ManualDraft = {
  ...EMPTY_DRAFT,
  entryOn: '2026-10-31',
  memo: ' Held payout ',
  components: [
    { key: 1, component: 'gross_sales', cents: 10_000 },
    { key: 2, component: 'commission', cents: -2_500 },
    { key: 3, component: 'tips', cents: 0 },
  ],
};
const BODY = {
  store_id: 's1',
  platform: 'ubereats',
  entry_on: '2026-10-31',
  currency: 'CAD',
  memo: 'Held payout',
  components: [
    { component: 'gross_sales', amount_cents: 10_000 },
    { component: 'commission', amount_cents: -2_500 },
  ],
};

const file = (name: string) => new File([`text of ${name}`], name, { type: 'application/pdf' });

type Input = {
  readonly save?: Partial<ManualSave>;
  readonly files?: readonly File[];
  /** Overrides the server's responses by path. */
  readonly answers?: Readonly<Record<string, Response | object>>;
};

/** The requests of a save, and its reported result. */
async function saving({ save = {}, files = [], answers = {} }: Input) {
  const answer: AnswerRequest = ({ path }) => answers[path] ?? { id: 'e9' };
  const page = fakePage(answer);
  const { queries } = page.services;
  queries.setQueryData(['client', 't1', 'entries', 'summary'], {});
  const saved: (readonly [SavedEntry, ManualSave['after']])[] = [];
  const place = { tenant: 't1', store: { id: 's1', currency: 'CAD' as const }, files };
  const { mutateAsync } = page.hook(() =>
    useManualSaving(place, async (entry, { after }) => void saved.push([entry, after])),
  );
  const whole = { draft, after: null, allowDuplicate: false, ...save };
  const [settled] = await Promise.allSettled([mutateAsync(whole)]);
  const isReadAgain = queries.getQueryState(['client', 't1', 'entries', 'summary'])?.isInvalidated;
  return { sent: page.sent, saved, settled, isReadAgain };
}

test('an entry is saved in its store’s currency, and opened with the next step', async () => {
  const { sent, saved, isReadAgain } = await saving({ save: { after: 'post' } });
  expect(sent).toEqual([{ method: 'POST', path: MANUAL, body: BODY }]);
  expect(saved).toEqual([[{ id: 'e9', isWhole: true }, 'post']]);
  expect(isReadAgain).toBe(true);
});

test('a duplicate is sent as intended only after confirmation', async () => {
  const { sent } = await saving({ save: { allowDuplicate: true, after: 'posted_elsewhere' } });
  expect(sent).toEqual([
    { method: 'POST', path: MANUAL, body: { ...BODY, allow_duplicate: true } },
  ]);
});

test.each([
  [409, 'manual_entry_duplicate', 'There is an entry like this one.'],
  [422, 'validation_failed', 'Some fields need your attention.'],
  [503, 'database_down', 'Try again.'],
])(
  'a refusal with %i sends no file and keeps the saved draft as it was',
  async (status, code, text) => {
    const { sent, saved, settled, isReadAgain } = await saving({
      save: { draft: { ...draft, savedAs: 'd1' } },
      files: [file('statement.pdf')],
      answers: { [MANUAL]: refusal(status, code, text) },
    });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${MANUAL}`]);
    expect(saved).toEqual([]);
    expect(settled).toMatchObject({ status: 'rejected', reason: { code, message: text } });
    expect(isReadAgain).toBe(true);
  },
);

test('its files are sent once it exists, each under its name', async () => {
  const { sent, saved } = await saving({ files: [file('a.pdf'), file('b.pdf')] });
  const [first, ...others] = sent;
  expect(first?.path).toBe(MANUAL);
  expect(others).toHaveLength(2);
  expect(others).toEqual(
    expect.arrayContaining(
      ['a.pdf', 'b.pdf'].map((name) => ({
        method: 'POST',
        path: FILES,
        body: { file: { name, text: `text of ${name}` } },
      })),
    ),
  );
  expect(saved).toEqual([[{ id: 'e9', isWhole: true }, null]]);
});

test('a failed file leaves the entry saved, and is reported', async () => {
  const { saved, settled } = await saving({
    files: [file('a.pdf')],
    answers: { [FILES]: refusal(413, 'file_too_large', 'The file is too large.') },
  });
  expect(settled.status).toBe('fulfilled');
  expect(saved).toEqual([[{ id: 'e9', isWhole: false }, null]]);
});

test('a saved draft is deleted once its entry exists', async () => {
  const { sent, saved } = await saving({ save: { draft: { ...draft, savedAs: 'd1' } } });
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${MANUAL}`,
    `DELETE ${DRAFT}`,
  ]);
  expect(saved).toEqual([[{ id: 'e9', isWhole: true }, null]]);
});

test('an already deleted draft does not block its entry', async () => {
  const { saved, settled } = await saving({
    save: { draft: { ...draft, savedAs: 'd1' } },
    answers: { [DRAFT]: refusal(404, 'draft_not_found', 'It is gone.') },
  });
  expect(settled.status).toBe('fulfilled');
  expect(saved).toEqual([[{ id: 'e9', isWhole: true }, null]]);
});

test('a draft without a day is not sent at all', async () => {
  const { sent, settled } = await saving({ save: { draft: { ...draft, entryOn: null } } });
  expect([sent, settled.status]).toEqual([[], 'rejected']);
});
