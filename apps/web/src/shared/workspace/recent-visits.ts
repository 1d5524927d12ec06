/** Where somebody was, for one client. */
export type Visit = { readonly clientId: string; readonly path: string };

const KEY = 'recent_visits';
const MOST = 5;

/** The last pages of a person in this browser, the latest first; one for each client. */
export function readVisits(storage: Storage, userId: string): Visit[] {
  const stored = parse(storage.getItem(KEY));
  return stored?.userId === userId ? stored.visits : [];
}

/** Notes where a person is; what somebody else left in this browser goes. */
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
    // Something else wrote there: nobody was anywhere.
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
