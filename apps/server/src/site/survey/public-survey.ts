import type { SiteLocale } from '../../db/tables.ts';
import type { PublicSurvey, SurveyContent } from '../../http/public-survey.ts';
import type { SurveyService } from './survey.service.ts';

/** The survey for the public pages, in the language of the page. */
export function publicSurvey(surveys: SurveyService): PublicSurvey {
  const { survey } = surveys;
  return {
    show: async ({ language, token, query }) => {
      const about = {
        kind: 'survey' as const,
        title: survey.title[language],
        lead: survey.lead[language],
        count: survey.questions.length,
      };
      if (token === null) {
        return { ...about, step: { name: surveys.isClosed() ? 'closed' : 'start' } };
      }
      const progress = await surveys.open(token);
      if (progress === null) {
        return null;
      }
      if (progress.isComplete) {
        return { ...about, step: { name: 'done', isJustNow: query.thanks } };
      }
      if (surveys.isClosed()) {
        return { ...about, step: { name: 'closed' } };
      }
      if (query.saved) {
        return { ...about, step: { name: 'saved', token } };
      }
      const last = survey.questions.length - 1;
      const at = Math.min(query.question === null ? progress.next : query.question - 1, last);
      const step = questionStep(surveys, { language, at, token });
      const answer = progress.answers.get(step.id);
      return {
        ...about,
        step: {
          ...step,
          chosen: answer?.choices ?? [],
          text: answer?.text ?? '',
          isMissing: query.missing,
        },
      };
    },
  };
}

type Place = { readonly language: SiteLocale; readonly at: number; readonly token: string };
type QuestionStep = Extract<SurveyContent['step'], { name: 'question' }>;

function questionStep(
  { survey }: SurveyService,
  { language, at, token }: Place,
): Omit<QuestionStep, 'chosen' | 'text' | 'isMissing'> {
  const question = survey.questions[at];
  if (question === undefined) {
    throw new RangeError(`The survey has no question ${at + 1}.`);
  }
  return {
    name: 'question',
    token,
    number: at + 1,
    id: question.id,
    type: question.kind,
    title: question.title[language],
    options: question.options.map(({ id, label }) => ({ id, label: label[language] })),
  };
}
