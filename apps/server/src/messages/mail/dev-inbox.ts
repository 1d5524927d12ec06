import type { Response } from 'express';
import type { Database } from '../../db/database.ts';
import { onlyThisMachine, sendDevPage } from '../../http/dev-pages.ts';
import type { PageRoutes } from '../../http/dev-pages.ts';
import { presentInbox, presentMessagePage } from './dev-inbox-pages.ts';
import { findMessage, listMessages } from './outbound-messages.store.ts';
import type { StoredMessage } from './outbound-messages.store.ts';

const SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/dev/inbox`: the sent messages, newest first, for people on this machine; `?to=` filters by recipient,
 * `?format=json` is for programs. Mounted only where nobody else can reach this server (`config.devInbox`).
 */
export function devInboxPages({ database }: { database: Database }): PageRoutes {
  return (app) => {
    app.get('/dev/inbox', onlyThisMachine, async ({ query }, response) => {
      const recipient = typeof query['to'] === 'string' ? query['to'] : null;
      const messages = await database.asOwner((tx) =>
        listMessages(tx, { recipient, count: SHOWN }),
      );
      if (query['format'] === 'json') {
        sendJson(response, { items: messages.map(presentMessage) });
        return;
      }
      sendDevPage(response, { title: 'Inbox', body: presentInbox(messages) });
    });
    app.get('/dev/inbox/:id', onlyThisMachine, async ({ params, query }, response, next) => {
      const message = await findKnown(database, params['id']);
      if (message === null) {
        next('route');
        return;
      }
      if (query['format'] === 'json') {
        sendJson(response, presentMessage(message));
        return;
      }
      allowFrameOfOwnPage(response);
      sendDevPage(response, { title: message.subject, body: presentMessagePage(message) });
    });
    app.get('/dev/inbox/:id/html', onlyThisMachine, async ({ params }, response, next) => {
      const message = await findKnown(database, params['id']);
      const sent = message?.html ?? null;
      if (sent === null) {
        next('route');
        return;
      }
      sendMail(response, sent);
    });
  };
}

async function findKnown(database: Database, id: unknown): Promise<StoredMessage | null> {
  return typeof id !== 'string' || !UUID.test(id)
    ? null
    : database.asOwner((tx) => findMessage(tx, id));
}

function presentMessage(message: StoredMessage) {
  return {
    id: message.id,
    channel: message.channel,
    to: message.recipient,
    template: message.template,
    subject: message.subject,
    text: message.text,
    html: message.html,
    status: message.status,
    attempts: message.attempts,
    error: message.lastError,
    created_at: message.createdAt,
  };
}

function sendJson(response: Response, body: unknown): void {
  response.set('cache-control', 'no-store').json(body);
}

function allowFrameOfOwnPage(response: Response): void {
  const policy = String(response.getHeader('content-security-policy'));
  response.set('content-security-policy', `${policy};frame-src 'self'`);
}

/**
 * A mail as its reader sees it: styled, without scripts or external resources, its links opening the page they lead to.
 */
function sendMail(response: Response, markup: string): void {
  response
    .set(
      'content-security-policy',
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self';sandbox allow-top-navigation-by-user-activation",
    )
    .set('cache-control', 'no-store')
    .type('html')
    .send(markup.replace('<head>', '<head>\n<base target="_top">'));
}
