import type { User } from './users.store.ts';

export type AppMetadata = Readonly<Record<string, unknown>> & {
  readonly provider: string;
  readonly providers: readonly string[];
};

/** What the user may read and only programs of the operator's may write; how they sign in is ours to say. */
export function appMetadata({
  email,
  phone,
  appMetadata: stored,
}: Pick<User, 'email' | 'phone' | 'appMetadata'>): AppMetadata {
  const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])];
  return { ...stored, provider: providers[0] ?? 'email', providers };
}
