import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { supportKey, type Diagnostics } from './tickets.queries.ts';
import { useSendReply, useSendTicket, type Sending, type Sent } from './use-send-message.ts';

const TICKETS = '/api/v2/clients/tenants/t1/support/tickets';
const FILES = `${TICKETS}/k1/messages/m1/attachments`;
const fields = { subject: 'Payout', topic: 'payouts', message: 'Where is it?' } as const;
const thread = { id: 'k1', messages: [{ id: 'm1' }] };
const file = (name: string) => new File([`text of ${name}`], name);
const tooLarge = refusal(413, 'file_too_large', 'The file is too large.');

/** A server that takes everything, but files of these names. */
function server(refused: readonly string[] = []): AnswerRequest {
  return ({ path, body }) => {
    if (path.endsWith('/attachments')) {
      const { name } = (body as { file: { name: string } }).file;
      return refused.includes(name) ? tooLarge.clone() : { id: name };
    }
    return path.endsWith('/messages') ? { id: 'm1' } : thread;
  };
}

function supportPage(answer: AnswerRequest) {
  const page = fakePage(answer);
  const list = [...supportKey('t1'), 'list', {}];
  page.services.queries.setQueryData(list, {});
  return {
    page,
    isReadAgain: () => page.services.queries.getQueryState(list)?.isInvalidated,
    sent: () => page.sent.map(({ method, path }) => `${method} ${path}`),
  };
}

async function sendTicket(sending: Partial<Sending>, answer = server()) {
  const { page, isReadAgain, sent } = supportPage(answer);
  const done: Sent[] = [];
  const { mutateAsync } = page.hook(() => useSendTicket('t1', (one) => done.push(one)));
  const [settled] = await Promise.allSettled([
    mutateAsync({ fields, files: [], diagnostics: null, ...sending }),
  ]);
  return { sent: sent(), requests: page.sent, done, settled, isReadAgain: isReadAgain() };
}

test('a ticket is sent, and its thread is cached before its page is shown', async () => {
  const { requests, done, isReadAgain } = await sendTicket({});
  expect(requests).toEqual([
    { method: 'POST', path: TICKETS, body: fields },
    { method: 'GET', path: `${TICKETS}/k1` },
  ]);
  expect(done).toEqual([{ thread, notAttached: [] }]);
  expect(isReadAgain).toBe(true);
});

test('page details are sent only with the reader’s consent', async () => {
  const diagnostics = { page: '/dashboard/sync' } as unknown as Diagnostics;
  const { requests } = await sendTicket({ diagnostics });
  expect(requests[0]?.body).toEqual({ ...fields, diagnostics });
});

test('its files follow one by one; a refused one does not stop the others, and is named', async () => {
  const files = ['a.csv', 'big.zip', 'c.png'].map(file);
  const { requests, done } = await sendTicket({ files }, server(['big.zip']));
  const attached = requests.filter(({ path }) => path === FILES);
  expect(attached.map(({ body }) => body)).toEqual(
    ['a.csv', 'big.zip', 'c.png'].map((name) => ({ file: { name, text: `text of ${name}` } })),
  );
  expect(done.map(({ notAttached }) => notAttached)).toEqual([['big.zip']]);
});

test('a refused ticket sends no file, and does not report success', async () => {
  const refused = refusal(422, 'validation_failed', 'Some fields need your attention.');
  const { sent, done, settled } = await sendTicket({ files: [file('a.csv')] }, () => refused);
  expect(sent).toEqual([`POST ${TICKETS}`]);
  expect([done, settled.status]).toEqual([[], 'rejected']);
});

async function reply(files: readonly File[], answer = server()) {
  const { page, isReadAgain, sent } = supportPage(answer);
  let done = 0;
  const at = { tenant: 't1', ticket: 'k1' };
  const { mutateAsync } = page.hook(() => useSendReply(at, () => (done += 1)));
  const [settled] = await Promise.allSettled([mutateAsync({ message: 'It is here.', files })]);
  return { sent: sent(), body: page.sent[0]?.body, done, settled, isReadAgain: isReadAgain() };
}

test('a reply goes to its ticket, and names the files that were not sent', async () => {
  const { sent, body, done, settled, isReadAgain } = await reply(
    [file('a.csv'), file('big.zip')],
    server(['big.zip']),
  );
  expect(sent).toEqual([`POST ${TICKETS}/k1/messages`, `POST ${FILES}`, `POST ${FILES}`]);
  expect(body).toEqual({ message: 'It is here.' });
  expect(settled).toEqual({ status: 'fulfilled', value: ['big.zip'] });
  expect([done, isReadAgain]).toEqual([1, true]);
});

test('a refused reply stays, and the ticket is reloaded', async () => {
  const refused = refusal(404, 'ticket_not_found', 'It is gone.');
  const { sent, done, isReadAgain } = await reply([file('a.csv')], () => refused);
  expect(sent).toEqual([`POST ${TICKETS}/k1/messages`]);
  expect([done, isReadAgain]).toEqual([0, true]);
});
