const SHOWN = 'shown-autofilled';

/**
 * For stories and screenshots: makes an input look autofilled. Scripts cannot set that state, so the page's autofill rules
 * are copied to a class.
 */
export function showAutofill(input: HTMLInputElement): void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.cssText.includes(':autofill'))
    .map((rule) => rule.cssText.replaceAll(/:(-webkit-)?autofill/g, `.${SHOWN}`));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  input.classList.add(SHOWN);
}
