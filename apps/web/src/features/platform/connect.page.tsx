import { isApiError, unwrap } from '@platebook/api-client';
import { ButtonLink, Spinner, Stack, Text } from '@platebook/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { useServices } from '../../shared/services.ts';
import type { Services } from '../../shared/services.ts';
import { CONSENT_CHANNEL } from './consent-window.ts';
import type { ConsentAnswer, ConsentMessage, ConsentProvider } from './consent-window.ts';
import { dropPendingConsent, findPendingConsent } from './pending-consent.ts';
import type { PendingConsent } from './pending-consent.ts';
import { pathOf, PROVIDER_NAMES } from './provider-names.ts';
import { consent } from './providers.messages.tsx';
import { serverSentence } from '../../shared/language/server-errors.ts';

type Outcome =
  | { readonly kind: 'working' }
  /** The requesting page continues. */
  | { readonly kind: 'handed_over' }
  /** No other page continued; this window was only opened for the consent. */
  | { readonly kind: 'connected_here' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly message: string };

/** How long the opener may take to confirm that it continues. */
const HANDOVER_MS = 1_000;

/** A provider's redirect page: passes the answer to the requesting page, or continues by itself. */
export function ConnectPage() {
  const services = useServices();
  const navigate = useNavigate();
  const { provider = '' } = useParams();
  const [answer] = useState(() => readAnswer(window.location.search));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const name = PROVIDER_NAMES[provider as ConsentProvider] ?? consent.theProvider;
  useEffect(() => {
    // Removed from the address, the code stays in no history and no error report.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const leaving = new AbortController();
    const come = async () => {
      const done = await goOn({ services, provider, answer }, leaving.signal);
      if (leaving.signal.aborted) {
        return;
      }
      if (done.kind === 'connected') {
        await navigate(pathOf(provider as ConsentProvider), { replace: true });
        return;
      }
      setOutcome(done);
      if (done.kind === 'handed_over' || done.kind === 'connected_here') {
        window.close();
      }
    };
    void come();
    return () => leaving.abort();
  }, [services, provider, answer, navigate]);
  return <OutcomeText name={name} outcome={outcome} />;
}

function OutcomeText({ name, outcome }: { name: string; outcome: Outcome }) {
  if (outcome.kind === 'working') {
    return (
      <PublicPage title={consent.connecting(name)} description={consent.checkingAccount}>
        <Spinner />
      </PublicPage>
    );
  }
  if (outcome.kind === 'handed_over') {
    return (
      <PublicPage title={consent.granted(name)}>
        <Text>{consent.continuesElsewhere}</Text>
      </PublicPage>
    );
  }
  if (outcome.kind === 'connected_here') {
    return (
      <PublicPage title={consent.connected(name)}>
        <Text>{consent.closeWindow}</Text>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={outcome.kind === 'denied' ? consent.denied : consent.notConnected(name)}>
      <Stack gap="lg">
        <Text>{outcome.kind === 'denied' ? consent.deniedMeaning(name) : outcome.message}</Text>
        <ButtonLink href="/dashboard/platform" variant="primary">
          {consent.back}
        </ButtonLink>
      </Stack>
    </PublicPage>
  );
}

function readAnswer(search: string): ConsentAnswer {
  const query = new URLSearchParams(search);
  return {
    state: query.get('state') ?? '',
    code: query.get('error') === null ? query.get('code') : null,
    realmId: query.get('realmId'),
  };
}

type Coming = {
  readonly services: Services;
  readonly provider: string;
  readonly answer: ConsentAnswer;
};

async function goOn(
  { services, provider, answer }: Coming,
  leaving: AbortSignal,
): Promise<Outcome | { readonly kind: 'connected' }> {
  const pending = findPendingConsent(localStorage, answer.state, provider);
  if (pending === null) {
    return { kind: 'failed', message: consent.foreign };
  }
  if (await isTakenOver(answer, leaving)) {
    dropPendingConsent(localStorage, answer.state);
    return { kind: 'handed_over' };
  }
  if (leaving.aborted) {
    return { kind: 'working' };
  }
  dropPendingConsent(localStorage, answer.state);
  if (answer.code === null) {
    return { kind: 'denied' };
  }
  return complete(services, { pending, answer: { ...answer, code: answer.code } });
}

/** Whether the requesting page is still open and continues with this answer. */
function isTakenOver(answer: ConsentAnswer, leaving: AbortSignal): Promise<boolean> {
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), HANDOVER_MS);
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
    channel.addEventListener('message', ({ data }: MessageEvent<ConsentMessage>) => {
      if (data.kind === 'taken' && data.state === answer.state) {
        clearTimeout(timer);
        resolve(true);
      }
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
    channel.postMessage({ kind: 'answer', answer } satisfies ConsentMessage);
  }).finally(() => channel.close());
}

async function complete(
  { api }: Services,
  consent: { pending: PendingConsent; answer: ConsentAnswer & { code: string } },
): Promise<Outcome | { readonly kind: 'connected' }> {
  const { pending, answer } = consent;
  const { state, code, realmId } = answer;
  try {
    await unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/connections/{provider}/complete', {
        params: {
          path: { tenant: pending.tenant, provider: pending.provider as ConsentProvider },
        },
        body: { state, code, ...(realmId === null ? {} : { realm_id: realmId }) },
      }),
    );
    return { kind: pending.mode === 'window' ? 'connected_here' : 'connected' };
  } catch (error) {
    if (isApiError(error)) {
      return { kind: 'failed', message: serverSentence(error.message, error.code) };
    }
    throw error;
  }
}
