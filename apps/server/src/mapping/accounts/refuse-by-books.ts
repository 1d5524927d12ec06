import { AppError } from '../../http/errors.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { ProviderFailure } from '../../connectors/provider-failure.ts';
import { BooksFault } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { Books } from './books-objects.store.ts';

/** Converts failures of QuickBooks or its connection to API errors; rethrows anything else. */
export function refuseByBooks(cause: unknown): never {
  if (cause instanceof ConnectionError) {
    throw cause.retryable
      ? new AppError('books_unavailable', { cause })
      : new AppError('books_not_connected', { cause });
  }
  if (cause instanceof ProviderFailure && cause.retryable) {
    throw new AppError('books_unavailable', { cause });
  }
  if (cause instanceof BooksFault) {
    throw new AppError('books_refused', {
      cause,
      message: `QuickBooks refused this (${cause.code}): ${cause.detail}`,
    });
  }
  throw cause;
}

/** The connected company; throws if QuickBooks cannot be called or changed. */
export function refuseUnconnected(books: Books | null): Books {
  if (books === null || books.status === 'disconnected') {
    throw new AppError('books_not_connected');
  }
  return books;
}
