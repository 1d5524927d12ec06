/** The origin of a request. */
export type Origin = {
  readonly address: string;
  /** The `User-Agent` header, or empty. */
  readonly userAgent: string;
  /** The `Cookie` header, or empty. */
  readonly cookies: string;
  readonly requestId: string;
};
