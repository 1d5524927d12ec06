/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1b18;--paper:#faf8f3;--line:#857f72;--brand:#1e5b46;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eeebe3;--paper:#151412;--line:#7d776a;--brand:#79c7a6;--on-brand:#10201a}}
body{font:16px/24px system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink)}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.5rem;line-height:2rem;font-weight:500;margin:0 0 .5rem}
h2{font-size:1rem;margin:2rem 0 .25rem}
fieldset{border:0;padding:0;margin:1.5rem 0}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
label{display:flex;gap:.75rem;padding:.75rem 0;border-top:1px solid var(--line);align-items:baseline}
small{display:block;opacity:.75}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);vertical-align:top;font-variant-numeric:tabular-nums}
td.number,th.number{text-align:end}
code{font:14px/20px ui-monospace,monospace;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
button{font:inherit;padding:.6rem 1.25rem;min-height:44px;border-radius:4px;border:1px solid currentColor;background:none;color:inherit;cursor:pointer}
button.allow{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
main.wide{max-width:60rem}
section{margin-top:2.5rem}
section h2{margin:0 0 .5rem}
h3{font-size:1rem;font-weight:600;margin:1.5rem 0 .25rem}
h3 span{font-weight:400;opacity:.75}
a{color:var(--brand)}
p.now{font-size:1.25rem;line-height:1.75rem;margin:0 0 .75rem;font-variant-numeric:tabular-nums}
p[role=alert]{border-inline-start:3px solid #b3362b;padding-inline-start:.75rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:.75rem 0}
form.inline{display:inline}
label.field{display:flex;flex-direction:column;gap:.25rem;padding:0;border:0;font-size:.875rem;max-width:100%}
input:not([type=radio],[type=checkbox]),select{font:inherit;min-height:44px;padding:0 .6rem;border:1px solid var(--line);border-radius:4px;background:none;color:inherit;max-width:100%;box-sizing:border-box}
select option{background:var(--paper)}
fieldset.cases{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));column-gap:1.5rem}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
td button{padding:.25rem .75rem}
p.note{opacity:.75;font-size:.875rem}`;

/** A plain page of the simulated world, which always states that nothing is real. */
export function page(title: string, content: string, width: 'narrow' | 'wide' = 'narrow'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main class="${width}">${content}<p class="note">A simulated provider. No real account is connected here.</p></main></body></html>`;
}
