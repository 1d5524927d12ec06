import { MESSAGES } from '@platebook/api-client';
import { language } from './language.ts';

/** The sentences of the server and of the specification in another language. */
export type ServerErrors = {
  /** By the error code of the contract. */
  readonly codes: Readonly<Partial<Record<string, string>>>;
  readonly sentences: Readonly<Record<keyof typeof MESSAGES, string>>;
};

let translated: ServerErrors | null = null;

/** Gives the translation of what the server says; called once, with the messages of that language. */
export function provideServerErrors(errors: ServerErrors): void {
  translated = errors;
}

/** What a failure says in the reader's language: by its sentence, else by its code, else as the server wrote it. */
export function serverSentence(message: string, code?: string): string {
  if (language() === 'en-US' || translated === null) {
    return message;
  }
  const names = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];
  const name = names.find((one) => MESSAGES[one] === message);
  const byCode = code === undefined ? undefined : translated.codes[code];
  return (name === undefined ? undefined : translated.sentences[name]) ?? byCode ?? message;
}
