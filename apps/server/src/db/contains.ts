/** The `ilike` pattern for text that contains this text, with pattern characters escaped. */
export function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
