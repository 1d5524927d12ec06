import type { ApiClient } from '@platebook/api-client';
import type { ClientContextActor, SessionHealthActor } from '@platebook/machines';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { SlowRequests } from './api/slow-requests.ts';
import type { ErrorReports } from './errors/error-reports.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Notices } from './page/notices.ts';
import type { Drafts } from './forms/drafts.ts';
import type { Leave } from './forms/leave.ts';
import type { Unsaved } from './forms/unsaved.ts';
import type { Session, SessionStore } from './session/session-store.ts';
import type { SignInAgain } from './session/sign-in-again.ts';
import type { ActiveClientStore } from './workspace/active-client.ts';
import type { ViewAsStore } from './workspace/view-as.ts';

/** What the page is made with; created once and handed down. */
export type Services = {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  /** Which requests the server has not answered for long. */
  readonly slowRequests: SlowRequests;
  readonly session: SessionStore;
  readonly activeClient: ActiveClientStore;
  /** The client that support looks at in this tab, where it does. */
  readonly viewAs: ViewAsStore;
  readonly notices: Notices;
  /** What is done with many things at once; it goes on while its reader is on another page. */
  readonly jobs: Jobs;
  readonly unsaved: Unsaved;
  readonly leave: Leave;
  readonly drafts: Drafts;
  readonly signInAgain: SignInAgain;
  /** Tells the server what goes wrong in this page. */
  readonly errors: ErrorReports;
  /** The machine that watches over the session. */
  readonly sessionHealth: SessionHealthActor;
  /** The machine that knows the client of this tab and what may be done for it. */
  readonly clientContext: ClientContextActor;
  /** Tells the server, as soon as it can be reached, that this session is over. */
  readonly endOnServer: (session: Session) => void;
  /** Trades the refresh token now; rejects when the server gives no answer. */
  readonly refresh: () => Promise<'refreshed' | 'refused'>;
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of this page. Throws outside a `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) {
    throw new Error('useServices needs a ServicesProvider above it.');
  }
  return services;
}
