import { nonEmpty, pipe, rawTransform, string } from 'valibot';
import { toIdentifier, type Identifier } from './identifier.ts';

/** One field for an email or a phone number. */
export const identifierSchema = pipe(
  string(),
  nonEmpty('Enter your email or phone number'),
  rawTransform<string, Identifier>(({ dataset, addIssue, NEVER }) => {
    const identifier = toIdentifier(dataset.value);
    if (identifier === null) {
      addIssue({
        message: 'Enter an email like name@example.com, or a phone number like +1 415 555 0132',
      });
      return NEVER;
    }
    return identifier;
  }),
);
