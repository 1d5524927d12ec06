/** What stands there as text, numbers and truths spelled out; empty for whatever else is no text. */
export function asText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
