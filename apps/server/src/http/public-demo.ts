import type { Request } from 'express';

/** What somebody typed who asks for a demo, as the form names it. */
export type DemoForm = {
  readonly name: string;
  readonly email: string;
  readonly business: string;
  readonly role: string;
  readonly stores: string;
  readonly platforms: readonly string[];
  readonly books: string;
  readonly message: string;
};

/** Fields that the form cannot be sent without. */
export type DemoProblem = 'name' | 'email' | 'business';

/** What the page that asks for a demo shows; the web app's `DemoContent`. */
export type DemoContent = {
  readonly kind: 'demo';
  readonly step:
    | { readonly name: 'form' | 'sent' }
    | {
        readonly name: 'refused';
        readonly values: DemoForm;
        readonly problems: readonly DemoProblem[];
      };
};

export type PublicDemo = {
  /** What a request sees: the form, that it was sent, or the form that this very request could not send. */
  readonly show: (request: Request) => DemoContent;
};
