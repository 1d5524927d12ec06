/** An image as Markdown; what the text holds of Markdown's own signs is text. */
export function markdownImage(text: string, path: string): string {
  return `![${text.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${path})`;
}

/** A text with something put in at a place, as a paragraph of its own. */
export function insertParagraph(text: string, paragraph: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return [before, paragraph, after].filter((part) => part !== '').join('\n\n');
}
