/** What a provider told us by webhook. */
export type ProviderEvent = {
  readonly provider: 'quickbooks' | 'ubereats';
  readonly eventId: string;
  /** One event of Uber, one CloudEvent of Intuit, or one body of Intuit's older format. */
  readonly body: unknown;
  readonly receivedAt: Date;
};

/**
 * Acts on an event, in a worker. It may be called again for the same event after a crash, and is tried again when it
 * throws. Events name no client: look up whose they are as the owner before acting for anybody.
 */
export type WebhookHandler = (event: ProviderEvent) => Promise<void>;

export type WebhookHandlers = {
  /** Before the worker starts; several handlers of one provider all see each event. */
  readonly onWebhook: (provider: ProviderEvent['provider'], handler: WebhookHandler) => void;
};
