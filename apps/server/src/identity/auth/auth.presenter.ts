import type { components } from '@platebook/api-client';
import { appMetadata } from './users/app-metadata.ts';
import type { Weakness } from './passwords/password-policy.ts';
import type { Factor } from './second-factor/factors.store.ts';
import type { IssuedSession } from './sessions/sessions.ts';
import type { User } from './users/users.store.ts';

type Schemas = components['schemas'];

export function presentGoTrueSession(
  session: IssuedSession,
  weakness: Weakness | null = null,
): Schemas['GoTrueSession'] {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresInSeconds,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: presentGoTrueUser(session.user, { factors: session.factors }),
    ...(weakness === null
      ? {}
      : { weak_password: { message: weakness.message, reasons: [...weakness.reasons] } }),
  };
}

/** A decoy user has no identities and no role, as in GoTrue's response for a contact that is taken. */
export function presentGoTrueUser(
  user: User,
  { isDecoy = false, factors = [] }: { isDecoy?: boolean; factors?: readonly Factor[] } = {},
): Schemas['GoTrueUser'] {
  return {
    id: user.id,
    aud: 'authenticated',
    role: isDecoy ? '' : 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...presentMoments(user),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...(user.newPhone === null ? {} : { new_phone: user.newPhone }),
    app_metadata: presentAppMetadata(user),
    user_metadata: { ...user.userMetadata },
    identities: isDecoy ? [] : presentIdentities(user),
    ...(factors.length === 0 ? {} : { factors: factors.map(presentFactor) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

function presentFactor(factor: Factor): Schemas['GoTrueFactor'] {
  return {
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: 'totp',
    status: factor.status,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  };
}

function presentMoments(user: User) {
  return {
    ...instant('email_confirmed_at', user.emailConfirmedAt),
    ...instant('phone_confirmed_at', user.phoneConfirmedAt),
    ...instant('confirmed_at', user.emailConfirmedAt ?? user.phoneConfirmedAt),
    ...instant('invited_at', user.invitedAt),
    ...instant('confirmation_sent_at', user.confirmationSentAt),
    ...instant('recovery_sent_at', user.recoverySentAt),
    ...instant('email_change_sent_at', user.emailChangeSentAt),
    ...instant('phone_change_sent_at', user.phoneChangeSentAt),
    ...instant('reauthentication_sent_at', user.reauthenticationSentAt),
    ...instant('last_sign_in_at', user.lastSignInAt),
    ...instant('banned_until', user.bannedUntil),
  };
}

function presentAppMetadata(user: User): Schemas['GoTrueAppMetadata'] {
  const { providers, ...metadata } = appMetadata(user);
  return { ...metadata, providers: [...providers] };
}

/** An account has one identity per sign-in method; both have the user's own id. */
function presentIdentities(user: User): Schemas['GoTrueIdentity'][] {
  return appMetadata(user).providers.map((provider) => ({
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      email: user.email ?? '',
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: user.phoneConfirmedAt !== null,
    },
    provider,
    ...instant('last_sign_in_at', user.lastSignInAt),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    ...(provider === 'email' && user.email !== null ? { email: user.email } : {}),
  }));
}

function instant<Name extends string>(name: Name, at: Date | null): { [Key in Name]?: string } {
  return at === null ? {} : ({ [name]: at.toISOString() } as { [Key in Name]: string });
}
