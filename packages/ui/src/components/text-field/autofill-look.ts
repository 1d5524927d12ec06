const SHOWN = 'shown-autofilled';

/**
 * For stories and pictures: gives an input the look it has when the browser filled it. No script can bring that state
 * about, so the rules the page has for it are repeated for a class.
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
