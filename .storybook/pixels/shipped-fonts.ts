/** Resolves when every font face of the style sheets has loaded, or failed because this machine does not have it. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
}

/**
 * Finds characters under this element that none of our fonts covers: they render in a system font, so the story looks
 * different on another machine. Each is reported with its code point and its text.
 */
export function unshippedLetters(root: HTMLElement): string[] {
  const ranges = shippedRanges();
  const found = new Set<string>();
  for (const { element, text } of textsOf(root)) {
    const [family = ''] = getComputedStyle(element).fontFamily.split(',');
    const has = ranges.get(withoutQuotes(family)) ?? [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      if (!has.some(([first, last]) => first <= code && code <= last)) {
        const name = code.toString(16).toUpperCase().padStart(4, '0');
        found.add(`${letter} (U+${name}) in ${family}: ${text.trim().slice(0, 60)}`);
      }
    }
  }
  return [...found];
}

type Range = readonly [first: number, last: number];

/** The code points that each of our families covers. System fallback faces do not count. */
function shippedRanges(): ReadonlyMap<string, readonly Range[]> {
  const ranges = new Map<string, readonly Range[]>();
  for (const { family, unicodeRange, status } of document.fonts) {
    const name = withoutQuotes(family);
    if (status === 'loaded' && !name.endsWith('Fallback')) {
      ranges.set(name, [...(ranges.get(name) ?? []), ...toRanges(unicodeRange)]);
    }
  }
  return ranges;
}

/** Parses `U+0000-00FF, U+0131` into the first and last code point of each part. */
function toRanges(unicodeRange: string): readonly Range[] {
  return unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function withoutQuotes(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, '');
}

type DrawnText = { readonly element: Element; readonly text: string };

function* textsOf(root: HTMLElement): Generator<DrawnText> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      yield* ofElement(node);
    } else if (node.parentElement !== null && isDrawn(node.parentElement)) {
      yield { element: node.parentElement, text: node.textContent ?? '' };
    }
  }
}

/** Rendered text outside text nodes: input values and the generated content of pseudo-elements. */
function* ofElement(element: Element): Generator<DrawnText> {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    yield { element, text: element.value === '' ? element.placeholder : element.value };
  }
  for (const beside of ['::before', '::after']) {
    const { content } = getComputedStyle(element, beside);
    if (content.startsWith('"')) {
      yield { element, text: content.slice(1, -1) };
    }
  }
}

const UNDRAWN = new Set(['SCRIPT', 'STYLE', 'TITLE', 'DESC', 'NOSCRIPT', 'TEMPLATE']);

function isDrawn(element: Element): boolean {
  return !UNDRAWN.has(element.tagName.toUpperCase()) && element.checkVisibility();
}
