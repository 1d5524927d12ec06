/** Why a message was not sent. Its text contains no address, because it is logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether a retry of the same message may succeed. */
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

/** Sends the messages of one channel; resolves once the message is accepted, or throws a `DeliveryError`. */
export type MailTransport = {
  readonly deliver: (message: Letterbox) => Promise<void>;
  readonly close: () => void;
};
