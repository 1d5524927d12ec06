/** A provider's webhook event. */
export type ProviderEvent = {
  readonly provider: 'quickbooks' | 'ubereats';
  readonly eventId: string;
  /** One Uber event, one CloudEvent of Intuit, or one body of Intuit's older format. */
  readonly body: unknown;
  readonly receivedAt: Date;
};

/**
 * Processes an event in a worker. It may be called again for the same event after a crash, and is retried if it throws.
 * Events do not name a client: look up the tenant as the database owner before acting for it.
 */
export type WebhookHandler = (event: ProviderEvent) => Promise<void>;

export type WebhookHandlers = {
  /** Register before the worker starts; all handlers of a provider receive each event. */
  readonly onWebhook: (provider: ProviderEvent['provider'], handler: WebhookHandler) => void;
};
