import { setTimeout as wait } from 'node:timers/promises';

export type Webhook = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type WebhookFault = 'duplicate' | 'out_of_order' | 'lost';

export type WebhookOutbox = {
  /** Sends a webhook and retries until it is answered with 2xx or the attempts are used up. */
  send(webhook: Webhook): void;
  /** Applies one fault to each of the next ones. `out_of_order` delays one until after the next. */
  plan(fault: WebhookFault): void;
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>;
};

export type WebhookOutboxOptions = {
  /** Milliseconds before each further attempt. */
  readonly retryAfterMs: readonly number[];
  /** The response timeout. */
  readonly timeoutMs: number;
};

async function isTaken({ url, headers, body }: Webhook, timeoutMs: number): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  } catch (error) {
    // An unreachable or slow receiver: retried like any refused one.
    if (
      error instanceof TypeError ||
      (error instanceof DOMException && error.name === 'TimeoutError')
    ) {
      return false;
    }
    throw error;
  }
}

export function createWebhookOutbox({
  retryAfterMs,
  timeoutMs,
}: WebhookOutboxOptions): WebhookOutbox {
  const planned: WebhookFault[] = [];
  const underway = new Set<Promise<void>>();
  let heldBack: Webhook | null = null;

  async function attempt(webhook: Webhook): Promise<void> {
    for (const pause of [0, ...retryAfterMs]) {
      await wait(pause);
      if (await isTaken(webhook, timeoutMs)) {
        return;
      }
    }
  }

  function start(webhook: Webhook): void {
    const sending = attempt(webhook).finally(() => underway.delete(sending));
    underway.add(sending);
  }

  return {
    send(webhook) {
      const fault = planned.shift();
      if (fault === 'lost') {
        return;
      }
      if (fault === 'out_of_order' && heldBack === null) {
        heldBack = webhook;
        return;
      }
      start(webhook);
      if (fault === 'duplicate') {
        start(webhook);
      }
      if (heldBack !== null) {
        start(heldBack);
        heldBack = null;
      }
    },
    plan(fault) {
      planned.push(fault);
    },
    async settled() {
      while (underway.size > 0) {
        await Promise.all(underway);
      }
    },
  };
}
