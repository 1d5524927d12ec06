import { createContext, useContext } from 'react';
import type { Services } from './services.ts';

/** The services available before sign-in, without the dashboard's code. */
export type PublicServices = Pick<Services, 'api' | 'session' | 'errors' | 'unsaved'>;

const PublicServicesContext = createContext<PublicServices | null>(null);

export const PublicServicesProvider = PublicServicesContext.Provider;

/** The services of a page that may be open before sign-in. Throws outside a `PublicServicesProvider`. */
export function usePublicServices(): PublicServices {
  const services = useContext(PublicServicesContext);
  if (services === null) {
    throw new Error('usePublicServices needs a PublicServicesProvider above it.');
  }
  return services;
}
