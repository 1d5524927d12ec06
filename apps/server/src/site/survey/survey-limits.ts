import type { Pool } from 'pg';
import { limitPerHour } from '../../http/limit-per-hour.ts';

/** Limit per network address and hour, which a whole office may share. */
export const STARTS_PER_HOUR = 30;
const ANSWERS_PER_HOUR = 600;

/** Each throws `rate_limited` over its limit. */
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
