import type { SendOutcome, SentEntry } from '@platebook/machines';
import { mapConcurrent } from '../../platform/map-concurrent.ts';
import { CALLS_AT_ONCE } from '../../books/posting/posting.port.ts';

type Sending = { readonly keys: readonly string[]; readonly isStopping: () => boolean };

/** Sends entries with limited concurrency; stops after one that has to wait, or when the run is to stop. */
export async function sendAll(
  send: (key: string) => Promise<SendOutcome>,
  { keys, isStopping }: Sending,
): Promise<readonly SentEntry[]> {
  let mustWait = false;
  const mayGoOn = () => !mustWait && !isStopping();
  return mapConcurrent(keys, { concurrency: CALLS_AT_ONCE, mayGoOn }, async (key) => {
    // An exception in the protocol may have come after the send.
    const outcome = await send(key).catch((): SendOutcome => ({ kind: 'unknown', untilMs: null }));
    mustWait ||= outcome.kind === 'unknown' || outcome.kind === 'throttled';
    return { key, outcome };
  });
}
