import { nonEmpty, pipe, rawTransform, string } from 'valibot';
import { toIdentifier, type Identifier } from './identifier.ts';
import { words } from './login.messages.tsx';

/** One field for an email or a phone number. */
export const identifierSchema = pipe(
  string(),
  nonEmpty(() => words.enterIdentifier),
  rawTransform<string, Identifier>(({ dataset, addIssue, NEVER }) => {
    const identifier = toIdentifier(dataset.value);
    if (identifier === null) {
      addIssue({
        message: words.identifierWrong,
      });
      return NEVER;
    }
    return identifier;
  }),
);
