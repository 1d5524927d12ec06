import type { Part } from './parts.ts';

export type Provider = 'quickbooks' | 'ubereats' | 'doordash';

/** One request to the simulated world, read whole. Header names are in lower case. */
export type Call = {
  readonly provider: Provider;
  /** What is asked for, in the provider's own word (`create`, `query`, `token`); faults are planned by it. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Of a multipart body. */
  readonly parts: readonly Part[];
  /** Where the caller reached this world, as `http://host:port`; links in answers start with it. */
  readonly origin: string;
};

/** What is sent back: an object goes out as JSON, a string or bytes as they are. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Buffer;
};

/** Computed at once and without waiting, so that a call either happened or did not. */
export type Handler = (call: Call) => Answer;
