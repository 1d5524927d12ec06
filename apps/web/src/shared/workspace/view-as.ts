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
  return {
    read: () => {
      const text = storage.getItem(KEY);
      // What is no view names no tenant: the server lets nobody look there, and the view ends.
      return text === null ? null : (Object.fromEntries(new URLSearchParams(text)) as View);
    },
    begin: (view) => storage.setItem(KEY, String(new URLSearchParams(view))),
    end: () => storage.removeItem(KEY),
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
