const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'data-label', 'label'] as const;
const LONGER_BY = 0.4;

/**
 * Pseudo-localizes text: accents, 40 % longer, in brackets, so that truncated, hard-coded or concatenated text is
 * obvious. Text without letters (amounts, dashes) is unchanged.
 */
function pseudoLocalise(text: string): string {
  const letters = text.replaceAll(/[^a-z]/gi, '').length;
  if (letters === 0 || text.startsWith('⟦')) {
    return text;
  }
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  return `⟦${accented}${'~'.repeat(Math.ceil(letters * LONGER_BY))}⟧`;
}

/** Pseudo-localizes everything below `root`, now and as it changes. Returns a function that stops it without reverting. */
export function showPseudoLocale(root: HTMLElement): () => void {
  translate(root);
  const observer = new MutationObserver((records) => {
    observer.disconnect();
    for (const { target } of records) {
      translate(target);
    }
    observe();
  });
  const observe = () => {
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...ATTRIBUTES],
    });
  };
  observe();
  return () => observer.disconnect();
}

function translate(node: Node): void {
  if (node instanceof Text) {
    translateText(node);
    return;
  }
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    translateText(text as Text);
  }
  if (node instanceof Element) {
    for (const element of [node, ...node.querySelectorAll('*')]) {
      translateAttributes(element);
    }
  }
}

function translateText(text: Text): void {
  const isWords = text.parentElement?.closest('script, style, code, pre') === null;
  const shown = isWords ? pseudoLocalise(text.data) : text.data;
  if (shown !== text.data) {
    text.data = shown;
  }
}

function translateAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null) {
      element.setAttribute(name, pseudoLocalise(value));
    }
  }
}
