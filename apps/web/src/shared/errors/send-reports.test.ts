import { toFrontEndErrorEvent, type FailedCallReport } from '@platebook/machines';
import { describe, expect, test } from 'vitest';
import { createReportSender } from './send-reports.ts';

type Call = { readonly method?: string | null; readonly status?: number | null } & Partial<
  Pick<FailedCallReport, 'component' | 'message'>
>;

function errorOf({ method = 'GET', status = 500, component = null, message = 'x' }: Call = {}) {
  return toFrontEndErrorEvent(
    {
      classification: {
        errorClass: 'api_error',
        severity: 'medium',
        impact: 'minor',
        retryable: false,
      },
      message,
      stack: message,
      url: null,
      method,
      status,
      statusText: null,
      requestId: 'q1',
      operation: null,
      component,
    },
    { errorId: 'e1', route: '/', userAgent: 'test', sessionId: null, tenantId: null },
  );
}

/** A fake server that responds with a status when told to. */
function connect({ token = 'a', status = 201 }: { token?: string | null; status?: number } = {}) {
  const sent: Request[] = [];
  const answers: (() => void)[] = [];
  const sender = createReportSender({
    baseUrl: 'https://app.example',
    accessToken: () => token,
    send: (request) => {
      sent.push(request);
      return new Promise((resolve) => {
        answers.push(() => resolve(new Response(null, { status })));
      });
    },
  });
  return { sender, sent, answerAll: () => answers.splice(0).forEach((answer) => answer()) };
}

const signal = new AbortController().signal;

describe('a batch', () => {
  test('is the specification’s batch call, on behalf of the signed-in user', async () => {
    const { sender, sent, answerAll } = connect();
    const taken = sender.sendBatch([errorOf()], signal);
    answerAll();
    await taken;
    const [request] = sent;
    expect([request?.method, request?.url, request?.headers.get('authorization')]).toEqual([
      'POST',
      'https://app.example/api/dataflow/events/batch',
      'Bearer a',
    ]);
    expect(await request?.json()).toEqual({
      events: [
        {
          operation: 'frontend_api_error',
          stage: 'response',
          source: 'frontend',
          request_id: 'q1',
          context: errorOf(),
        },
      ],
    });
  });

  test.each([
    ['request', { status: null }],
    ['response', { status: 404 }],
    ['render', { method: null, status: null, component: 'RouteError' }],
    ['runtime', { method: null, status: null }],
  ])('says that the stage was %s', async (stage, call) => {
    const { sender, sent } = connect();
    sender.sendBeacon([errorOf(call)]);
    const body = (await sent[0]?.json()) as { events: { stage: string }[] };
    expect(body.events.map((event) => event.stage)).toEqual([stage]);
  });

  test('rejects if the server has not accepted it', async () => {
    const { sender, answerAll } = connect({ status: 429 });
    const refused = sender.sendBatch([errorOf()], signal);
    answerAll();
    await expect(refused).rejects.toThrow('The server has not taken the report.');
  });

  test('is sent anonymously if nobody is signed in', async () => {
    const { sender, sent, answerAll } = connect({ token: null });
    const taken = sender.sendBatch([errorOf()], signal);
    answerAll();
    await taken;
    expect(sender.sendBeacon([errorOf()])).toBe(true);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });
});

test('requests that outlive their page stay within the browser’s limit, which is freed on arrival', async () => {
  const { sender, sent, answerAll } = connect();
  const large = Array.from({ length: 8 }, () => errorOf({ message: 'y'.repeat(9_000) }));
  expect([sender.sendBeacon(large), sender.sendBeacon(large)]).toEqual([true, false]);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
  answerAll();
  await Promise.resolve();
  await Promise.resolve();
  expect(sender.sendBeacon(large)).toBe(true);
});
