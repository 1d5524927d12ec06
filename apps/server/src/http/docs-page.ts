import type { Express } from 'express';
import type { Contract } from './contract.ts';
import { renderDocs } from './docs-html.ts';
import { DOCS_STYLE } from './docs-style.ts';

/** The contract as a page a person can read: made once, nothing loaded from elsewhere, no script. */
export function serveApiDocs(app: Express, contract: Contract): void {
  const page = renderDocs(contract);
  app.get('/docs/api', (_request, response) => {
    response.type('html').set('cache-control', 'no-cache').send(page);
  });
  app.get('/docs/api.css', (_request, response) => {
    response.type('css').set('cache-control', 'no-cache').send(DOCS_STYLE);
  });
}
