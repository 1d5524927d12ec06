export type Identifier = { readonly email: string } | { readonly phone: string };

/** Parses an identifier: with an `@` it is an email address, else a phone number. Null when invalid. */
export function toIdentifier(typed: string): Identifier | null {
  const text = typed.trim();
  if (text.includes('@')) {
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { email: text.toLowerCase() } : null;
  }
  // E.164: a country code and at most 15 digits.
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^\+?[1-9]\d{6,14}$/.test(digits) ? { phone: `+${digits.replace(/^\+/, '')}` } : null;
}

/** The address shown in messages. */
export function toAddress(identifier: Identifier): string {
  return 'email' in identifier ? identifier.email : identifier.phone;
}
