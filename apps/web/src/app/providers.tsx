import { LinkProvider } from '@platebook/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type DataRouter, Link } from 'react-router-dom';
import { PublicServicesProvider } from '../shared/public-services.ts';
import { ServicesProvider, type Services } from '../shared/services.ts';
import { DisplayProviders } from './display-effects.tsx';
import { SessionProviders } from './shell/session-providers.tsx';
import type { LinkComponentProps } from '@platebook/ui';
import { isAppPath } from './app-path.ts';

export type ProvidersProps = { services: Services; router: DataRouter };

/** The providers of every app page. */
export function Providers({ services, router }: ProvidersProps) {
  return (
    <LinkProvider component={AppLink}>
      <ServicesProvider value={services}>
        <PublicServicesProvider value={services}>
          <QueryClientProvider client={services.queries}>
            <DisplayProviders>
              <SessionProviders onNavigate={(path) => router.navigate(path)}>
                <RouterProvider router={router} />
              </SessionProviders>
            </DisplayProviders>
          </QueryClientProvider>
        </PublicServicesProvider>
      </ServicesProvider>
    </LinkProvider>
  );
}

/** The kit's links: router navigation inside the app, browser navigation outside it. */
function AppLink({ href, ...rest }: LinkComponentProps) {
  return isAppPath(href) ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  );
}
