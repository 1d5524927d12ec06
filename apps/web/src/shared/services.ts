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

/** The page's services; created once and provided by context. */
export type Services = {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  /** Tracks slow requests. */
  readonly slowRequests: SlowRequests;
  readonly session: SessionStore;
  readonly activeClient: ActiveClientStore;
  /** The client that support views in this tab, if any. */
  readonly viewAs: ViewAsStore;
  readonly notices: Notices;
  /** Bulk jobs, which continue while the reader is on another page. */
  readonly jobs: Jobs;
  readonly unsaved: Unsaved;
  readonly leave: Leave;
  readonly drafts: Drafts;
  readonly signInAgain: SignInAgain;
  /** Reports this page's errors to the server. */
  readonly errors: ErrorReports;
  /** The session-health machine. */
  readonly sessionHealth: SessionHealthActor;
  /** The client-context machine: this tab's client and permissions. */
  readonly clientContext: ClientContextActor;
  /** Ends this session on the server as soon as it is reachable. */
  readonly endOnServer: (session: Session) => void;
  /** Refreshes the token now; rejects when the server does not answer. */
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
