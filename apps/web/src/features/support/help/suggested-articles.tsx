import { Disclosure, Stack, Text } from '@platebook/ui';
import { useMemo } from 'react';
import { helpArticles } from './help-articles.tsx';
import { helpWords } from './help.messages.ts';
import { suggestArticles } from './suggest-articles.ts';

/** Articles that may answer the text being written. They open in place, so that nothing is lost. */
export function SuggestedArticles({ text }: { text: string }) {
  const articles = useMemo(() => helpArticles(null), []);
  const found = suggestArticles(text, articles);
  if (found.length === 0) {
    return null;
  }
  return (
    <Stack as="section" gap="xs" aria-label={helpWords.suggestions}>
      <Text size="small" tone="muted">
        {helpWords.suggestions}
      </Text>
      {found.map(({ id, title, body }) => (
        <Disclosure key={id} label={title}>
          <Stack gap="sm">{body}</Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
