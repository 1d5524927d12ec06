import type { SessionStore } from '../session/session-store.ts';

/** A draft by field name. */
export type Draft = { readonly [field: string]: unknown };

/** Unsaved form input of this tab: it survives a reload, but not a sign-out. */
export type Drafts = {
  readonly read: (place: DraftPlace) => Draft | null;
  /** Stores input, except secrets. */
  readonly write: (place: DraftPlace, draft: Draft) => void;
  readonly remove: (place: DraftPlace) => void;
  /** Removes all drafts of a page. */
  readonly removeOf: (pathname: string) => void;
};

export type DraftPlace = {
  readonly pathname: string;
  readonly clientId: string | null;
  /** Distinguishes the forms of one page. */
  readonly form: string;
};

const PREFIX = 'draft ';
const OWNER_KEY = 'drafts of';
const SECRET = /password|secret|token|code|otp|pin$/i;

/** Stores drafts in `storage` for the signed-in user; the next user cannot see them. */
export function createDrafts(
  storage: Storage,
  session: Pick<SessionStore, 'read' | 'endedBy' | 'subscribe'>,
): Drafts {
  const removeAll = (prefix: string) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (key?.startsWith(prefix)) {
        storage.removeItem(key);
      }
    }
  };
  const follow = () => {
    const owner = session.read()?.user.id ?? null;
    const isOver = owner === null && session.endedBy() !== 'expired';
    if (isOver || (owner !== null && owner !== storage.getItem(OWNER_KEY))) {
      removeAll(PREFIX);
    }
    if (owner !== null) {
      storage.setItem(OWNER_KEY, owner);
    }
  };
  follow();
  session.subscribe(follow);
  return {
    read: (place) => parseDraft(storage.getItem(keyOf(place))),
    write: (place, draft) => {
      const fields = Object.entries(draft).filter(([name]) => !SECRET.test(name));
      storage.setItem(keyOf(place), JSON.stringify(Object.fromEntries(fields)));
    },
    remove: (place) => storage.removeItem(keyOf(place)),
    removeOf: (pathname) => removeAll(`${PREFIX}${pathname} `),
  };
}

function keyOf({ pathname, clientId, form }: DraftPlace): string {
  return `${PREFIX}${pathname} ${clientId ?? ''} ${form}`;
}

function parseDraft(text: string | null): Draft | null {
  if (text === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
