import type { Express, Request, RequestHandler, Response } from 'express';
import { markup } from '../platform/markup.ts';
import type { Markup } from '../platform/markup.ts';
import type { PublicPages } from './public-pages.ts';

/**
 * Adds pages to the app that belong to no operation of the contract; `site` renders public pages, if the app was built.
 */
export type PageRoutes = (app: Express, site: PublicPages | null) => void;

/** The style sheet of every page under `/dev`. */
export function serveDevStyle(app: Express): void {
  app.get('/dev/dev.css', onlyThisMachine, (_request, response) => {
    response.type('css').set('cache-control', 'no-cache').send(DEV_STYLE);
  });
}

/**
 * Allows only requests made by a person on this machine: pages under `/dev` show links that sign in. The name in `Host`
 * is checked too, because a foreign site can point its own name at this machine (DNS rebinding); a forwarded request
 * comes from a proxy, and therefore from elsewhere.
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

/** Sends a page of `/dev`. */
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

/** The single style sheet of the pages under `/dev`: both themes, system fonts only. */
const DEV_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fffdf9; --ink: #1f1c18; --quiet: #645d53; --line: #e3dccf; --well: #f4efe5; --link: #1b5e4b; --on-link: #ffffff; --bad: #a3261f;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #171512; --ink: #f1ece3; --quiet: #b0a799; --line: #38332b; --well: #221f1a; --link: #7fd1b4; --on-link: #10261f; --bad: #ff9c93; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.25rem; }
a { color: var(--link); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0.5rem 0 0.25rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1.75rem 0 0.5rem; }
.quiet { color: var(--quiet); font-size: 0.875rem; margin: 0 0 1.25rem; }
.bad { color: var(--bad); }
.list { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.list li { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
.list a { font-weight: 600; text-decoration: none; }
.list a:hover { text-decoration: underline; }
.list p { margin: 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; font-size: 0.875rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--well); padding: 1rem; border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 6px; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0; }
button { font: inherit; font-weight: 600; padding: 0.6rem 1.2rem; border-radius: 6px; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer; }
button.main { background: var(--link); border-color: var(--link); color: var(--on-link); }
`;
