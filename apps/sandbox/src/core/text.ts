/** A value as text, including numbers and booleans; empty for anything else. */
export function asText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
