import { MESSAGES } from '@platebook/api-client';
import type {
  NotificationWords,
  ReasonValues,
  SentFieldError,
  SentReason,
  SentWording,
  SummarizedPayout,
} from '@platebook/api-client/french';
import { language } from './language.ts';

/** The sentences of the server and of the specification in another language. */
export type ServerErrors = {
  /** By the error code of the contract. */
  readonly codes: Readonly<Partial<Record<string, string>>>;
  readonly sentences: Readonly<Record<keyof typeof MESSAGES, string>>;
  /** What a notification says; null for a code that has no translation. */
  readonly notification: (wording: SentWording) => NotificationWords | null;
  /** What a field at fault says; null for a code that has no translation. */
  readonly field: (field: SentFieldError) => string | null;
  /** A reason in the language; its English where its code has none. */
  readonly reason: (reason: SentReason) => string;
  /** What to do about it. */
  readonly action: (code: string, english: string) => string;
  /** What a component of payouts is called; its English where it has no name in the language. */
  readonly component: (component: string, english: string) => string;
  /** What a step of a payout's waterfall is called; its English where it has no name in the language. */
  readonly waterfallStep: (step: string, english: string) => string;
  /** The type of an account as QuickBooks calls it in the language. */
  readonly accountType: (type: string) => string;
  /** The waterfall of a payout in one sentence. */
  readonly waterfall: (payout: SummarizedPayout) => string;
  /** How an entry of QuickBooks differs; empty where the values do not say. */
  readonly differences: (values: ReasonValues) => readonly string[];
};

let translated: ServerErrors | null = null;

/** Gives the translation of what the server says; called once, with the messages of that language. */
export function provideServerErrors(errors: ServerErrors): void {
  translated = errors;
}

/** The translation of what the server says; null for readers of English. */
export function translation(): ServerErrors | null {
  return language() === 'en-US' ? null : translated;
}

/** What a failure says in the reader's language: by its sentence, else by its code, else as the server wrote it. */
export function serverSentence(message: string, code?: string): string {
  const other = translation();
  if (other === null) {
    return message;
  }
  const names = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];
  const name = names.find((one) => MESSAGES[one] === message);
  const byCode = code === undefined ? undefined : other.codes[code];
  return (name === undefined ? undefined : other.sentences[name]) ?? byCode ?? message;
}

/** What a notification says in the reader's language; null where what the server wrote is all there is. */
export function notificationWords(wording: SentWording | null): NotificationWords | null {
  return wording === null ? null : (translation()?.notification(wording) ?? null);
}

type SentField = {
  readonly code: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** As the server wrote it, in English. */
  readonly message: string;
};

/** What is wrong with a field in the reader's language: by its code and values, else as the server wrote it. */
export function fieldSentence({ code, values, message }: SentField): string {
  const other = translation();
  if (other === null || code === null) {
    return message;
  }
  const { refusal, refusal_code: refusalCode } = values;
  const named =
    typeof refusal === 'string' && typeof refusalCode === 'string'
      ? { ...values, refusal: serverSentence(refusal, refusalCode) }
      : values;
  return other.field({ code, values: named }) ?? message;
}

/** Why something waits or was refused, in the reader's language: by its code and values, else as the server wrote it. */
export function reasonSentence(reason: SentReason): string {
  const { code, message } = reason;
  const sentence = translation()?.reason(reason) ?? message;
  // A refusal of the contract is a reason too.
  return sentence === message ? serverSentence(message, code) : sentence;
}

type SentBlocked = Omit<SentReason, 'code'> & {
  readonly reason: string;
  /** The columns that wait for a decision. */
  readonly columns?: readonly { readonly column: string }[];
};

/** Why a file or a payout yields no entry, in the reader's language: by its code and values, else as the server wrote it. */
export function blockedSentence({ reason: code, message, values, columns }: SentBlocked): string {
  const named = columns === undefined ? {} : { columns: columns.map(({ column }) => column) };
  return reasonSentence({ code, message, values: { ...values, ...named } });
}

/** What to do about it, in the reader's language: by its code, else as the server wrote it. */
export function reasonAction({ code, action }: { code: string; action: string }): string {
  return translation()?.action(code, action) ?? action;
}

/** What a component of payouts is called in the reader's language; else as the server calls it. */
export function componentName({
  component,
  label,
}: {
  readonly component: string;
  readonly label: string;
}): string {
  return translation()?.component(component, label) ?? label;
}

/** What a step of a payout's waterfall is called in the reader's language; else as the server calls it. */
export function waterfallStepName({
  step,
  label,
}: {
  readonly step: string;
  readonly label: string;
}): string {
  return translation()?.waterfallStep(step, label) ?? label;
}
