import { OPERATION_ACCESS } from '@platebook/api-client';
import { viewedParts } from './viewed-parts.messages.ts';

/** The part of a client an operation shows, in words; the client itself if the operation needs no level in it. */
export function viewedPart(operation: string): string {
  const tag = OPERATION_ACCESS.find(({ id }) => id === operation)?.tag ?? 'clients';
  return isKnown(tag) ? viewedParts[tag] : viewedParts.clients;
}

function isKnown(tag: string): tag is keyof typeof viewedParts {
  return Object.hasOwn(viewedParts, tag);
}
