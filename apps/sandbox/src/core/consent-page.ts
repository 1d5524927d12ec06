import type { Answer } from './call.ts';
import { escapeHtml, page } from './page.ts';

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

/** A consent page; 400 for an invalid request. Its form posts to the page's own address. */
export function consentAnswer(consent: Consent): Answer {
  return {
    status: 'problem' in consent ? 400 : 200,
    headers: { 'content-type': 'text/html' },
    body: consentPage(consent),
  };
}

/** Redirects the browser to the app with the result in the query. */
export function redirectAnswer(uri: string, params: Readonly<Record<string, string>>): Answer {
  const target = new URL(uri);
  for (const [name, value] of Object.entries(params)) {
    target.searchParams.set(name, value);
  }
  return { status: 302, headers: { location: target.href } };
}

function consentPage(consent: Consent): string {
  const provider = escapeHtml(consent.provider);
  if ('problem' in consent) {
    return page(
      `${consent.provider}: cannot connect`,
      `<h1>${provider} cannot connect</h1><p role="alert">${escapeHtml(consent.problem)}</p>`,
    );
  }
  const choices = consent.choices
    .map(
      ({ value, label, detail }, index) =>
        `<label><input type="radio" name="${consent.field}" value="${escapeHtml(value)}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(label)}<small>${escapeHtml(detail)}</small></span></label>`,
    )
    .join('');
  return page(
    `Connect to ${consent.provider}`,
    `<h1>Connect to ${provider}</h1><p>Platebook asks ${escapeHtml(consent.asks)}.</p><form method="post"><fieldset><legend>Which one?</legend>${choices}</fieldset><button class="allow" name="decision" value="allow">Connect</button> <button name="decision" value="deny">No thanks</button></form>`,
  );
}
