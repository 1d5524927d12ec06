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

/** All French messages of the app, lazy-loaded for French readers; the server renders the public pages. */
import.meta.glob(['../../**/*.messages.fr.{ts,tsx}', '!../../public/**'], { eager: true });

/** Switches the kit and the server's messages to French if the language is. */
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
