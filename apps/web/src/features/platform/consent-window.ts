import { unwrap, type ApiClient } from '@platebook/api-client';
import type { ConnectionEvent, ConsentMode } from '@platebook/machines';
import { savePendingConsent } from './pending-consent.ts';

export type ConsentProvider = 'ubereats' | 'quickbooks';

/** What the page that a provider leads back to hands to the page that asked. */
export type ConsentAnswer = {
  readonly state: string;
  /** Null where the person said no. */
  readonly code: string | null;
  readonly realmId: string | null;
};

/** Both are pages of this app: the answer goes from one to the other, and says that it was taken. */
export const CONSENT_CHANNEL = 'platebook.consent';
export type ConsentMessage =
  | { readonly kind: 'answer'; readonly answer: ConsentAnswer }
  | { readonly kind: 'taken'; readonly state: string };

const WINDOW = 'popup,width=640,height=760';
const POLL_MS = 500;
/**
 * A window that comes back from another origin counts as closed to the page that opened it, while it still loads
 * (HTML, cross-origin opener policies): only after this long without an answer was it the person who closed it.
 */
const CLOSED_MS = 4_000;

export type ConsentDeps = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly provider: ConsentProvider;
  /** Given once the consent of `state` came back. */
  readonly onAnswer: (answer: ConsentAnswer & { readonly code: string }) => void;
};

type Question = { readonly state: string | null; readonly mode: ConsentMode };
type SendEvent = (event: ConnectionEvent) => void;

/**
 * Asks for consent and tells the machine what becomes of it. The machine's own state stands for the question on this page;
 * the one that goes out is made by the server, so that only its answer counts.
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
  // Before anything is awaited: browsers open windows for a click alone.
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

/** Leads the window to the provider, and waits for what comes back from it. */
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
