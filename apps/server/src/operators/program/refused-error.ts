/** Why a program beside the server did not do what it was asked for; the command line has an exit code for each. */
export type RefusalKind = 'usage' | 'not_found' | 'refused' | 'check_failed';

/** What was asked for was not done, for a reason that whoever asked can do something about; the message says which. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
