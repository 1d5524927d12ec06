import '@platebook/ui/styles.css';
import { setStyleNonce } from '@platebook/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { createServices } from './app/create-services.ts';
import { takeLanding } from './shared/account/auth-landing.ts';
import { language, readLanguage, setLanguage } from './shared/language/language.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root" to put the app in.');
}
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce !== undefined) {
  setStyleNonce(nonce);
}
// Before anything else can see the address: it may hold the tokens of a link.
const landing = takeLanding(window.location, window.history, Date.now() / 1_000);
setLanguage(readLanguage(window.localStorage, navigator.languages));
document.documentElement.lang = language();
/**
 * Draws the app once its messages are there. Not awaited by the module itself: the French imports messages from this
 * file's chunk, and each would wait for the other.
 */
async function start(page: HTMLElement): Promise<void> {
  if (language() === 'fr-CA') {
    const { provideFrench } = await import('./shared/language/french.ts');
    provideFrench();
  }
  const services = createServices();
  const router = createRouter(services, landing);
  // A session that ends by itself, here or in another tab, sends the page through the guard, unless it is renewed in place.
  services.session.subscribe(() => {
    const { session, signInAgain } = services;
    if (session.read() === null && session.endedBy() !== 'signed_out' && !signInAgain.isOpen()) {
      void router.revalidate();
    }
  });
  createRoot(page).render(
    <StrictMode>
      <Providers services={services} router={router} />
    </StrictMode>,
  );
}

void start(root);
