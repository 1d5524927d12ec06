import { isApiError, type ApiError } from '../errors/api-error.ts';
import type { FetchMiddleware } from './fetch-middleware.ts';

/** Calls `onFailure` for every call that rejects with an {@link ApiError}, and rethrows. */
export function failures(onFailure: (error: ApiError, request: Request) => void): FetchMiddleware {
  return (next) => async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (isApiError(error)) {
        onFailure(error, request);
      }
      throw error;
    }
  };
}
