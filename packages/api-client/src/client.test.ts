import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createApiClient, unwrap } from './client.ts';
import type { components } from './generated/schema.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(handler: Handler) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function clientOf(handler: Handler) {
  let token = 'old';
  return createApiClient({
    baseUrl: await serve(handler),
    session: {
      accessToken: () => token,
      isExpired: () => false,
      refresh: async () => 'refused',
      onRefused: async () => {
        token = 'new';
        return 'refreshed';
      },
    },
    newRequestId: () => 'q1',
    activeClientId: () => 'c1',
    onPermissionDenied: () => undefined,
  });
}

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const emptyPage = {
  status: 'success',
  message: 'Request completed successfully',
  data: { items: [], next_cursor: null },
};

describe('the client over HTTP', () => {
  test('unwraps the data of the envelope, typed by the contract', async () => {
    const api = await clientOf((_, response) => answer(response, 200, emptyPage));
    const page = await unwrap(api.GET('/api/v2/clients/clients'));
    expectTypeOf(page.items).toEqualTypeOf<components['schemas']['Client'][]>();
    expect(page).toEqual({ items: [], next_cursor: null });
  });

  test('sends token, request id and active client', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const api = await clientOf((request, response) => {
      seen.push(request.headers);
      answer(response, 200, emptyPage);
    });
    await api.GET('/api/v2/clients/clients');
    expect(
      seen.map((headers) => [
        headers.authorization,
        headers['x-request-id'],
        headers['x-client-id'],
      ]),
    ).toEqual([['Bearer old', 'q1', 'c1']]);
  });

  test('re-uploads a whole file under the same request id after a refresh', async () => {
    const seen: { authorization: string | undefined; id: unknown; body: string }[] = [];
    const api = await clientOf((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization } = request.headers;
        const body = Buffer.concat(chunks).toString();
        seen.push({ authorization, id: request.headers['x-request-id'], body });
        answer(response, authorization === 'Bearer new' ? 200 : 401, emptyPage);
      });
    });
    await api.POST('/api/v2/clients/tenants/{tenant}/reports', {
      params: { path: { tenant: '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01' } },
      body: { file: 'payments.csv' },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', new File(['Order ID,Total payout\n'], 'payments.csv'));
        return form;
      },
    });
    expect(seen.map(({ authorization, id }) => [authorization, id])).toEqual([
      ['Bearer old', 'q1'],
      ['Bearer new', 'q1'],
    ]);
    expect(seen.map(({ body }) => body.includes('Order ID,Total payout'))).toEqual([true, true]);
  });

  test('rejects with the contract’s code when the server refuses', async () => {
    const api = await clientOf((_, response) =>
      answer(response, 409, {
        status: 'error',
        message: 'A store of this name exists.',
        data: null,
        code: 'store_name_taken',
        request_id: 'q1',
        errors: [],
      }),
    );
    await expect(api.GET('/api/v2/clients/clients')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'store_name_taken',
      message: 'A store of this name exists.',
    });
  });

  test('rejects with the network error when the server is unreachable, and reports it once', async () => {
    const failed: string[] = [];
    const api = createApiClient({
      onFailure: ({ code }, { method, url }) => failed.push(`${code} ${method} ${url}`),
      baseUrl: 'http://127.0.0.1:1',
      session: {
        accessToken: () => null,
        isExpired: () => false,
        refresh: async () => 'refused',
        onRefused: async () => 'refused',
      },
      newRequestId: () => 'q1',
      activeClientId: () => null,
      onPermissionDenied: () => undefined,
    });
    await expect(api.GET('/api/v2/clients/clients')).rejects.toMatchObject({
      code: 'network_error',
      message: 'Network error. Please check your connection and try again.',
    });
    expect(failed).toEqual(['network_error GET http://127.0.0.1:1/api/v2/clients/clients']);
  });
});

test('unwrap rejects a response without a body', async () => {
  await expect(unwrap(Promise.resolve({}))).rejects.toThrow('unwrap is for enveloped answers only');
});
