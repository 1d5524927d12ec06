import type { TemplateName, TemplateValues } from './outbox.port.ts';

/** The content of a mail, before it is rendered as plain text and HTML. */
export type MailBody = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Each with a heading and a link. */
  readonly sections: readonly {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly link: string;
  }[];
  /** A quotation of another person. */
  readonly quote: { readonly by: string; readonly words: string } | null;
  readonly button: { readonly label: string; readonly link: string } | null;
  readonly code: { readonly about: string; readonly value: string } | null;
  readonly notes: readonly string[];
};

type MailTemplate = Exclude<TemplateName, 'phone_code'>;

/** The text of every mail, in one language. */
export type MailTemplates = {
  readonly [Name in MailTemplate]: (values: TemplateValues[Name]) => MailBody;
};

/** The mails about a user's account, independent of any client. */
export type AccountTemplates = Pick<
  MailTemplates,
  | 'confirm_signup'
  | 'recovery'
  | 'email_change'
  | 'email_change_current'
  | 'email_changed'
  | 'reauthentication'
  | 'magic_link'
  | 'invite'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
>;

/** The frame of every mail in one language. */
export type MailLanguage = {
  /** The document's `lang` attribute. */
  readonly lang: string;
  readonly templates: MailTemplates;
  readonly signature: string;
  /** Before a link on its own line. */
  readonly colon: string;
  readonly wrote: (by: string) => string;
  readonly phoneCode: { readonly subject: string; readonly text: (code: string) => string };
};

/** Builds a mail from these parts; missing parts are omitted. */
export function mailBody(
  content: Pick<MailBody, 'subject' | 'heading' | 'paragraphs' | 'notes'> & Partial<MailBody>,
): MailBody {
  return { sections: [], quote: null, button: null, code: null, ...content };
}

/** A person's quotation; null if they wrote nothing. */
export function quoteOf(by: string, words: string | undefined): MailBody['quote'] {
  return words === undefined || words.trim() === '' ? null : { by, words };
}
