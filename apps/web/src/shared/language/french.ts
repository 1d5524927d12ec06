import {
  frenchAccountType,
  frenchAction,
  frenchComponent,
  frenchDifferences,
  frenchFieldError,
  frenchNotification,
  frenchReason,
  frenchWaterfall,
  frenchWaterfallStep,
} from '@platebook/api-client/french';
import { provideFrenchKit } from './kit/kit.fr.ts';
import { frenchBooksErrors } from './books-errors.fr.ts';
import { frenchErrors, frenchSentences } from './server-errors.fr.ts';
import { provideServerErrors } from './server-errors.ts';

/** Every French message of the app, for the readers of French; the public pages are drawn by the server. */
import.meta.glob(['../../**/*.messages.fr.{ts,tsx}', '!../../public/**'], { eager: true });

/** The kit and the sentences of the server are French from now on, where the language is. */
export function provideFrench(): void {
  provideFrenchKit();
  provideServerErrors({
    codes: { ...frenchErrors, ...frenchBooksErrors },
    sentences: frenchSentences,
    notification: frenchNotification,
    field: frenchFieldError,
    reason: frenchReason,
    action: frenchAction,
    component: frenchComponent,
    waterfallStep: frenchWaterfallStep,
    accountType: frenchAccountType,
    waterfall: frenchWaterfall,
    differences: frenchDifferences,
  });
}
