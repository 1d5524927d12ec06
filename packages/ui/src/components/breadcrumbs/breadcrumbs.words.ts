import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the breadcrumbs says by itself. */
export const breadcrumbsWords = wordsOf('breadcrumbs', {
  breadcrumbs: 'Breadcrumbs',
});
