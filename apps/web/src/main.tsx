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
// Before anything else can see the address: it may hold the tokens of a link.
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
// Not awaited here: what is imported waits for the file that this is in.
void begin();

async function begin(): Promise<void> {
  try {
    if (language() === 'fr-CA') {
      const { provideFrench } = await import('./shared/language/french.ts');
      provideFrench();
    }
    // Who has to sign in first does not wait for the code of the dashboard.
    if (/^\/login\/?$/.test(window.location.pathname) && session.read() === null) {
      const { startSignIn } = await import('./app/sign-in-app.tsx');
      startSignIn(start);
    } else {
      const { startApp } = await import('./app/start-app.tsx');
      startApp(start);
    }
  } catch (error) {
    errors.scriptFailed(error);
    // `load-failure.js` says so: nothing of the app is there to say it.
    document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
  }
}
