import type { User } from './users.store.ts';

export type AppMetadata = Readonly<Record<string, unknown>> & {
  readonly provider: string;
  readonly providers: readonly string[];
};

/** Readable by the user and writable only by the operator's programs; the sign-in methods in it are set by us. */
export function appMetadata({
  email,
  phone,
  appMetadata: stored,
}: Pick<User, 'email' | 'phone' | 'appMetadata'>): AppMetadata {
  const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])];
  return { ...stored, provider: providers[0] ?? 'email', providers };
}
