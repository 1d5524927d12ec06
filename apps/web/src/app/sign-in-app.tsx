import { createApiClient, type SessionSource } from '@platebook/api-client';
import { LinkProvider, ThemeProvider } from '@platebook/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Login } from '../features/auth/login-form.tsx';
import { safeReturn } from '../features/auth/safe-return.ts';
import { createQueries } from '../shared/api/create-queries.ts';
import { createUnsaved } from '../shared/forms/unsaved.ts';
import { language } from '../shared/language/language.ts';
import { PublicServicesProvider, type PublicServices } from '../shared/public-services.ts';
import type { NewSession } from '../shared/session/session-store.ts';
import { createActiveClientStore } from '../shared/workspace/active-client.ts';
import { createLeavingLink } from './leaving-link.tsx';
import { loadOnFirstTouch } from './load-on-first-touch.ts';
import type { Start } from './start.ts';

/**
 * Renders the sign-in without the app's code: no router, no machine, no dashboard. When the reader leaves it, the app
 * takes over in the same document.
 */
export function startSignIn(start: Start): void {
  const path = safeReturn(new URLSearchParams(window.location.search).get('returnUrl'));
  const leave = createLeave(start);
  const onSession = async (opened: NewSession) => {
    const before = start.session.read()?.user.id;
    if (before !== undefined && before !== opened.user.id) {
      createActiveClientStore(window.sessionStorage).clear();
    }
    start.session.write(opened);
    window.history.replaceState(null, '', path);
    await leave();
  };
  const LeavingLink = createLeavingLink((href) => {
    window.history.pushState(null, '', href);
    void leave();
  });
  start.root.render(
    <StrictMode>
      <LinkProvider component={LeavingLink}>
        <PublicServicesProvider value={createPublicServices(start)}>
          <QueryClientProvider client={createQueries()}>
            <ThemeProvider lang={language()}>
              <Login
                path={path}
                onSession={onSession}
                onEnterCode={(identifier) => {
                  // The router's own format of history state.
                  window.history.pushState({ usr: { identifier } }, '', '/confirm');
                  void leave();
                }}
              />
            </ThemeProvider>
          </QueryClientProvider>
        </PublicServicesProvider>
      </LinkProvider>
    </StrictMode>,
  );
  loadOnFirstTouch(window, loadHome);
}

/** Starts the app at the current address; only once, however often it is called. */
function createLeave(start: Start): () => Promise<void> {
  let leaving: Promise<void> | null = null;
  const leave = async () => {
    try {
      const { takeOver } = await import('./start-app.tsx');
      await takeOver(start);
    } catch {
      // The code failed to load, or belongs to a removed release: do a full page load.
      window.location.reload();
    }
  };
  return () => (leaving ??= leave());
}

/** Preloads what most readers need next. A failed preload is retried on demand. */
function loadHome(): void {
  const ignore = () => undefined;
  import('./start-app.tsx').catch(ignore);
  import('./shell/dashboard-shell.tsx').catch(ignore);
  import('../features/dashboard/dashboard.page.tsx').catch(ignore);
}

const NO_SESSION: SessionSource = {
  accessToken: () => null,
  isExpired: () => false,
  refresh: async () => 'refused',
  onRefused: async () => 'refused',
};

function createPublicServices({ session, errors }: Start): PublicServices {
  return {
    session,
    errors,
    unsaved: createUnsaved(),
    api: createApiClient({
      baseUrl: window.location.origin,
      session: NO_SESSION,
      newRequestId: () => crypto.randomUUID(),
      activeClientId: () => null,
      onFailure: errors.callFailed,
      // Nobody is signed in, so there is no client to choose.
      onPermissionDenied: () => undefined,
    }),
  };
}
