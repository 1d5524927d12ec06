import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { cspNonce } from './csp-nonce.ts';

type StyleSource = string | ((request: IncomingMessage, response: ServerResponse) => string);

/** Set on every response. API responses contain no styles, so their headers have no nonce and are built once. */
export function securityHeaders(calledOrigins: readonly string[]): RequestHandler {
  // Radix inserts a style element while a dialog is open; the page passes it this nonce.
  const nonce: StyleSource = (_request, response) => `'nonce-${cspNonce(response)}'`;
  const onPages = helmet(optionsWith(["'self'", nonce], calledOrigins));
  const onData = headersOf(optionsWith(["'self'"], calledOrigins));
  return (request, response, next) => {
    if (!request.path.startsWith('/api/')) {
      onPages(request, response, next);
      return;
    }
    for (const [name, value] of onData) {
      response.setHeader(name, value);
    }
    next();
  };
}

function headersOf(options: HelmetOptions): Map<string, string> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

function optionsWith(styleSrc: StyleSource[], calledOrigins: readonly string[]): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...calledOrigins],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    // Pages that open a provider's consent window can tell when it was closed; a page that opens one of ours cannot.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000 },
  };
}
