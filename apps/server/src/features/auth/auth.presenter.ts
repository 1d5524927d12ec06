import type { components } from '@platebook/api-client';
import { appMetadata } from './auth.service.ts';
import type { IssuedSession } from './auth.service.ts';
import type { User } from './users.store.ts';

type Schemas = components['schemas'];

export function presentGoTrueSession(session: IssuedSession): Schemas['GoTrueSession'] {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresInSeconds,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: presentGoTrueUser(session.user),
  };
}

export function presentGoTrueUser(user: User): Schemas['GoTrueUser'] {
  const confirmedAt = user.emailConfirmedAt ?? user.phoneConfirmedAt;
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...instant('email_confirmed_at', user.emailConfirmedAt),
    phone: user.phone ?? '',
    ...instant('phone_confirmed_at', user.phoneConfirmedAt),
    ...instant('confirmed_at', confirmedAt),
    ...instant('last_sign_in_at', user.lastSignInAt),
    app_metadata: appMetadata(user),
    user_metadata: { ...user.userMetadata },
    identities: presentIdentities(user),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

/** An account has one identity for each way it can sign in; both carry the user's own id. */
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
