/** A visited page of a client. */
export type Visit = { readonly clientId: string; readonly path: string };

const KEY = 'recent_visits';
const MOST = 5;

/** A user's recent pages in this browser, latest first; one per client. */
export function readVisits(storage: Storage, userId: string): Visit[] {
  const stored = parse(storage.getItem(KEY));
  return stored?.userId === userId ? stored.visits : [];
}

/** Records a visit; another user's visits in this browser are removed. */
export function writeVisit(storage: Storage, userId: string, visit: Visit): void {
  const before = readVisits(storage, userId).filter(({ clientId }) => clientId !== visit.clientId);
  const visits = [visit, ...before].slice(0, MOST);
  storage.setItem(KEY, JSON.stringify({ userId, visits }));
}

type Stored = { readonly userId: string; readonly visits: Visit[] };

function parse(text: string | null): Stored | null {
  if (text === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : null;
  } catch {
    // The stored value is invalid: no visits.
    return null;
  }
}

function isStored(value: unknown): value is Stored {
  const stored = value as Partial<Stored> | null;
  return (
    typeof stored?.userId === 'string' &&
    Array.isArray(stored.visits) &&
    stored.visits.every(
      (visit) => typeof visit.clientId === 'string' && typeof visit.path === 'string',
    )
  );
}
