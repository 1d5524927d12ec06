type HtmlPolicy = { readonly createHTML: (html: string) => string };
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
};

let policy: HtmlPolicy | null = null;

/**
 * Lets a sandboxed frame take the HTML of a page: the policy of the site (`require-trusted-types-for`) refuses a plain
 * string. Only for frames that run no script and send no form, whatever is in the page.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('page-preview', { createHTML: (page) => page }) ?? {
    createHTML: (page) => page,
  };
  return policy.createHTML(html);
}
