import type { ClientContextContext, ClientContextEvent } from './client-context.types.ts';

/** The states of the client context that can be seen, region by region. */
export const CLIENT_STATES = ['none', 'active', 'switching'] as const;
export const ACCESS_STATES = ['none', 'loading', 'known', 'renewing', 'failed'] as const;
export const NOTICE_STATES = ['hidden', 'denied', 'forbidden'] as const;

export type ClientContextState = {
  readonly client: (typeof CLIENT_STATES)[number];
  readonly access: (typeof ACCESS_STATES)[number];
  readonly notice: (typeof NOTICE_STATES)[number];
};

/** What the face of the client context needs to know. */
export type ClientContextSituation = {
  readonly state: ClientContextState;
  readonly context: Pick<ClientContextContext, 'active' | 'access' | 'deniedId'>;
};

export type ClientContextView = {
  readonly activeId: string | null;
  readonly storeId: string | null;
  readonly channel: string | null;
  /** Whether another client was asked for and is waited for. */
  readonly isSwitching: boolean;
  /** `loading` before anything is known; `failed` shows as no_access. */
  readonly accessState: 'none' | 'loading' | 'known' | 'failed';
  readonly level: string;
  readonly capabilities: readonly string[];
  /** Whether this operation of the contract is allowed for the active client; the server decides in the end. */
  readonly may: (operationId: string) => boolean;
  readonly has: (capability: string) => boolean;
  readonly notice: ClientNotice | null;
};

/**
 * What has to be said: `denied` names a client that may not be opened; `forbidden` is the permission error, whose ways
 * out are to choose a client or to reload.
 */
export type ClientNotice = { readonly onDismiss: () => void } & (
  | { readonly kind: 'denied'; readonly clientId: string }
  | { readonly kind: 'forbidden' }
);

/**
 * Turns the client context's situation into plain props.
 *
 * Pure: `send` is called by the returned functions alone.
 *
 * @example
 * const { activeId, may } = connectClientContext(clientSituation, (event) => client.send(event));
 * may('createStore'); // false where the access of the active client does not name this operation
 */
export function connectClientContext(
  { state, context: { active, access, deniedId } }: ClientContextSituation,
  send: (event: ClientContextEvent) => void,
): ClientContextView {
  return {
    activeId: active?.id ?? null,
    storeId: active?.storeId ?? null,
    channel: active?.channel ?? null,
    isSwitching: state.client === 'switching',
    accessState: state.access === 'renewing' ? 'known' : state.access,
    level: access.level,
    capabilities: access.capabilities,
    may: (operationId) => access.permissions.includes(operationId),
    has: (capability) => access.capabilities.includes(capability),
    notice: toNotice(state.notice, deniedId, send),
  };
}

function toNotice(
  notice: ClientContextState['notice'],
  deniedId: string | null,
  send: (event: ClientContextEvent) => void,
): ClientNotice | null {
  if (notice === 'hidden') {
    return null;
  }
  const onDismiss = () => send({ type: 'notice.dismiss' });
  return notice === 'denied'
    ? { kind: 'denied', clientId: deniedId ?? '', onDismiss }
    : { kind: 'forbidden', onDismiss };
}
