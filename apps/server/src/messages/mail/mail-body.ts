import type { TemplateName, TemplateValues } from './outbox.port.ts';

/** What a mail says, before it becomes plain text and HTML. */
export type MailBody = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Under a heading of their own each, with a way there. */
  readonly sections: readonly {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly link: string;
  }[];
  /** Words of another person. */
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

/** The mails about somebody's account, whatever clients they have. */
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

/** What surrounds the letters in one language. */
export type MailLanguage = {
  /** Of the document, as `lang` names it. */
  readonly lang: string;
  readonly templates: MailTemplates;
  readonly signature: string;
  /** Before a link of its own line. */
  readonly colon: string;
  readonly wrote: (by: string) => string;
  readonly phoneCode: { readonly subject: string; readonly text: (code: string) => string };
};

/** A letter of these parts; what is left out is not in it. */
export function mailBody(
  content: Pick<MailBody, 'subject' | 'heading' | 'paragraphs' | 'notes'> & Partial<MailBody>,
): MailBody {
  return { sections: [], quote: null, button: null, code: null, ...content };
}

/** Words of a person; null where they wrote none. */
export function quoteOf(by: string, words: string | undefined): MailBody['quote'] {
  return words === undefined || words.trim() === '' ? null : { by, words };
}
