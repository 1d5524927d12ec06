import { NotificationsProvider, useNotificationsActor } from '@platebook/machines/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createSlowRequests } from '../api/slow-requests.ts';
import { createDrafts } from '../forms/drafts.ts';
import { createLeave } from '../forms/leave.ts';
import { createUnsaved } from '../forms/unsaved.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createSavedJobs } from '../jobs/saved-jobs.ts';
import { createNotices } from '../page/notices.ts';
import { PublicServicesProvider } from '../public-services.ts';
import { ServicesProvider, type Services } from '../services.ts';
import { createSignInAgain } from '../session/sign-in-again.ts';
import { createActiveClientStore } from '../workspace/active-client.ts';
import { followClients } from '../workspace/client-context.ts';
import { createViewAsStore } from '../workspace/view-as.ts';
import { fakeApi, type AnswerRequest, type FakeApi } from './api.fake.ts';
import { silentErrors } from './errors.fake.ts';
import { memoryStorage } from './memory-storage.fake.ts';
import { testSession } from './session.fake.ts';

type Shown = ReturnType<ReturnType<typeof useNotificationsActor>['getSnapshot']>['context'];

export type FakePage = Pick<FakeApi, 'sent'> & {
  readonly services: Services;
  /** Renders a hook and returns its result; its mutations can be run. */
  readonly hook: <Result>(useIt: () => Result) => Result;
  /** The rendered text, without tags, one block per line. */
  readonly text: (node: ReactNode) => string;
  /** The rendered links in order: text and address. */
  readonly links: (node: ReactNode) => readonly (readonly [text: string, href: string])[];
  /** The rendered buttons in order: text and whether they are enabled. */
  readonly buttons: (node: ReactNode) => readonly (readonly [text: string, enabled: boolean])[];
  /** The same, one per line: links as `[name](address)`, buttons as `(name)`, `(name, disabled)` or `(name, busy)`. */
  readonly outline: (node: ReactNode) => string[];
  /** Resolves when every mutation has finished. */
  readonly settled: () => Promise<void>;
  /** The shown messages. */
  readonly messages: () => Shown;
};

/** A page's first render without a browser, with `answer` as its server. */
export function fakePage(answer?: AnswerRequest, at = '/dashboard'): FakePage {
  const { api, sent } = fakeApi(answer);
  const services = fakeServices(api);
  let shown: ReturnType<typeof useNotificationsActor> | null = null;
  function Messages() {
    shown = useNotificationsActor();
    return null;
  }
  const draw = (node: ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[at]}>
        <ServicesProvider value={services}>
          <PublicServicesProvider value={services}>
            <QueryClientProvider client={services.queries}>
              <NotificationsProvider options={{ input: { now: Date.now } }}>
                <Messages />
                {node}
              </NotificationsProvider>
            </QueryClientProvider>
          </PublicServicesProvider>
        </ServicesProvider>
      </MemoryRouter>,
    );
  return {
    sent,
    services,
    hook: (useIt) => drawHook(draw, useIt),
    text: (node) => toText(draw(node)),
    links: (node) =>
      elementsOf('a', draw(node)).map(({ attributes, text }) => [
        text,
        withoutEntities(/ href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      ]),
    buttons: (node) =>
      elementsOf('button', draw(node)).map(({ attributes, text }) => [
        withoutEntities(/ aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text),
        !/ (?:aria-)?disabled="(?:true)?"/.test(attributes),
      ]),
    outline: (node) => toText(nameControls(draw(node))).split('\n'),
    settled: async () => {
      const changes = services.queries.getMutationCache().getAll();
      await vi.waitFor(() => {
        expect(changes.map(({ state }) => state.status)).not.toContain('pending');
      });
    },
    messages: () => {
      if (shown === null) {
        throw new Error('Nothing was drawn yet.');
      }
      // Queued events wait for the first effect, which never runs without a browser.
      shown.start();
      const { context } = shown.getSnapshot();
      shown.stop();
      return context;
    },
  };
}

function drawHook<Result>(draw: (node: ReactNode) => string, useIt: () => Result): Result {
  const results: Result[] = [];
  function Probe() {
    results.push(useIt());
    return null;
  }
  draw(<Probe />);
  const [result] = results;
  if (results.length === 0) {
    throw new Error('The hook was not drawn.');
  }
  return result as Result;
}

function nameControls(html: string): string {
  return html.replaceAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs, (_, tag, attributes, inner) => {
    const valueOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    const name = valueOf('aria-label') ?? toText(inner).replaceAll('\n', ' ');
    const isDisabled = / disabled=/.test(attributes) || valueOf('aria-disabled') === 'true';
    const state = valueOf('aria-busy') === 'true' ? ', busy' : isDisabled ? ', disabled' : '';
    return tag === 'a' ? `\n[${name}](${valueOf('href')})\n` : `\n(${name}${state})\n`;
  });
}

function toText(html: string): string {
  return withoutEntities(html.replaceAll(/<[^>]*>/g, '\n').replaceAll(/\s*\n\s*/g, '\n')).trim();
}

function withoutEntities(html: string): string {
  return html.replaceAll('&#x27;', '’').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

/** Elements of a tag that contain none of the same tag. */
function elementsOf(tag: string, html: string): { attributes: string; text: string }[] {
  const found = html.matchAll(new RegExp(`<${tag}( [^>]*)?>(.*?)</${tag}>`, 'g'));
  return [...found].map(([, attributes = '', inner = '']) => ({ attributes, text: toText(inner) }));
}

function fakeServices(api: FakeApi['api']): Services {
  const { store: session, health: sessionHealth } = testSession();
  // A failed query renders as failed, not as refetching.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  const activeClient = createActiveClientStore(memoryStorage());
  activeClient.select('c1');
  const unsaved = createUnsaved();
  let ids = 0;
  return {
    api,
    queries,
    session,
    sessionHealth,
    activeClient,
    unsaved,
    slowRequests: createSlowRequests((request) => fetch(request)),
    viewAs: createViewAsStore(memoryStorage()),
    notices: createNotices(),
    jobs: createJobs({
      nowMs: () => 0,
      newId: () => `job${(ids += 1)}`,
      saved: createSavedJobs({ storage: memoryStorage(), userId: () => null, undos: {} }),
    }),
    leave: createLeave(unsaved),
    drafts: createDrafts(memoryStorage(), session),
    signInAgain: createSignInAgain(session, unsaved, () => false),
    errors: silentErrors,
    clientContext: followClients({ api, queries, session, activeClient }),
    endOnServer: () => undefined,
    refresh: async () => 'refused',
  };
}
