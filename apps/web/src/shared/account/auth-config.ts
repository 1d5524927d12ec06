import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePublicServices } from '../public-services.ts';
import { createGoTrue, type GoTrue } from './go-true.ts';

type AuthConfig = components['schemas']['AuthConfig'];

/** Defaults until the server's response: the specification's flag, and the service on the same origin. */
const DEFAULT_AUTH_CONFIG: AuthConfig = {
  invite_code_required: true,
  email_enabled: true,
  phone_enabled: true,
  auth_url: '/auth/v1',
  password_min_length: 8,
  dev_inbox: false,
};

function authConfigQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['auth-config'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/auth/config', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The available ways to sign in and register. */
export function useAuthConfig(): AuthConfig {
  const { api } = usePublicServices();
  return useQuery(authConfigQuery(api)).data ?? DEFAULT_AUTH_CONFIG;
}

/** The auth service at the server's configured URL. */
export function useGoTrue(): GoTrue {
  const { errors } = usePublicServices();
  const { auth_url: authUrl } = useAuthConfig();
  return useMemo(
    () =>
      createGoTrue(
        new URL(authUrl, window.location.origin).href,
        (request) => fetch(request),
        errors.callFailed,
      ),
    [authUrl, errors],
  );
}
