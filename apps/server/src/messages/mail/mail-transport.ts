/** Why a message did not leave. Its text names no address: it goes to the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether the same message may be taken later. */
  readonly retryable: boolean;

  constructor(message: string, { retryable, cause }: { retryable: boolean; cause?: unknown }) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

export type Letterbox = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
};

/** What carries messages of one channel; it resolves once the message is taken, or throws a `DeliveryError`. */
export type MailTransport = {
  readonly deliver: (message: Letterbox) => Promise<void>;
  readonly close: () => void;
};
