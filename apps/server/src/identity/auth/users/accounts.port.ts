import type { ChosenLanguage } from '../../accounts/chosen-language.port.ts';
import type { Origin } from '../origin.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import type { LogoutScope } from '../sessions/sessions.store.ts';
import type { SignInRefusal } from '../sign-in/sign-in.ts';
import type { Contact, TenantMembership, User } from './users.store.ts';

export type { IssuedSession, Origin, SignInRefusal, TenantMembership, User };

export type SignUp = {
  readonly contact: Contact;
  readonly password: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The language of the account's mails, from the first one on; null leaves it to the first sign-in. */
  readonly language: ChosenLanguage | null;
  /** Spec 5: one of the two is required while the flag inviteCodeRequired is true. */
  readonly inviteCode: string | null;
  readonly invitationToken: string | null;
};

export type LiveSession = {
  readonly id: string;
  readonly createdAt: Date;
  readonly refreshedAt: Date;
  readonly userAgent: string;
  readonly address: string;
};

/** What the account calls under `/api/v2/auth` need from the auth service; both APIs share one code path. */
export type AccountAuth = {
  readonly signIn: (
    login: Contact,
    password: string,
    from: Origin,
  ) => Promise<
    | {
        readonly kind: 'signed_in';
        readonly session: IssuedSession;
        /** The `Set-Cookie` header by which this device is recognized later. */
        readonly deviceCookie: string;
      }
    | SignInRefusal
  >;
  /**
   * The new user, or a decoy for a taken contact. The session is null if the contact must be confirmed first. Throws a
   * `GoTrueError`: `signup_disabled` for an invite code or an invitation that cannot be used, `weak_password`,
   * `validation_failed`, `over_request_rate_limit`.
   */
  readonly signUp: (
    request: SignUp,
    from: Origin,
  ) => Promise<{ readonly user: User; readonly session: IssuedSession | null }>;
  readonly signOut: (
    caller: { readonly userId: string; readonly sessionId: string },
    scope: LogoutScope,
    from: Origin,
  ) => Promise<void>;
  readonly user: (userId: string) => Promise<User | null>;
  readonly memberships: (userId: string) => Promise<TenantMembership[]>;
  /** Throws a `GoTrueError`: `current_password_invalid`, `weak_password`, `same_password`, `over_request_rate_limit`. */
  readonly changePassword: (
    caller: { readonly userId: string; readonly sessionId: string },
    change: {
      readonly currentPassword: string;
      readonly newPassword: string;
      readonly signOutOthers: boolean;
    },
    from: Origin,
  ) => Promise<void>;
  /** Voids what was sent to either address; a no-op if no change is pending. */
  readonly cancelEmailChange: (userId: string, from: Pick<Origin, 'requestId'>) => Promise<void>;
  /** Newest first. */
  readonly sessions: (userId: string) => Promise<LiveSession[]>;
  /** False if the user has no such session. */
  readonly endSession: (
    caller: { readonly userId: string; readonly requestId: string },
    sessionId: string,
  ) => Promise<boolean>;
};
