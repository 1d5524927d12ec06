import type { Part } from './parts.ts';

export type Provider = 'quickbooks' | 'ubereats' | 'doordash';

/** One complete request to the simulated world. Header names are in lower case. */
export type Call = {
  readonly provider: Provider;
  /** The operation in the provider's terms (`create`, `query`, `token`); faults match on it. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Of a multipart body. */
  readonly parts: readonly Part[];
  /** How the caller reached this world, as `http://host:port`; links in responses start with it. */
  readonly origin: string;
};

/** A response: an object is sent as JSON, a string or bytes unchanged. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Buffer;
};

/** Synchronous, so that a call either happened or did not. */
export type Handler = (call: Call) => Answer;
