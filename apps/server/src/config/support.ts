import { ConfigError, text } from './values.ts';
import type { Env } from './values.ts';

/** The support address of this installation; null if none is set. */
export type SupportContact = { readonly email: string | null; readonly hours: string | null };

const ADDRESS = /^[^\s@<>"'(),:;[\]\\?&]+@[^\s@<>"'(),:;[\]\\?&]+$/;

export function readSupportContact(env: Env): SupportContact {
  const email = text(env, 'SUPPORT_EMAIL', '');
  if (email !== '' && !ADDRESS.test(email)) {
    throw new ConfigError(
      `SUPPORT_EMAIL must be one email address such as help@example.com, but is "${email}".`,
    );
  }
  const hours = text(env, 'SUPPORT_HOURS', '');
  return { email: email === '' ? null : email, hours: hours === '' ? null : hours };
}
