import { marked } from 'marked';
import type { MarkedToken } from 'marked';

/** The addresses of the images in a Markdown text that do not say what they show. */
export function imagesWithoutText(markdown: string): string[] {
  const found: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (input) => {
    const token = input as MarkedToken;
    if (token.type === 'image' && token.text.trim() === '') {
      found.push(token.href);
    }
  });
  return found;
}
