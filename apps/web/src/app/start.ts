import type { Root } from 'react-dom/client';
import type { AuthLanding } from '../shared/account/auth-landing.ts';
import type { LateErrorReports } from '../shared/errors/late-error-reports.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** What a page has once its first script has run; the sign-in starts on it, and so does the app. */
export type Start = {
  readonly root: Root;
  /** What the link that opened this page brought. */
  readonly landing: AuthLanding | null;
  readonly session: SessionStore;
  readonly errors: LateErrorReports;
};
