import { randomUUID } from 'node:crypto';
import { createApiClient, unwrap, type ApiClient, type operations } from '@platebook/api-client';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { STRANGER, type Online } from './connect.ts';
import type { OnlineOptions } from './options.ts';
import { printOne, withHeadings, type Field } from './print.ts';
import { printNotes } from './print-notes.ts';

type Previewing = {
  readonly context: Context;
  readonly options: OnlineOptions;
  readonly online: Pick<Online, 'api' | 'settings'>;
};

type Planned = {
  /** The contract's operation id; the server decides whether the caller may. */
  readonly operation: keyof operations;
  /** The tenant of the operation; omitted for the installation. */
  readonly tenant?: string;
  /** What it would affect, in words; omitted for a creation. */
  readonly subject?: string;
};

/**
 * A client-side dry run for calls without one on the server: prints the request that `call` makes without sending it.
 * Throws `permission_error` if the caller may not make it.
 */
export async function preview(
  { context, options, online: { api, settings } }: Previewing,
  { operation, tenant, subject }: Planned,
  call: (api: ApiClient) => Promise<unknown>,
): Promise<void> {
  await requirePermission(api, operation, tenant);
  const { method, url, body } = await record(settings.apiUrl, call);
  const fields: Field<unknown>[] = [
    { name: 'dry_run', of: () => true },
    { name: 'method', of: () => method },
    { name: 'url', of: () => url },
    ...(subject === undefined ? [] : [{ name: 'for', of: () => subject }]),
    ...Object.entries(body).map(([name, value]) => ({ name, of: () => toValue(value) })),
  ];
  await printOne({ context, options, settings }, withHeadings(fields), null);
  await printNotes(context, options, ['DRY RUN: nothing was sent.']);
}

/** Checks the caller's permission with the server; throws `permission_error` without it. */
export async function requirePermission(
  api: ApiClient,
  operation: keyof operations,
  tenant?: string,
): Promise<void> {
  const { has_permission: may } = await unwrap(
    api.GET('/api/v2/auth/me/permissions/{permission}', {
      params: {
        path: { permission: operation },
        query: tenant === undefined ? {} : { tenant_id: tenant },
      },
    }),
  );
  if (!may) {
    throw new CliError(
      'permission_error',
      `You can't do that: it needs ${operation}.`,
      "'platebook auth whoami' shows your level and what it allows",
    );
  }
}

type Recorded = {
  readonly method: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Captures the client's request without sending it. */
async function record(
  baseUrl: string,
  call: (api: ApiClient) => Promise<unknown>,
): Promise<Recorded> {
  const made: Request[] = [];
  const api = createApiClient({
    baseUrl,
    session: STRANGER,
    newRequestId: randomUUID,
    activeClientId: () => null,
    onPermissionDenied: () => undefined,
    send: (request) => {
      made.push(request);
      return Promise.resolve(Response.json({ status: 'success', message: 'Not sent', data: null }));
    },
  });
  await call(api);
  const [request] = made;
  if (request === undefined) {
    throw new Error('There is nothing that this call would send.');
  }
  const text = await request.text();
  const body = text === '' ? {} : (JSON.parse(text) as Recorded['body']);
  return { method: request.method, url: request.url, body };
}

function toValue(value: unknown): string | number | boolean | null | string[] {
  if (Array.isArray(value)) {
    return value.map(String);
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as string | number | boolean | null)
    : JSON.stringify(value);
}
