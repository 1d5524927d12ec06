import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { SiteLocale } from '../../db/tables.ts';

/** Neither choices nor a text: the question was skipped. */
export type SurveyAnswer = { readonly choices: readonly string[]; readonly text: string | null };

type Named = { readonly surveyId: string; readonly tokenSha256: string };

export async function insertResponse(
  tx: Transaction,
  { surveyId, tokenSha256, locale, at }: Named & { readonly locale: SiteLocale; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('survey_responses')
    .values({ survey_id: surveyId, token_sha256: tokenSha256, locale, started_at: at })
    .execute();
}

/** Null if there is none. */
export async function findResponse(
  tx: Transaction,
  { surveyId, tokenSha256 }: Named,
): Promise<{
  readonly isComplete: boolean;
  readonly answers: ReadonlyMap<string, SurveyAnswer>;
} | null> {
  const response = await tx
    .selectFrom('survey_responses')
    .select(['id', 'completed_at'])
    .where('survey_id', '=', surveyId)
    .where('token_sha256', '=', tokenSha256)
    .executeTakeFirst();
  if (response === undefined) {
    return null;
  }
  const rows = await tx
    .selectFrom('survey_answers')
    .select(['question_id', 'choices', 'text'])
    .where('response_id', '=', response.id)
    .execute();
  return {
    isComplete: response.completed_at !== null,
    answers: new Map(
      rows.map(({ question_id: id, choices, text }) => [id, { choices, text }] as const),
    ),
  };
}

type SavedAnswer = Named & {
  readonly questionId: string;
  readonly answer: SurveyAnswer;
  readonly at: Date;
};

/** Upserts the answer to a question of an incomplete response. */
export async function upsertAnswer(
  tx: Transaction,
  { surveyId, tokenSha256, questionId, answer, at }: SavedAnswer,
): Promise<void> {
  const content = { choices: [...answer.choices], text: answer.text, answered_at: at };
  await tx
    .insertInto('survey_answers')
    .columns(['response_id', 'question_id', 'choices', 'text', 'answered_at'])
    .expression((from) =>
      from
        .selectFrom('survey_responses')
        .select([
          'id',
          sql<string>`${questionId}::text`.as('question_id'),
          sql<string[]>`${content.choices}::text[]`.as('choices'),
          sql<string | null>`${content.text}::text`.as('text'),
          sql<Date>`${at}::timestamptz`.as('answered_at'),
        ])
        .where('survey_id', '=', surveyId)
        .where('token_sha256', '=', tokenSha256)
        .where('completed_at', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['response_id', 'question_id']).doUpdateSet(content))
    .execute();
}

/** Completes a response; idempotent. */
export async function completeResponse(
  tx: Transaction,
  { surveyId, tokenSha256, at }: Named & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('survey_responses')
    .set({ completed_at: at })
    .where('survey_id', '=', surveyId)
    .where('token_sha256', '=', tokenSha256)
    .where('completed_at', 'is', null)
    .execute();
}
