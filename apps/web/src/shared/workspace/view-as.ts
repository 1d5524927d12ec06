/** The client that support views in this tab. */
export type View = {
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientName: string;
  /** The ticket where the view began, and to which it returns. */
  readonly ticketId: string;
  readonly expiresAt: string;
};

export type ViewAsStore = {
  /** Null in a tab without a support view. */
  readonly read: () => View | null;
  readonly begin: (view: View) => void;
  readonly end: () => void;
};

const KEY = 'view_as';

/** Stores which client support views in `storage`, which should be the tab's own. */
export function createViewAsStore(storage: Storage): ViewAsStore {
  return {
    read: () => {
      const text = storage.getItem(KEY);
      // An invalid view names no tenant: the server grants no access, and the view ends.
      return text === null ? null : (Object.fromEntries(new URLSearchParams(text)) as View);
    },
    begin: (view) => storage.setItem(KEY, String(new URLSearchParams(view))),
    end: () => storage.removeItem(KEY),
  };
}

/** Returns to the view's ticket with a full reload, so that nothing of the client remains. */
export function leaveView(viewAs: ViewAsStore): void {
  const view = viewAs.read();
  viewAs.end();
  if (view !== null) {
    window.location.assign(`/admin/tech-support/${view.ticketId}`);
  }
}
