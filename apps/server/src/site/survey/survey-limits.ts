import type { Pool } from 'pg';
import { limitPerHour } from '../../http/limit-per-hour.ts';

/** What one network address may do in an hour: an office shares one. */
export const STARTS_PER_HOUR = 30;
const ANSWERS_PER_HOUR = 600;

/** Each throws `rate_limited` where there were too many. */
export type SurveyLimits = {
  readonly ofStarts: (address: string) => Promise<void>;
  readonly ofAnswers: (address: string) => Promise<void>;
};

export function createSurveyLimits(pool: Pool): SurveyLimits {
  return {
    ofStarts: limitPerHour(pool, { name: 'survey_starts', most: STARTS_PER_HOUR }),
    ofAnswers: limitPerHour(pool, { name: 'survey_answers', most: ANSWERS_PER_HOUR }),
  };
}
