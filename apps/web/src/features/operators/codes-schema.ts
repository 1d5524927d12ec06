import { check, maxLength, nullable, object, pipe, regex, string, transform, trim } from 'valibot';
import { words as dayWords } from './instant.messages.ts';
import { words } from './operators.messages.ts';
import { isDay } from './typed-day.ts';

const MOST_CODES = 1_000;
const MOST_USES = 1_000_000;
const MOST_TRIAL_DAYS = 366;
const LONGEST_CAMPAIGN = 100;

/** Validates new codes, as the body of `createInvitationCodes`. `today` is the day in UTC. */
export function codesSchema(today: string) {
  return pipe(
    object({
      count: whole(1, MOST_CODES),
      max_uses: whole(1, MOST_USES),
      campaign: pipe(
        string(),
        trim(),
        maxLength(LONGEST_CAMPAIGN, () => words.tooLong(LONGEST_CAMPAIGN)),
      ),
      expires_on: nullable(
        pipe(
          string(),
          check(isDay, () => dayWords.dayRule),
          check(
            (day) => !isDay(day) || day > today,
            () => words.dayAhead,
          ),
        ),
      ),
      trial_days: pipe(
        string(),
        trim(),
        check(
          (text) => text === '' || isWhole(text, 0, MOST_TRIAL_DAYS),
          () => words.wholeNumber(0, MOST_TRIAL_DAYS),
        ),
      ),
    }),
    transform(({ count, max_uses, campaign, expires_on: day, trial_days: trial }) => ({
      count,
      max_uses,
      campaign: campaign === '' ? null : campaign,
      expires_at: day === null ? null : `${day}T00:00:00.000Z`,
      trial_days: trial === '' ? null : Number(trial),
    })),
  );
}

function whole(least: number, most: number) {
  const message = () => words.wholeNumber(least, most);
  return pipe(
    string(),
    trim(),
    regex(/^\d{1,9}$/, message),
    transform(Number),
    check((count) => count >= least && count <= most, message),
  );
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
