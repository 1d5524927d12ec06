import type { RequestListener } from 'node:http';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const MISDIRECTED = 421;

/**
 * Allows requests for these names and for loopback only: a foreign web page could resolve its own name to this machine
 * (DNS rebinding) and read what is here as same-origin.
 */
export function answerUnderNames(names: readonly string[], app: RequestListener): RequestListener {
  const own = [...new Set([...LOOPBACK, ...names.map(toHostName)])].toSorted();
  return (request, response) => {
    if (own.includes(hostNameOf(request.headers.host ?? ''))) {
      app(request, response);
      return;
    }
    response.writeHead(MISDIRECTED, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(
      `The sandbox answers under its own names only: ${own.join(', ')}. Start it with --name NAME to reach it under another one.\n`,
    );
  };
}

/** In Host header form: IPv6 addresses in brackets. */
function toHostName(name: string): string {
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name.toLowerCase();
}

/** Without the port; an invalid host becomes an empty name. */
function hostNameOf(header: string): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/.exec(header.toLowerCase())?.[1] ?? '';
}
