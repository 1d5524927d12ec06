import { unwrap, type ApiClient } from '@platebook/api-client';
import type { ConnectionEvent, ConsentMode } from '@platebook/machines';
import { savePendingConsent } from './pending-consent.ts';

export type ConsentProvider = 'ubereats' | 'quickbooks';

/** The redirect page's message to the requesting page. */
export type ConsentAnswer = {
  readonly state: string;
  /** Null if consent was declined. */
  readonly code: string | null;
  readonly realmId: string | null;
};

/** Both are pages of this app: a BroadcastChannel carries the answer and its acknowledgment. */
export const CONSENT_CHANNEL = 'platebook.consent';
export type ConsentMessage =
  | { readonly kind: 'answer'; readonly answer: ConsentAnswer }
  | { readonly kind: 'taken'; readonly state: string };

const WINDOW = 'popup,width=640,height=760';
const POLL_MS = 500;
/**
 * A window returning from another origin looks closed to its opener while it loads (HTML, cross-origin opener
 * policies): it counts as closed by the user only after this long without an answer.
 */
const CLOSED_MS = 4_000;

export type ConsentDeps = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly provider: ConsentProvider;
  /** Called when the consent of `state` returns. */
  readonly onAnswer: (answer: ConsentAnswer & { readonly code: string }) => void;
};

type Question = { readonly state: string | null; readonly mode: ConsentMode };
type SendEvent = (event: ConnectionEvent) => void;

/**
 * Requests consent and reports the outcome to the machine. The machine's own state identifies the request on this page;
 * the `state` sent out is created by the server, so that only its answer counts.
 */
export function askConsent(deps: ConsentDeps, question: Question, send: SendEvent): () => void {
  return question.mode === 'window'
    ? askInWindow(deps, question.state ?? '', send)
    : askInPage(deps, send);
}

async function begin({ api, tenant, provider }: ConsentDeps) {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/connections/{provider}/consent', {
      params: { path: { tenant, provider } },
    }),
  );
}

function askInWindow(deps: ConsentDeps, own: string, send: SendEvent): () => void {
  // Opened before any await: browsers only allow popups in a click handler.
  const opened = window.open('', '_blank', WINDOW);
  if (opened === null) {
    queueMicrotask(() => send({ type: 'consent.blocked' }));
    return () => undefined;
  }
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  const leaving = new AbortController();
  leaving.signal.addEventListener('abort', () => channel.close());
  void lead(deps, { opened, channel, own, send }, leaving.signal);
  return () => leaving.abort();
}

type Asking = {
  readonly opened: Window;
  readonly channel: BroadcastChannel;
  readonly own: string;
  readonly send: SendEvent;
};

/** Navigates the window to the provider and waits for its answer. */
async function lead(deps: ConsentDeps, asking: Asking, leaving: AbortSignal): Promise<void> {
  const { opened, channel, send } = asking;
  const consent = await begin(deps).catch((error: unknown) => {
    send({ type: 'consent.failed', error });
    return null;
  });
  if (consent === null || leaving.aborted) {
    opened.close();
    return;
  }
  const { authorize_url: url, state } = consent;
  const onMessage = ({ data }: MessageEvent<ConsentMessage>) => {
    if (data.kind === 'answer' && data.answer.state === state) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
      channel.postMessage({ kind: 'taken', state } satisfies ConsentMessage);
      take(deps, asking, data.answer);
    }
  };
  channel.addEventListener('message', onMessage, { signal: leaving });
  savePendingConsent(localStorage, {
    state,
    tenant: deps.tenant,
    provider: deps.provider,
    mode: 'window',
  });
  opened.location.replace(url);
  watchForClosing(opened, send, leaving);
}

function watchForClosing(opened: Window, send: SendEvent, leaving: AbortSignal): void {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (opened.closed) {
      clearInterval(looking);
      giveUp = setTimeout(() => send({ type: 'consent.closed' }), CLOSED_MS);
    }
  }, POLL_MS);
  leaving.addEventListener('abort', () => {
    clearInterval(looking);
    clearTimeout(giveUp);
  });
}

function take(deps: ConsentDeps, { own, send }: Asking, answer: ConsentAnswer): void {
  const { code } = answer;
  if (code === null) {
    send({ type: 'consent.denied' });
    return;
  }
  deps.onAnswer({ ...answer, code });
  send({ type: 'consent.granted', state: own });
}

function askInPage(deps: ConsentDeps, send: SendEvent): () => void {
  const leaving = new AbortController();
  void leave(deps, send, leaving.signal);
  return () => leaving.abort();
}

async function leave(deps: ConsentDeps, send: SendEvent, leaving: AbortSignal): Promise<void> {
  const consent = await begin(deps).catch((error: unknown) => {
    send({ type: 'consent.failed', error });
    return null;
  });
  if (consent !== null && !leaving.aborted) {
    const { authorize_url: url, state } = consent;
    savePendingConsent(localStorage, {
      state,
      tenant: deps.tenant,
      provider: deps.provider,
      mode: 'page',
    });
    window.location.assign(url);
  }
}
