import { randomUUID } from 'node:crypto';
import type { WorldClock } from '../core/clock.ts';
import type { WebhookOutbox } from '../core/webhook-outbox.ts';
import { uberSignature } from '../core/webhook-signature.ts';
import type { UberClient } from './uber-oauth.ts';
import type { UberReport } from './uber-reports.ts';

type TellerParts = {
  readonly clock: WorldClock;
  readonly webhooks: WebhookOutbox;
  readonly client: UberClient;
  /** The app's only webhook address; undefined while unset. */
  readonly url: () => string | undefined;
};

export type UberEvent = Readonly<Record<string, unknown>> & { readonly event_type: string };

/** Sends a signed event to the app; does nothing while no address is set. */
export function createUberNotifier({
  clock,
  webhooks,
  client,
  url,
}: TellerParts): (event: UberEvent) => void {
  return (event) => {
    const target = url();
    if (target === undefined) {
      return;
    }
    const seconds = Math.floor(clock.now() / 1000);
    const body = JSON.stringify({
      event_id: randomUUID(),
      event_time: seconds,
      ...event,
      webhook_meta: {
        client_id: client.clientId,
        webhook_config_id: event.event_type,
        webhook_msg_timestamp: seconds,
        webhook_msg_uuid: randomUUID(),
      },
    });
    webhooks.send({
      url: target,
      headers: {
        'content-type': 'application/json',
        'x-environment': 'sandbox',
        'x-uber-signature': uberSignature(client.clientSecret, body),
      },
      body,
    });
  };
}

/** `eats.report.success`: `job_id` is the `workflow_id` of the request (platform-apis 1.4). */
export function reportReady(
  { jobId, label, startMs, endMs, files }: UberReport,
  linkOf: (file: string) => string,
): UberEvent {
  return {
    event_type: 'eats.report.success',
    job_id: jobId,
    report_type: label,
    start_time_ms: startMs,
    end_time_ms: endMs,
    report_metadata: {
      sections: files.map((file, index) => ({
        section_id: String(index + 1),
        content_type: 'text/csv',
        download_url: linkOf(file),
      })),
    },
  };
}
