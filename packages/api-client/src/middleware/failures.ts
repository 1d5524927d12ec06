import { isApiError, type ApiError } from '../errors/api-error.ts';
import type { FetchMiddleware } from './fetch-middleware.ts';

/** Lets `onFailure` hear of every call that rejects with an {@link ApiError}, and rejects as before. */
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
