import { OPERATION_ACCESS } from '@platebook/api-client';
import { viewedParts } from './viewed-parts.messages.ts';

/** What of a client an operation shows, in words; the client itself where the operation asks for no level in it. */
export function viewedPart(operation: string): string {
  const tag = OPERATION_ACCESS.find(({ id }) => id === operation)?.tag ?? 'clients';
  return isKnown(tag) ? viewedParts[tag] : viewedParts.clients;
}

function isKnown(tag: string): tag is keyof typeof viewedParts {
  return Object.hasOwn(viewedParts, tag);
}
