/** Why a program refused; the command line has an exit code for each. */
export type RefusalKind = 'usage' | 'not_found' | 'refused' | 'check_failed';

/** A request that was refused for a reason that the user can resolve; the message says which. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
