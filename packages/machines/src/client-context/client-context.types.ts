/** A client this person has access to. */
export type ClientRef = { readonly id: string; readonly tenantId: string };

/** The client a tab works for, with the chosen store and channel. */
export type ActiveClient = ClientRef & {
  readonly storeId: string | null;
  readonly channel: string | null;
};

/** What the server allows this person for a client: level, capabilities, and the ids of allowed operations. */
export type ClientAccess = {
  readonly level: string;
  readonly capabilities: readonly string[];
  readonly permissions: readonly string[];
};

/** The access before the first load and after a failed one. */
export const NO_ACCESS: ClientAccess = { level: 'no_access', capabilities: [], permissions: [] };

/** The client to select; it may not be in the list yet. */
export type ClientChoice = {
  readonly clientId: string;
  readonly storeId?: string | null;
  readonly channel?: string | null;
};

export type ClientContextInput = {
  /** The client this tab worked for before the page was reloaded. */
  readonly remembered: string | null;
  /** In ms; must be the clock the actor runs on. */
  readonly now: () => number;
};

export type ClientContextContext = {
  readonly clients: readonly ClientRef[];
  readonly active: ActiveClient | null;
  /** The client a pending switch waits for. */
  readonly requested: ClientChoice | null;
  readonly access: ClientAccess;
  /** When the access was loaded. */
  readonly accessAtMs: number | null;
  /** The requested client that may not be opened. */
  readonly deniedId: string | null;
  readonly now: () => number;
};

export type ClientContextEvent =
  | { readonly type: 'clients.loaded'; readonly clients: readonly ClientRef[] }
  | ({ readonly type: 'client.select' } & ClientChoice)
  /** The server, or the route guard, refused this client: client_access_denied. */
  | { readonly type: 'client.denied'; readonly clientId: string }
  /** A call was refused with a permission_error. */
  | { readonly type: 'permission.denied' }
  | { readonly type: 'notice.dismiss' }
  | { readonly type: 'access.reload' }
  /** The page woke up: its timers are unreliable. */
  | { readonly type: 'page.woke' }
  /** `forget` after a logout; after an expired session the same client may be resumed. */
  | { readonly type: 'session.ended'; readonly forget: boolean }
  /** Sent by the client region to the access region. */
  | { readonly type: 'client.entered' }
  | { readonly type: 'client.left' };

export type ClientContextEmitted =
  /** The tab switched to this client, or to none. */
  | { readonly type: 'client.changed'; readonly clientId: string | null }
  /** The access for the same client has changed. */
  | { readonly type: 'access.changed' };
