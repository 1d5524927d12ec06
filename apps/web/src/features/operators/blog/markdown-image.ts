/** An image as Markdown, with its text escaped. */
export function markdownImage(text: string, path: string): string {
  return `![${text.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${path})`;
}

/** Inserts a paragraph into a text at an offset. */
export function insertParagraph(text: string, paragraph: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return [before, paragraph, after].filter((part) => part !== '').join('\n\n');
}
