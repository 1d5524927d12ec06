import { parse as parseOrThrow, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { articleSchema, emptyFields, fieldsOf } from './article-schema.ts';
import { publishSchema } from './publish-schema.ts';

const PLACE = { slug: 'chargebacks', locale: 'en-US' } as const;
const FIELDS = { ...emptyFields(PLACE), title: ' Chargebacks ', summary: 'Who pays.' };

const messagesOf = (input: unknown) => {
  const { issues = [] } = safeParse(articleSchema, input);
  return issues.map(({ message }) => message);
};

describe('an article', () => {
  test('is sent without surrounding spaces and without empty fields', () => {
    const { output } = safeParse(articleSchema, { ...FIELDS, tags: ['Tax', ' Tax', ''] });
    expect(output).toEqual({
      ...PLACE,
      content: {
        title: 'Chargebacks',
        summary: 'Who pays.',
        body_markdown: '',
        tags: ['Tax'],
        author: 'Platebook',
        is_featured: false,
        seo_title: null,
        seo_description: null,
      },
    });
  });

  test('is shown as it was saved', () => {
    const { content } = parseOrThrow(articleSchema, {
      ...FIELDS,
      title: 'Chargebacks',
      tags: ['Tax'],
    });
    expect(fieldsOf(PLACE, content)).toEqual({
      ...FIELDS,
      title: 'Chargebacks',
      tags: ['Tax'],
    });
  });

  test('needs a title, a summary, an author and a lowercase URL slug', () => {
    expect(messagesOf({ ...FIELDS, slug: 'A b', title: ' ', summary: '', author: '' })).toEqual([
      'Use lowercase letters and digits, with single hyphens between them',
      'Enter a title',
      'Enter a summary',
      'Enter an author',
    ]);
    expect(messagesOf({ ...FIELDS, title: 'x'.repeat(121) })).toEqual([
      'Use at most 120 characters',
    ]);
  });
});

describe('publishing', () => {
  const schema = publishSchema(() => new Date('2026-11-26T09:00:00Z'));
  const parse = (at: { day: string | null; time: string }, when = 'later') => {
    const { output, issues = [] } = safeParse(schema, { when, at });
    return issues.length === 0 ? output : issues.map(({ message }) => message);
  };

  test('happens at once, or at a future time in UTC', () => {
    expect(parse({ day: null, time: '' }, 'now')).toEqual({ publishAt: null });
    expect(parse({ day: '2026-11-26', time: '09:01' })).toEqual({
      publishAt: '2026-11-26T09:01:00.000Z',
    });
  });

  test('later needs both a day and a valid time', () => {
    const future = ['Enter a day and time in the future'];
    expect(parse({ day: null, time: '' })).toEqual(future);
    expect(parse({ day: '2026-11-26', time: '09:00' })).toEqual(future);
    expect(parse({ day: '2026-11-27', time: '24:00' })).toEqual(['Enter a time such as 14:30']);
  });
});
