import type { Request } from 'express';

/** The input of a demo request, as the form names it. */
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

/** Required fields of the form. */
export type DemoProblem = 'name' | 'email' | 'business';

/** The content of the demo request page; the web app's `DemoContent`. */
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
  /** What a request sees: the form, its confirmation, or the form that this request failed to submit. */
  readonly show: (request: Request) => DemoContent;
};
