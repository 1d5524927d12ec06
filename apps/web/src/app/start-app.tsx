import { StrictMode } from 'react';
import type { DataRouter } from 'react-router-dom';
import type { Services } from '../shared/services.ts';
import { createServices } from './create-services.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';
import type { Start } from './start.ts';

/** Renders the app at the current address. */
export function startApp(start: Start): void {
  const page = createApp(start);
  page.draw();
  void watch(start, page.services);
}

/** Replaces the sign-in with the app once the page at the address is ready to render. */
export async function takeOver(start: Start): Promise<void> {
  const page = createApp(start);
  await whenInitialized(page.router);
  page.draw();
}

/** Lazy-loads error reporting and measurement after the page. Pages before the sign-in are not measured. */
async function watch({ errors }: Start, services: Services): Promise<void> {
  const { pathname } = window.location;
  await whenLoaded();
  errors.load();
  if (services.session.read() !== null) {
    const { measureThisPage } = await import('./measure-page.ts');
    measureThisPage(pathname, services);
  }
}

/** The app's scripts may arrive after the load event. */
function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), { once: true });
    }
  });
}

function createApp(start: Start) {
  const services = createServices(start);
  const router = createRouter(services, start.landing);
  // A session that ends by itself, here or in another tab, triggers the guard, unless it is renewed in place.
  services.session.subscribe(() => {
    const { session, signInAgain } = services;
    if (session.read() === null && session.endedBy() !== 'signed_out' && !signInAgain.isOpen()) {
      void router.revalidate();
    }
  });
  return {
    services,
    router,
    draw: () =>
      start.root.render(
        <StrictMode>
          <Providers services={services} router={router} />
        </StrictMode>,
      ),
  };
}

function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) {
        stop();
        resolve();
      }
    });
  });
}
