import express from 'express';
import type { Express, Request, Response } from 'express';
import type { SiteLocale } from '../../db/tables.ts';
import { requireOwnForm } from '../../http/own-form.ts';
import type { SurveyLimits } from './survey-limits.ts';
import type { SurveyService } from './survey.service.ts';

type Deps = { readonly surveys: SurveyService; readonly limits: SurveyLimits };

const LARGEST_FORM = '16kb';
const readForm = express.urlencoded({ extended: false, limit: LARGEST_FORM });

/** Handles the forms of the survey's pages; each redirects to the next page, so that a reload does not resubmit it. */
export function surveyForms({ surveys, limits }: Deps): (app: Express) => void {
  const start = (locale: SiteLocale) => async (request: Request, response: Response) => {
    requireOwnForm(request);
    await limits.ofStarts(request.ip ?? '');
    if (surveys.isClosed()) {
      response.redirect(303, rootOf(locale));
      return;
    }
    const { token } = await surveys.start(locale);
    response.redirect(303, `${rootOf(locale)}/${token}`);
  };
  const answer = (locale: SiteLocale) => async (request: Request, response: Response) => {
    requireOwnForm(request);
    await limits.ofAnswers(request.ip ?? '');
    const token = String(request.params['token']);
    const next = await saveAnswer(surveys, token, formOf(request));
    response.redirect(303, `${rootOf(locale)}/${encodeURIComponent(token)}${next}`);
  };
  return (app) => {
    for (const locale of ['en-US', 'fr-CA'] as const) {
      app.post(rootOf(locale), readForm, start(locale));
      app.post(`${rootOf(locale)}/:token`, readForm, answer(locale));
    }
  };
}

function rootOf(locale: SiteLocale): string {
  return locale === 'fr-CA' ? '/fr/survey' : '/survey';
}

type Form = {
  readonly question: string;
  readonly action: string;
  readonly choices: readonly string[];
  readonly text: string;
};

function formOf({ body }: Request): Form {
  const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
  const textsOf = (name: string) =>
    [sent[name]].flat().filter((value): value is string => typeof value === 'string');
  return {
    question: textsOf('question')[0] ?? '',
    action: textsOf('action')[0] ?? 'next',
    choices: textsOf('choice'),
    text: textsOf('text')[0] ?? '',
  };
}

/** Saves a form's answer; returns the query of the next page. */
async function saveAnswer(surveys: SurveyService, token: string, form: Form): Promise<string> {
  const { questions } = surveys.survey;
  const at = questions.findIndex(({ id }) => id === form.question);
  const question = questions[at];
  const known = await surveys.open(token);
  if (question === undefined || known === null || known.isComplete) {
    return '';
  }
  const isSaved = await surveys.save(token, question, form.action === 'skip' ? null : form);
  if (form.action === 'later') {
    return '?saved=1';
  }
  if (!isSaved) {
    return `?question=${at + 1}&missing=1`;
  }
  if (at + 1 < questions.length) {
    return `?question=${at + 2}`;
  }
  await surveys.complete(token);
  return '?thanks=1';
}
