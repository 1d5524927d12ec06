import type { Root } from 'react-dom/client';
import type { AuthLanding } from '../shared/account/auth-landing.ts';
import type { LateErrorReports } from '../shared/errors/late-error-reports.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** The state after a page's first script, shared by the sign-in and the app. */
export type Start = {
  readonly root: Root;
  /** The parsed link that opened this page. */
  readonly landing: AuthLanding | null;
  readonly session: SessionStore;
  readonly errors: LateErrorReports;
};
