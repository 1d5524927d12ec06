export type ConsentChoice = {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
};

export type Consent =
  | { readonly provider: string; readonly problem: string }
  | {
      readonly provider: string;
      /** "Platebook asks …" */
      readonly asks: string;
      readonly field: string;
      readonly choices: readonly ConsentChoice[];
    };

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/24px system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:32rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.5rem;line-height:2rem;font-weight:500;margin:0 0 .5rem}
fieldset{border:0;padding:0;margin:1.5rem 0}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
label{display:flex;gap:.75rem;padding:.75rem 0;border-top:1px solid GrayText;align-items:baseline}
label small{display:block;opacity:.75}
button{font:inherit;padding:.6rem 1.25rem;min-height:44px;border-radius:4px;border:1px solid currentColor;background:Canvas;color:CanvasText;cursor:pointer}
button.allow{background:#1e5b46;border-color:#1e5b46;color:#fff}
p.note{opacity:.75;font-size:.875rem}`;

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${content}<p class="note">A simulated provider. No real account is connected here.</p></main></body></html>`;
}

/** Where a person allows or refuses what is asked for. The form posts back to the page's own address. */
export function consentPage(consent: Consent): string {
  const { provider } = consent;
  if ('problem' in consent) {
    return page(
      `${provider}: cannot connect`,
      `<h1>${escape(provider)} cannot connect</h1><p role="alert">${escape(consent.problem)}</p>`,
    );
  }
  const choices = consent.choices
    .map(
      ({ value, label, detail }, index) =>
        `<label><input type="radio" name="${consent.field}" value="${escape(value)}"${index === 0 ? ' checked' : ''}><span>${escape(label)}<small>${escape(detail)}</small></span></label>`,
    )
    .join('');
  return page(
    `Connect to ${provider}`,
    `<h1>Connect to ${escape(provider)}</h1><p>Platebook asks ${escape(consent.asks)}.</p><form method="post"><fieldset><legend>Which one?</legend>${choices}</fieldset><button class="allow" name="decision" value="allow">Connect</button> <button name="decision" value="deny">No thanks</button></form>`,
  );
}
