import type { ClientContextContext, ClientContextEvent } from './client-context.types.ts';

/** The visible states of the client context, region by region. */
export const CLIENT_STATES = ['none', 'active', 'switching'] as const;
export const ACCESS_STATES = ['none', 'loading', 'known', 'renewing', 'failed'] as const;
export const NOTICE_STATES = ['hidden', 'denied', 'forbidden'] as const;

export type ClientContextState = {
  readonly client: (typeof CLIENT_STATES)[number];
  readonly access: (typeof ACCESS_STATES)[number];
  readonly notice: (typeof NOTICE_STATES)[number];
};

/** What `connectClientContext` needs to know. */
export type ClientContextSituation = {
  readonly state: ClientContextState;
  readonly context: Pick<ClientContextContext, 'active' | 'access' | 'deniedId'>;
};

/** The client context as plain props. */
export type ClientContextView = {
  readonly activeId: string | null;
  readonly storeId: string | null;
  readonly channel: string | null;
  /** Whether a switch to another client is pending. */
  readonly isSwitching: boolean;
  /** `loading` until the first answer; `failed` is shown as no_access. */
  readonly accessState: 'none' | 'loading' | 'known' | 'failed';
  readonly level: string;
  readonly capabilities: readonly string[];
  /** Whether the active client's permissions allow this operation of the contract; the server has the final say. */
  readonly may: (operationId: string) => boolean;
  readonly has: (capability: string) => boolean;
  readonly notice: ClientNotice | null;
};

/**
 * The notice to show: `denied` names a client that may not be opened; `forbidden` is a permission error, resolved by
 * choosing another client or reloading.
 */
export type ClientNotice = { readonly onDismiss: () => void } & (
  | { readonly kind: 'denied'; readonly clientId: string }
  | { readonly kind: 'forbidden' }
);

/**
 * Maps the client context's situation to plain props.
 *
 * Pure: only the returned functions call `send`.
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
