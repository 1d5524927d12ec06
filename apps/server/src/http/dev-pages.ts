import type { Express, Request, RequestHandler, Response } from 'express';
import { markup } from '../platform/markup.ts';
import type { Markup } from '../platform/markup.ts';
import { DEV_STYLE } from './dev-style.ts';
import type { PublicPages } from './public-pages.ts';

/** Adds pages to the app that belong to no operation of the contract; `site` draws public pages, where the app was built. */
export type PageRoutes = (app: Express, site: PublicPages | null) => void;

/** The style sheet that every page under `/dev` links to. */
export function serveDevStyle(app: Express): void {
  app.get('/dev/dev.css', onlyThisMachine, (_request, response) => {
    response.type('css').set('cache-control', 'no-cache').send(DEV_STYLE);
  });
}

/**
 * Lets a request through that a person at this machine made, and no other: pages under `/dev` show what lets somebody
 * sign in. The name in `Host` is checked too, because a foreign site can point a name of its own at this machine
 * (DNS rebinding); a forwarded request comes from a proxy, so from somewhere else.
 */
export const onlyThisMachine: RequestHandler = (request, _response, next) => {
  next(isOfThisMachine(request) ? undefined : 'route');
};

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

function isOfThisMachine(request: Request): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
  const name = (request.get('host') ?? '').replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1');
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    (name === 'localhost' || LOOPBACK.test(name)) &&
    forwarded.every((header) => request.get(header) === undefined)
  );
}

/** Sends one page of `/dev`. */
export function sendDevPage(
  response: Response,
  { title, body, status = 200 }: { title: string; body: Markup; status?: number },
): void {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Platebook development</title>
<link rel="stylesheet" href="/dev/dev.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  response.status(status).set('cache-control', 'no-store').type('html').send(page.text);
}
