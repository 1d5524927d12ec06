import type { Evidence, ProviderCall } from './evidence.ts';
import { groupBy } from './group.ts';

const MINUTE_MS = 60_000;

/** I8: fencing tokens only increase, each belongs to one owner, and a fenced-off worker has changed nothing. */
export function fencesThatFell({ attempts }: Evidence): string[] {
  const changing = attempts.filter(
    ({ outcome, action }) => outcome !== 'fenced' && action !== 'read_back',
  );
  return [...groupBy(changing, ({ postingId }) => postingId)].flatMap(([postingId, all]) => {
    const fell = all.some(({ fence }, index) => fence < (all[index - 1]?.fence ?? 0));
    const shared = [...groupBy(all, ({ fence }) => String(fence))].filter(
      ([, same]) => new Set(same.map(({ worker }) => worker)).size > 1,
    );
    return [
      ...(fell ? [`A worker with an old fence worked on ${postingId}.`] : []),
      ...shared.map(([fence]) => `Two workers held fence ${fence} of ${postingId}.`),
    ];
  });
}

/** The maximum number of concurrent calls. */
function mostAtOnce(calls: readonly ProviderCall[]): number {
  const edges = calls
    .flatMap(({ startedAtMs, endedAtMs }) => [
      { atMs: startedAtMs, change: 1 },
      { atMs: endedAtMs ?? Number.POSITIVE_INFINITY, change: -1 },
    ])
    // A call that ends when another begins does not overlap with it.
    .toSorted((a, b) => a.atMs - b.atMs || a.change - b.change);
  let now = 0;
  let most = 0;
  for (const { change } of edges) {
    now += change;
    most = Math.max(most, now);
  }
  return most;
}

/** The maximum number of calls that began within any minute. */
function mostInAMinute(calls: readonly ProviderCall[]): number {
  const starts = calls.map(({ startedAtMs }) => startedAtMs).toSorted((a, b) => a - b);
  let first = 0;
  let most = 0;
  for (const [index, start] of starts.entries()) {
    while ((starts[first] ?? start) <= start - MINUTE_MS) {
      first += 1;
    }
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** I9: no more calls per company, concurrently and per minute, than the provider's limits. */
export function limitsExceeded({ calls, limits }: Evidence): string[] {
  const byRealm = groupBy(
    calls.filter(({ realm }) => realm !== null),
    ({ realm }) => String(realm),
  );
  return [...byRealm].flatMap(([realm, own]) => {
    const [atOnce, perMinute] = [mostAtOnce(own), mostInAMinute(own)];
    return [
      ...(atOnce > limits.callsAtOnce ? [`${realm} was called ${atOnce} times at once.`] : []),
      ...(perMinute > limits.callsPerMinute
        ? [`${realm} was called ${perMinute} times in a minute.`]
        : []),
    ];
  });
}

/** I10: no call sends one company's token to another. */
export function foreignTokens({ calls }: Evidence): string[] {
  return calls
    .filter(({ realm, granted }) => realm !== null && granted !== null && realm !== granted)
    .map(({ realm, granted }) => `${realm} was called with the token of ${granted}.`);
}

/** I11: after any crash there is a token that opens the books. */
export function lostConnections({ connections }: Evidence): string[] {
  return connections
    .filter(({ opensBooks }) => !opensBooks)
    .map(({ realmId }) => `The connection of ${realmId} is lost.`);
}

/** Responses that certainly changed nothing: such a call may be retried immediately. */
function changedNothing({ status }: ProviderCall): boolean {
  return status !== null && status >= 400 && status < 500;
}

/** Whether a call repeated the same request before the outcome of the earlier one could be known. */
function calledTooSoon(all: readonly ProviderCall[], quarantineMs: number): boolean {
  const inTime = all.toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  return inTime.some((call, index) => {
    const before = inTime[index - 1];
    return (
      before !== undefined &&
      !changedNothing(before) &&
      call.startedAtMs < before.startedAtMs + quarantineMs
    );
  });
}

/** I12: attempts are bounded, and after an unknown outcome nothing is sent again before the quarantine has ended. */
export function impatience({ outbox, calls, limits }: Evidence): string[] {
  const byRequest = groupBy(
    calls.filter(({ requestId }) => requestId !== null),
    ({ requestId }) => String(requestId),
  );
  return outbox.flatMap(({ requestId, documentNumber, sends, asks }) => [
    ...(sends > limits.sendsPerJob ? [`${documentNumber} was sent ${sends} times.`] : []),
    ...(asks > limits.asksPerJob ? [`${documentNumber} was asked for ${asks} times.`] : []),
    ...(calledTooSoon(byRequest.get(requestId) ?? [], limits.quarantineMs)
      ? [`${documentNumber} was sent again within ${limits.quarantineMs} ms.`]
      : []),
  ]);
}

/** I13: a while after the last fault every row is final. */
export function unfinished({ outbox, limits }: Evidence): string[] {
  const latest = limits.faultsEndedAtMs + limits.settleWithinMs;
  return outbox.flatMap(({ documentNumber, state, finishedAtMs }) => {
    if (finishedAtMs === null) {
      return [`${documentNumber} is still ${state}.`];
    }
    return finishedAtMs > latest
      ? [`${documentNumber} was finished ${finishedAtMs - latest} ms too late.`]
      : [];
  });
}

/** I14: what users see matches the books, and each run ends. */
export function untrueHistory({ entries, outbox, books, runs }: Evidence): string[] {
  const rows = groupBy(outbox, ({ entryId }) => entryId);
  const inBooks = new Set(books.map(({ realmId, id }) => `${realmId}/${id}`));
  const claims = entries.flatMap(({ id, status, externalId, verifiedAtMs }) => {
    const realm = rows.get(id)?.[0]?.realmId ?? '';
    const isThere = inBooks.has(`${realm}/${externalId ?? ''}`);
    if (status === 'posted') {
      return isThere && verifiedAtMs !== null ? [] : [`Entry ${id} says posted and is not there.`];
    }
    return isThere ? [`Entry ${id} says ${status} and is there.`] : [];
  });
  const statusOf = new Map(entries.map(({ id, status }) => [id, status]));
  const rowsOfRun = groupBy(outbox, ({ runId }) => runId ?? '');
  const claimed = runs.flatMap(({ id, state, status, finishedAtMs }) => {
    const own = rowsOfRun.get(id) ?? [];
    const missing = own.filter(({ entryId }) => statusOf.get(entryId) !== 'posted');
    if (finishedAtMs === null) {
      return [`Run ${id} is still ${state}.`];
    }
    if (status === 'succeeded') {
      return missing.map(({ documentNumber }) => `Run ${id} succeeded without ${documentNumber}.`);
    }
    return own.length > 0 && missing.length === 0
      ? [`Run ${id} says ${status}, and all of it is posted.`]
      : [];
  });
  return [...claims, ...claimed];
}
