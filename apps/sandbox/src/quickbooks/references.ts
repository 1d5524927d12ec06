import type { Books } from './books.ts';
import { invalidReference, notFound } from './qbo-fault.ts';
import { referenceId, type Reference, type Saved } from './qbo-object.ts';
import { asText } from '../core/text.ts';

const NAME_OF: Record<string, (object: Saved) => unknown> = {
  Account: ({ FullyQualifiedName }) => FullyQualifiedName,
  Class: ({ FullyQualifiedName }) => FullyQualifiedName,
  Department: ({ FullyQualifiedName }) => FullyQualifiedName,
  Vendor: ({ DisplayName }) => DisplayName,
  Customer: ({ DisplayName }) => DisplayName,
};

const IN_ERRORS: Record<string, string> = {
  Account: 'Accounts',
  Class: 'Classes',
  Department: 'Departments',
  Vendor: 'Names',
  Customer: 'Names',
};

/** Resolves a reference. Error 2500 if it does not exist, 610 if it is inactive. */
export function resolve(books: Books, type: string, value: unknown): Saved {
  const id = referenceId(value) ?? '';
  const found = books.find(type, id);
  if (found === undefined) {
    throw invalidReference(IN_ERRORS[type] ?? type, id);
  }
  if (found.Active === false) {
    throw notFound();
  }
  return found;
}

/** The stored reference: the name is the server's, whatever was sent (observed). */
export function reference(books: Books, type: string, value: unknown): Reference {
  const found = resolve(books, type, value);
  return { value: found.Id, name: asText(NAME_OF[type]?.(found)) };
}
