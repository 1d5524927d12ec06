export type Identifier = { readonly email: string } | { readonly phone: string };

/**
 * What somebody typed to say who they are: with an `@` it is an e-mail address, else a phone number. Null when it is
 * neither.
 */
export function toIdentifier(typed: string): Identifier | null {
  const text = typed.trim();
  if (text.includes('@')) {
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { email: text.toLowerCase() } : null;
  }
  // E.164: a country code and at most 15 digits.
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^\+?[1-9]\d{6,14}$/.test(digits) ? { phone: `+${digits.replace(/^\+/, '')}` } : null;
}

/** How a message to them is spoken of. */
export function toAddress(identifier: Identifier): string {
  return 'email' in identifier ? identifier.email : identifier.phone;
}
