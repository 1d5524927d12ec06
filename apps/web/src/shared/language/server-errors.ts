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

/** The server's and the specification's messages in another language. */
export type ServerErrors = {
  /** By the contract's error code. */
  readonly codes: Readonly<Partial<Record<string, string>>>;
  readonly sentences: Readonly<Record<keyof typeof MESSAGES, string>>;
  /** A notification's text; null for an untranslated code. */
  readonly notification: (wording: SentWording) => NotificationWords | null;
  /** A field error's text; null for an untranslated code. */
  readonly field: (field: SentFieldError) => string | null;
  /** A reason's text; falls back to English. */
  readonly reason: (reason: SentReason) => string;
  /** The action to take. */
  readonly action: (code: string, english: string) => string;
  /** A payout component's name; falls back to English. */
  readonly component: (component: string, english: string) => string;
  /** The name of a step of a payout's waterfall; falls back to English. */
  readonly waterfallStep: (step: string, english: string) => string;
  /** QuickBooks' name of an account type. */
  readonly accountType: (type: string) => string;
  /** A payout's waterfall in one sentence. */
  readonly waterfall: (payout: SummarizedPayout) => string;
  /** How an entry in QuickBooks differs; empty without values. */
  readonly differences: (values: ReasonValues) => readonly string[];
};

let translated: ServerErrors | null = null;

/** Registers the translation of server messages; called once, with that language's messages. */
export function provideServerErrors(errors: ServerErrors): void {
  translated = errors;
}

/** The translation of server messages; null in English. */
export function translation(): ServerErrors | null {
  return language() === 'en-US' ? null : translated;
}

/** A failure's message in the reader's language: by sentence, else by code, else the server's text. */
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

/** A notification's text in the reader's language; null if only the server's text exists. */
export function notificationWords(wording: SentWording | null): NotificationWords | null {
  return wording === null ? null : (translation()?.notification(wording) ?? null);
}

type SentField = {
  readonly code: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** The server's English text. */
  readonly message: string;
};

/** A field error in the reader's language: by code and values, else the server's text. */
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

/** Why something waits or was refused, in the reader's language: by code and values, else the server's text. */
export function reasonSentence(reason: SentReason): string {
  const { code, message } = reason;
  const sentence = translation()?.reason(reason) ?? message;
  // A refusal of the contract can also be a reason.
  return sentence === message ? serverSentence(message, code) : sentence;
}

type SentBlocked = Omit<SentReason, 'code'> & {
  readonly reason: string;
  /** The columns that wait for a decision. */
  readonly columns?: readonly { readonly column: string }[];
};

/** Why a file or payout yields no entry, in the reader's language: by code and values, else the server's text. */
export function blockedSentence({ reason: code, message, values, columns }: SentBlocked): string {
  const named = columns === undefined ? {} : { columns: columns.map(({ column }) => column) };
  return reasonSentence({ code, message, values: { ...values, ...named } });
}

/** The action to take, in the reader's language: by code, else the server's text. */
export function reasonAction({ code, action }: { code: string; action: string }): string {
  return translation()?.action(code, action) ?? action;
}

/** A payout component's name in the reader's language; falls back to the server's. */
export function componentName({
  component,
  label,
}: {
  readonly component: string;
  readonly label: string;
}): string {
  return translation()?.component(component, label) ?? label;
}

/** A waterfall step's name in the reader's language; falls back to the server's. */
export function waterfallStepName({
  step,
  label,
}: {
  readonly step: string;
  readonly label: string;
}): string {
  return translation()?.waterfallStep(step, label) ?? label;
}
