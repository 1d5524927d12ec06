import type { RequestListener } from 'node:http';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const MISDIRECTED = 421;

/**
 * Lets requests for these names and for loopback through to `app`, and refuses all others: a web page elsewhere can have
 * its own name resolve to this machine, and would else read what is here as if it were its own.
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

/** As a Host header writes it: an IPv6 address has brackets. */
function toHostName(name: string): string {
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name.toLowerCase();
}

/** Without the port; what is no host reads as an empty name. */
function hostNameOf(header: string): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/.exec(header.toLowerCase())?.[1] ?? '';
}
