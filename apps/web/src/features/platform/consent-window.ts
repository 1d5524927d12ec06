import { unwrap, type ApiClient } from '@platebook/api-client';
import type { ConnectionEvent, ConsentMode } from '@platebook/machines';
import { keepPendingConsent } from './pending-consent.ts';

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
const LOOK_MS = 500;

export type ConsentDeps = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly provider: ConsentProvider;
  /** Given once the consent of `state` came back. */
  readonly onAnswer: (answer: ConsentAnswer & { readonly code: string }) => void;
};

type Question = { readonly state: string | null; readonly mode: ConsentMode };
type Tell = (event: ConnectionEvent) => void;

/**
 * Asks for consent and tells the machine what becomes of it. The machine's own state stands for the question on this page;
 * the one that goes out is made by the server, so that only its answer counts.
 */
export function askConsent(deps: ConsentDeps, question: Question, tell: Tell): () => void {
  return question.mode === 'window'
    ? askInWindow(deps, question.state ?? '', tell)
    : askInPage(deps, tell);
}

async function begin({ api, tenant, provider }: ConsentDeps) {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/connections/{provider}/consent', {
      params: { path: { tenant, provider } },
    }),
  );
}

function askInWindow(deps: ConsentDeps, own: string, tell: Tell): () => void {
  // Before anything is awaited: browsers open windows for a click alone.
  const opened = window.open('', '_blank', WINDOW);
  if (opened === null) {
    queueMicrotask(() => tell({ type: 'consent.blocked' }));
    return () => undefined;
  }
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  let looking: ReturnType<typeof setInterval> | undefined;
  let over = false;
  const stop = (): void => {
    over = true;
    clearInterval(looking);
    channel.close();
  };
  begin(deps).then(
    ({ authorize_url: url, state }) => {
      if (over) {
        opened.close();
        return;
      }
      channel.addEventListener('message', ({ data }: MessageEvent<ConsentMessage>) => {
        if (data.kind !== 'answer' || data.answer.state !== state) {
          return;
        }
        channel.postMessage({ kind: 'taken', state } satisfies ConsentMessage);
        const { code } = data.answer;
        if (code === null) {
          tell({ type: 'consent.denied' });
          return;
        }
        deps.onAnswer({ ...data.answer, code });
        tell({ type: 'consent.granted', state: own });
      });
      keepPendingConsent(localStorage, { state, tenant: deps.tenant, provider: deps.provider });
      opened.location.replace(url);
      looking = setInterval(() => {
        if (opened.closed) {
          tell({ type: 'consent.closed' });
        }
      }, LOOK_MS);
    },
    (error: unknown) => {
      opened.close();
      tell({ type: 'consent.failed', error });
    },
  );
  return stop;
}

function askInPage(deps: ConsentDeps, tell: Tell): () => void {
  let over = false;
  begin(deps).then(
    ({ authorize_url: url, state }) => {
      if (!over) {
        keepPendingConsent(localStorage, { state, tenant: deps.tenant, provider: deps.provider });
        window.location.assign(url);
      }
    },
    (error: unknown) => tell({ type: 'consent.failed', error }),
  );
  return () => {
    over = true;
  };
}
