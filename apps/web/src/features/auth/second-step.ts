import { isApiError, MESSAGES, type components } from '@platebook/api-client';
import { serverSentence } from '../../shared/language/server-errors.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { words } from './login.messages.tsx';

type User = Pick<components['schemas']['GoTrueUser'], 'factors'>;

/** The authenticator apps a sign-in must use; none if a password is enough. */
export function factorsToShow({ factors = [] }: User): components['schemas']['GoTrueFactor'][] {
  return factors.filter(({ status }) => status === 'verified');
}

/** What a second step that failed says. */
export function secondStepMessage(error: unknown): string {
  if (!isApiError(error)) {
    return serverSentence(MESSAGES.unexpectedErrorOccurred);
  }
  if (error.code === 'mfa_verification_failed') {
    return words.codeWrong;
  }
  if (error.status === 429) {
    return words.tooManyCodes;
  }
  if (error.status === 401 || error.status === 403) {
    return words.tookTooLong;
  }
  return error.status !== null && error.status < 500 ? words.codeNotChecked : failureTitle(error);
}
