type HtmlPolicy = { readonly createHTML: (html: string) => string };
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
};

let policy: HtmlPolicy | null = null;

/**
 * Creates TrustedHTML for a sandboxed frame: the site's policy (`require-trusted-types-for`) refuses a plain string.
 * Only for frames without scripts and forms.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('page-preview', { createHTML: (page) => page }) ?? {
    createHTML: (page) => page,
  };
  return policy.createHTML(html);
}
