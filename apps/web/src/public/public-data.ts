import type { components } from '@platebook/api-client';

export type OfferedPlan = components['schemas']['Plan'];

/** What the server knows and the pages show. */
export type PublicData = {
  /** Where browsers reach this installation, without a slash at the end. */
  readonly siteUrl: string;
  /** The plans on offer; null while they cannot be read. */
  readonly plans: readonly OfferedPlan[] | null;
  /** Whether registering needs an invite code; null while that is not known. */
  readonly needsInvite: boolean | null;
  readonly support: { readonly email: string | null; readonly hours: string | null };
};
