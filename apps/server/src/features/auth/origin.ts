/** Where a request comes from. */
export type Origin = {
  readonly address: string;
  /** The `User-Agent` header, or empty. */
  readonly userAgent: string;
  readonly requestId: string;
};
