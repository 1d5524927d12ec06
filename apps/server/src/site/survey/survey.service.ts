import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { SiteLocale } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/sha256.ts';
import type { Survey, SurveyQuestion } from './survey-definition.ts';
import { completeResponse, findResponse, insertResponse, upsertAnswer } from './survey.store.ts';
import type { SurveyAnswer } from './survey.store.ts';

const TOKEN_BYTES = 18;
const LONGEST_TEXT = 2_000;

/** The raw input for one question. */
export type SentAnswer = { readonly choices: readonly string[]; readonly text: string };

export type SurveyProgress = {
  readonly isComplete: boolean;
  readonly answers: ReadonlyMap<string, SurveyAnswer>;
  /**
   * The index of the first question that was neither answered nor skipped; the number of questions if there is none.
   */
  readonly next: number;
};

export type SurveyService = {
  readonly survey: Survey;
  readonly isClosed: () => boolean;
  /** Starts a response; the token is the only way back to it. */
  readonly start: (locale: SiteLocale) => Promise<{ readonly token: string }>;
  /** Null for a token without a response to this survey. */
  readonly open: (token: string) => Promise<SurveyProgress | null>;
  /**
   * Saves an answer, or that the question was skipped (null). Choices that the question does not offer are dropped;
   * returns false if nothing is left, and saves nothing. A complete response does not change.
   */
  readonly save: (
    token: string,
    question: SurveyQuestion,
    sent: SentAnswer | null,
  ) => Promise<boolean>;
  readonly complete: (token: string) => Promise<void>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly survey: Survey };

export function createSurveyService({ database, clock, survey }: Deps): SurveyService {
  const isClosed = () => survey.closesAt !== null && clock.now() >= survey.closesAt;
  return {
    survey,
    isClosed,
    start: async (locale) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const response = { surveyId: survey.id, tokenSha256: sha256(token), locale };
      await database.asOwner((tx) => insertResponse(tx, { ...response, at: clock.now() }));
      return { token };
    },
    open: async (token) => {
      const found = await database.readAsOwner((tx) =>
        findResponse(tx, { surveyId: survey.id, tokenSha256: sha256(token) }),
      );
      if (found === null) {
        return null;
      }
      const at = survey.questions.findIndex(({ id }) => !found.answers.has(id));
      return { ...found, next: at < 0 ? survey.questions.length : at };
    },
    save: async (token, question, sent) => {
      const answer = sent === null ? SKIPPED : answerOf(question, sent);
      if (answer === null || isClosed()) {
        return false;
      }
      await database.asOwner((tx) =>
        upsertAnswer(tx, {
          surveyId: survey.id,
          tokenSha256: sha256(token),
          questionId: question.id,
          answer,
          at: clock.now(),
        }),
      );
      return true;
    },
    complete: async (token) => {
      const response = { surveyId: survey.id, tokenSha256: sha256(token) };
      await database.asOwner((tx) => completeResponse(tx, { ...response, at: clock.now() }));
    },
  };
}

const SKIPPED: SurveyAnswer = { choices: [], text: null };

function answerOf({ kind, options }: SurveyQuestion, sent: SentAnswer): SurveyAnswer | null {
  if (kind === 'text') {
    // PostgreSQL text cannot contain this character.
    const text = sent.text.replaceAll('\u0000', '').trim().slice(0, LONGEST_TEXT);
    return text === '' ? null : { choices: [], text };
  }
  const offered = options.map(({ id }) => id).filter((id) => sent.choices.includes(id));
  const choices = kind === 'one' ? offered.slice(0, 1) : offered;
  return choices.length === 0 ? null : { choices, text: null };
}
