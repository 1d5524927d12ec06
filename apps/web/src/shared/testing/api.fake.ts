import { createApiClient, type ApiClient } from '@platebook/api-client';

/** A request as the server receives it. */
export type SentRequest = {
  readonly method: string;
  readonly path: string;
  /** Absent if empty. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A response's data, or a whole response. */
export type AnswerRequest = (request: SentRequest) => unknown;

export type FakeApi = {
  readonly api: ApiClient;
  /** All requests in order. */
  readonly sent: readonly SentRequest[];
};

/** An API client with `answer` as its server. */
export function fakeApi(answer: AnswerRequest = () => ({})): FakeApi {
  const sent: SentRequest[] = [];
  const api = createApiClient({
    baseUrl: 'http://localhost',
    session: {
      accessToken: () => null,
      isExpired: () => false,
      refresh: async () => 'refused',
      onRefused: async () => 'refused',
    },
    newRequestId: () => 'q1',
    activeClientId: () => null,
    onPermissionDenied: () => undefined,
    send: async (request) => {
      const described = await read(request);
      sent.push(described);
      const data = answer(described);
      return data instanceof Response
        ? data
        : Response.json({ status: 'success', message: 'Done', data });
    },
  });
  return { api, sent };
}

/** A server's refusal. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json(
    { status: 'error', message, data: null, code, request_id: 'q1', errors: [] },
    { status },
  );
}

/** A file response. */
export function fileAnswer(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

async function read(request: Request): Promise<SentRequest> {
  const { pathname: path, searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  const body = await readBody(request);
  return {
    method: request.method,
    path,
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  };
}

/** JSON as its value, a form by its fields: a file by its name and text. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data') !== true) {
    const text = await request.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }
  const fields = [...(await request.formData())].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : { name: value.name, text: await value.text() },
  ]);
  return Object.fromEntries(await Promise.all(fields)) as unknown;
}
