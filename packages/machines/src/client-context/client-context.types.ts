/** A client this person may work for. */
export type ClientRef = { readonly id: string; readonly tenantId: string };

/** The client a tab works for, and what of it. */
export type ActiveClient = ClientRef & {
  readonly storeId: string | null;
  readonly channel: string | null;
};

/** What the server lets this person do for a client: level, capabilities, and the ids of allowed operations. */
export type ClientAccess = {
  readonly level: string;
  readonly capabilities: readonly string[];
  readonly permissions: readonly string[];
};

/** What a failed load gives, and what stands before there was one. */
export const NO_ACCESS: ClientAccess = { level: 'no_access', capabilities: [], permissions: [] };

/** What is to be selected; the list may not have it yet. */
export type ClientChoice = {
  readonly clientId: string;
  readonly storeId?: string | null;
  readonly channel?: string | null;
};

export type ClientContextInput = {
  /** The client this tab worked for before it was loaded again. */
  readonly remembered: string | null;
  /** In ms; must be the clock the actor runs on. */
  readonly now: () => number;
};

export type ClientContextContext = {
  readonly clients: readonly ClientRef[];
  readonly active: ActiveClient | null;
  /** What a switch waits for. */
  readonly requested: ClientChoice | null;
  readonly access: ClientAccess;
  /** When the access was loaded. */
  readonly accessAtMs: number | null;
  /** The client that was asked for and may not be opened. */
  readonly deniedId: string | null;
  readonly now: () => number;
};

export type ClientContextEvent =
  | { readonly type: 'clients.loaded'; readonly clients: readonly ClientRef[] }
  | ({ readonly type: 'client.select' } & ClientChoice)
  /** The server, or the guard, refused this client: client_access_denied. */
  | { readonly type: 'client.denied'; readonly clientId: string }
  /** A call was refused for want of permission: permission_error. */
  | { readonly type: 'permission.denied' }
  | { readonly type: 'notice.dismiss' }
  | { readonly type: 'access.reload' }
  /** The page woke up: timers cannot be trusted. */
  | { readonly type: 'page.woke' }
  /** `forget` after a logout; a session that expired may be taken up again for the same client. */
  | { readonly type: 'session.ended'; readonly forget: boolean }
  /** The client region tells the access region. */
  | { readonly type: 'client.entered' }
  | { readonly type: 'client.left' };

export type ClientContextEmitted =
  /** This tab works for this client now, or for none. */
  | { readonly type: 'client.changed'; readonly clientId: string | null }
  /** What may be done for the same client is not what it was. */
  | { readonly type: 'access.changed' };
