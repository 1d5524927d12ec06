/** The pattern of `ilike` for text that holds this text, whatever it is made of. */
export function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
