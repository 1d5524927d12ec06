/** The client that support looks at in this tab. */
export type View = {
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientName: string;
  /** Where the view began, and where it leads back to. */
  readonly ticketId: string;
  readonly expiresAt: string;
};

export type ViewAsStore = {
  /** Null in a tab that works for the reader's own clients. */
  readonly read: () => View | null;
  readonly begin: (view: View) => void;
  readonly end: () => void;
};

const KEY = 'view_as';

/** Keeps which client support looks at in `storage`, which should be the tab's own. */
export function createViewAsStore(storage: Storage): ViewAsStore {
  let view = toView(storage.getItem(KEY));
  return {
    read: () => view,
    begin: (begun) => {
      view = begun;
      storage.setItem(KEY, JSON.stringify(begun));
    },
    end: () => {
      view = null;
      storage.removeItem(KEY);
    },
  };
}

/** Back to the ticket that a view began at; the page is loaded anew, so that nothing of the client stays in it. */
export function leaveView(viewAs: ViewAsStore): void {
  const view = viewAs.read();
  viewAs.end();
  if (view !== null) {
    window.location.assign(`/admin/tech-support/${view.ticketId}`);
  }
}

/** Null for what this page did not write. */
function toView(text: string | null): View | null {
  if (text === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    return isView(value) ? value : null;
  } catch {
    return null;
  }
}

function isView(value: unknown): value is View {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['tenantId', 'clientId', 'clientName', 'ticketId', 'expiresAt'].every(
      (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
    )
  );
}
