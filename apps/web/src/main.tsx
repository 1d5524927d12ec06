import '@platebook/ui/styles.css';
import { setStyleNonce } from '@platebook/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { createServices } from './app/create-services.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root" to put the app in.');
}
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce !== undefined) {
  setStyleNonce(nonce);
}
const services = createServices();
const router = createRouter(services);
// A session that ends by itself, here or in another tab, sends the page through the guard.
services.session.subscribe(() => {
  if (services.session.read() === null && services.session.endedBy() !== 'signed_out') {
    void router.revalidate();
  }
});
createRoot(root).render(
  <StrictMode>
    <Providers services={services} router={router} />
  </StrictMode>,
);
