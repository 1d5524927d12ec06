import type { Request } from 'express';
import type { SiteLocale } from '../db/tables.ts';

/** The content of a survey page; the web app's `SurveyContent`. */
export type SurveyContent = {
  readonly kind: 'survey';
  readonly title: string;
  readonly lead: string;
  /** The number of questions. */
  readonly count: number;
  readonly step:
    | { readonly name: 'start' | 'closed' }
    | { readonly name: 'saved'; readonly token: string }
    | { readonly name: 'done'; readonly isJustNow: boolean }
    | {
        readonly name: 'question';
        readonly token: string;
        /** From 1. */
        readonly number: number;
        readonly id: string;
        readonly type: 'one' | 'several' | 'text';
        readonly title: string;
        readonly options: readonly { readonly id: string; readonly label: string }[];
        readonly chosen: readonly string[];
        readonly text: string;
        /** Whether the form was submitted without an answer. */
        readonly isMissing: boolean;
      };
};

export type SurveyQuery = {
  /** The requested question, from 1; null for the first open one. */
  readonly question: number | null;
  readonly missing: boolean;
  readonly saved: boolean;
  readonly thanks: boolean;
};

export type PublicSurvey = {
  /** Null for a token without a response. */
  readonly show: (page: {
    readonly language: SiteLocale;
    readonly token: string | null;
    readonly query: SurveyQuery;
  }) => Promise<SurveyContent | null>;
};

export function surveyQuery({ query }: Request): SurveyQuery {
  const number = Number(query['question']);
  return {
    question: Number.isInteger(number) && number > 0 ? number : null,
    missing: query['missing'] === '1',
    saved: query['saved'] === '1',
    thanks: query['thanks'] === '1',
  };
}
