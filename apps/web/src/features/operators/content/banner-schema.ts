import {
  forward,
  maxLength,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { instantFieldsOf, instantSchema } from '../instant-schema.ts';
import type { BannerContent } from './banners.queries.ts';
import { words } from './content.messages.ts';

export const LONGEST_TITLE = 120;
export const LONGEST_BODY = 500;

const title = pipe(
  string(),
  trim(),
  nonEmpty(() => words.enterTitle),
  maxLength(LONGEST_TITLE, () => words.tooLong(LONGEST_TITLE)),
);
const body = pipe(
  string(),
  trim(),
  maxLength(LONGEST_BODY, () => words.tooLong(LONGEST_BODY)),
);

/** What is typed of a banner, as its content. */
export const bannerSchema = pipe(
  object({
    severity: picklist(['info', 'warning', 'incident']),
    shown_on: picklist(['everywhere', 'site', 'app']),
    title: object({ 'en-US': title, 'fr-CA': title }),
    body: object({ 'en-US': body, 'fr-CA': body }),
    starts_at: instantSchema,
    ends_at: instantSchema,
  }),
  forward(
    partialCheck(
      [['starts_at'], ['ends_at']],
      ({ starts_at: starts, ends_at: ends }) => starts === null || ends === null || ends > starts,
      () => words.endAfterStart,
    ),
    ['ends_at'],
  ),
);

export type BannerFields = InferInput<typeof bannerSchema>;
export type BannerValues = InferOutput<typeof bannerSchema>;

/** What the form shows of a content. */
export function bannerFieldsOf(content: BannerContent): BannerFields {
  return {
    ...content,
    starts_at: instantFieldsOf(content.starts_at),
    ends_at: instantFieldsOf(content.ends_at),
  };
}

/** The defaults of a new banner. */
export const EMPTY_BANNER: BannerContent = {
  severity: 'incident',
  shown_on: 'everywhere',
  title: { 'en-US': '', 'fr-CA': '' },
  body: { 'en-US': '', 'fr-CA': '' },
  starts_at: null,
  ends_at: null,
};
