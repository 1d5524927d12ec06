type Documented = { readonly __docgenInfo?: { readonly description?: string } };

/** A component's docstring as Markdown, with its JSX examples as code blocks. */
export function componentDescription(component: Documented | null): string {
  const [about = '', ...tags] = (component?.__docgenInfo?.description ?? '').split(/^@(?=\w+ ?)/m);
  const examples = tags
    .filter((tag) => tag.startsWith('example'))
    .map((tag) => `\`\`\`tsx\n${tag.slice('example'.length).trim()}\n\`\`\``);
  return [about.trim(), ...examples].join('\n\n');
}
