import type { StoredFailure } from '../../db/stored-failure.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { ListingError } from '../../connectors/store-listing.port.ts';

/** The failure of a platform call, as stored. */
export function failureOf(error: ListingError | ConnectionError): StoredFailure {
  const { code, message } = error;
  return error instanceof ConnectionError
    ? { code, message }
    : { code, message, values: { ...error.values } };
}
