import stringWidth from 'string-width';

/** Pads to terminal columns, where a CJK character takes two. */
export function padEndTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

export function padStartTo(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - stringWidth(text))) + text;
}

export function textWidth(text: string): number {
  return stringWidth(text);
}

/** Truncates to the width, with an ellipsis. */
export function cutTo(text: string, width: number): string {
  if (stringWidth(text) <= width) {
    return text;
  }
  const [first = ''] = breakWord(text, width - 1);
  return `${first}…`;
}

/** Wraps at blanks, and inside a word only if it alone is too wide; nothing is truncated. */
export function wrapText(text: string, width: number): string[] {
  if (stringWidth(text) <= width) {
    return [text];
  }
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((word) => breakWord(word, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width || line === '') {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}

/** Wraps one line to the terminal with an indent; nothing changes in a pipe. */
export function wrapLine(line: string, width: number): string {
  const text = line.trimEnd();
  if (stringWidth(text) <= width) {
    return `${text}\n`;
  }
  const indent = text.length - text.trimStart().length;
  const hanging = ' '.repeat(indent + 2);
  const [first = '', ...rest] = wrapText(text.trimStart(), width - hanging.length);
  const lines = [`${' '.repeat(indent)}${first}`, ...rest.map((next) => `${hanging}${next}`)];
  return `${lines.join('\n')}\n`;
}

function breakWord(word: string, width: number): string[] {
  if (stringWidth(word) <= width) {
    return [word];
  }
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    word,
  )) {
    if (piece !== '' && stringWidth(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/**
 * Report cells and file names can hold anything: control characters are shown as blanks, and bidirectional ones by
 * their code, as in `[U+202E]`.
 */
export function toPrintable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(
      /\p{Bidi_Control}/gu,
      (mark) => `[U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}
