import type { Express } from 'express';
import type { Contract } from './contract.ts';
import { renderDocs } from './docs-html.ts';

/** The single style sheet of `/docs/api`: both themes, system fonts only. */
const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fffdf9; --ink: #1f1c18; --quiet: #645d53; --line: #e3dccf; --code: #f4efe5; --link: #1b5e4b;
  --get: #1b5e4b; --post: #7a4a00; --put: #5a3d8a; --delete: #a3261f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171512; --ink: #f1ece3; --quiet: #b0a799; --line: #38332b; --code: #221f1a; --link: #7fd1b4;
    --get: #7fd1b4; --post: #f0b860; --put: #c5aaf2; --delete: #ff9c93;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav { padding: 1.25rem; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
nav ul { list-style: none; margin: 0 0 0.75rem; padding: 0; }
nav a { display: flex; gap: 0.5rem; padding: 0.2rem 0; text-decoration: none; color: inherit; }
nav a:hover { text-decoration: underline; }
nav .title { font-weight: 650; margin: 0 0 1rem; }
nav .group { margin: 0 0 0.25rem; color: var(--quiet); }
main { padding: 1.25rem; max-width: 60rem; min-width: 0; }
h1 { font-size: 1.75rem; margin-top: 0; }
h2 { margin-top: 3rem; padding-bottom: 0.4rem; border-bottom: 1px solid var(--line); text-transform: capitalize; }
article { padding: 1rem 0 1.5rem; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem; }
h3 { font-size: 1rem; overflow-wrap: anywhere; font-weight: 500; }
h4 { margin: 1.25rem 0 0.4rem; font-size: 0.875rem; color: var(--quiet); }
code { font: 0.875em/1.5 ui-monospace, monospace; }
pre { background: var(--code); padding: 0.75rem; overflow: auto; max-height: 26rem; border-radius: 6px; }
.method { display: inline-block; min-width: 3.4em; font: 600 0.75rem/1.6 ui-monospace, monospace; text-transform: uppercase; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .delete { color: var(--delete); }
.access { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0.5rem 0; font-size: 0.875rem; }
.access div { display: flex; gap: 0.4rem; } .access dt { color: var(--quiet); } .access dd { margin: 0; font-weight: 600; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--quiet); border-top: 0; }
.answer { margin: 0.3rem 0; } summary { cursor: pointer; }
.status { font: 600 0.875rem ui-monospace, monospace; } .s2 { color: var(--get); } .s4, .s5 { color: var(--delete); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { padding: 2rem 3rem; }
}
`;

/** The contract as a readable page: rendered once, without external resources or scripts. */
export function serveApiDocs(app: Express, contract: Contract): void {
  const page = renderDocs(contract);
  app.get('/docs/api', (_request, response) => {
    response.type('html').set('cache-control', 'no-cache').send(page);
  });
  app.get('/docs/api.css', (_request, response) => {
    response.type('css').set('cache-control', 'no-cache').send(DOCS_STYLE);
  });
}
