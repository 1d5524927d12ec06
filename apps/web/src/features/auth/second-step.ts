import type { components } from '@platebook/api-client';

type User = Pick<components['schemas']['GoTrueUser'], 'factors'>;

/** The authenticator apps a sign-in is asked to show; none where a password is enough. */
export function factorsToShow({ factors = [] }: User): components['schemas']['GoTrueFactor'][] {
  return factors.filter(({ status }) => status === 'verified');
}
