import { ApiError, MESSAGES } from '@platebook/api-client';
import { useCallback } from 'react';
import { useServices } from '../../shared/services.ts';

export const FACTORS_KEY = ['second-factors'] as const;

/** The session's current access token. Throws while signed out. */
export function useAccessToken(): () => string {
  const { session } = useServices();
  return useCallback(() => {
    const token = session.read()?.access_token;
    if (token === undefined) {
      throw new ApiError({
        message: MESSAGES.userNotAuthenticated,
        status: 401,
        method: 'GET',
        code: 'not_authenticated',
      });
    }
    return token;
  }, [session]);
}
