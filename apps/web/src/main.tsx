import '@platebook/ui/styles.css';
import { setStyleNonce } from '@platebook/ui';
import { createRoot } from 'react-dom/client';
import type { Start } from './app/start.ts';
import { takeLanding } from './shared/account/auth-landing.ts';
import { createLateErrorReports } from './shared/errors/late-error-reports.ts';
import { listenForErrors } from './shared/errors/listen-for-errors.ts';
import { language, readLanguage, setLanguage } from './shared/language/language.ts';
import { createSessionStore, SESSION_KEY } from './shared/session/session-store.ts';
import { browserTabs } from './shared/session/session-tabs.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root" to put the app in.');
}
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce !== undefined) {
  setStyleNonce(nonce);
}
// Must run before anything else can read the address: it may contain a link's tokens.
const landing = takeLanding(window.location, window.history, Date.now() / 1_000);
setLanguage(readLanguage(window.localStorage, window.navigator.languages));
document.documentElement.lang = language();
const session = createSessionStore({
  storage: window.localStorage,
  tabs: browserTabs(window, new BroadcastChannel(SESSION_KEY), SESSION_KEY),
  now: Date.now,
  newId: () => crypto.randomUUID(),
});
const errors = createLateErrorReports();
errors.sendBy(async () => {
  const { createPageErrors } = await import('./app/page-errors.ts');
  return createPageErrors(session, () => null);
});
listenForErrors(window, document, errors);
const start: Start = { root: createRoot(root), landing, session, errors };
// Not awaited: dynamic imports wait for this file.
void begin();

async function begin(): Promise<void> {
  try {
    if (language() === 'fr-CA') {
      const { provideFrench } = await import('./shared/language/french.ts');
      provideFrench();
    }
    // A sign-in does not wait for the dashboard's code.
    if (/^\/login\/?$/.test(window.location.pathname) && session.read() === null) {
      const { startSignIn } = await import('./app/sign-in-app.tsx');
      startSignIn(start);
    } else {
      const { startApp } = await import('./app/start-app.tsx');
      startApp(start);
    }
  } catch (error) {
    errors.scriptFailed(error);
    // `load-failure.js` shows it: nothing of the app has loaded.
    document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
  }
}
