import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Contact } from './users.store.ts';

const EMAIL_MAX = 254;
/** One `@`, a domain of labels, and no character with a meaning in a mail header. */
const EMAIL =
  /^[^\s@"<>,;:\\()[\]\p{Cc}]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/u;
/** E.164 without its plus sign, as GoTrue stores it. */
const PHONE = /^[1-9][0-9]{1,14}$/;

type ContactFields = { readonly email?: string | undefined; readonly phone?: string | undefined };

/** Normalizes an address for storage: lower case. Throws `validation_failed`. */
export function toEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > EMAIL_MAX || !EMAIL.test(email)) {
    throw new GoTrueError('validation_failed', {
      message: 'Unable to validate email address: invalid format',
    });
  }
  return email;
}

/** Normalizes a number for storage: digits, without plus sign and spaces. Throws `validation_failed`. */
export function toPhone(text: string): string {
  const phone = text.replaceAll(/[+\s]/g, '');
  if (!PHONE.test(phone)) {
    throw new GoTrueError('validation_failed', {
      message: 'Invalid phone number format (E.164 required)',
    });
  }
  return phone;
}

/** The single contact that a body names, or null if it names none or both. */
export function readContact({ email = '', phone = '' }: ContactFields): Contact | null {
  if (email !== '') {
    return phone === '' ? { email: toEmail(email) } : null;
  }
  return phone === '' ? null : { phone: toPhone(phone) };
}

/** The address or the number itself. */
export function addressOf(contact: Contact): string {
  return 'email' in contact ? contact.email : contact.phone;
}
