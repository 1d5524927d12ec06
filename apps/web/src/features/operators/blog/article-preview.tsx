import { Heading, Stack, Text, Surface, useTheme } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { safeParse } from 'valibot';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { articleSchema, type ArticleFields, type ArticleValues } from './article-schema.ts';
import { previewQuery, type ArticleDraft } from './articles.queries.ts';
import { words } from './blog.messages.ts';
import { trustedHtml } from '../trusted-html.ts';
import { themedPage } from './themed-page.ts';

/** Debounce of the preview. */
const QUIET_MS = 500;

type ArticlePreviewProps = { control: Control<ArticleFields, unknown, ArticleValues> };

/** A live preview, rendered by the server like every public page. */
export function ArticlePreview({ control }: ArticlePreviewProps) {
  const typed = useDeferredValue(useWatch({ control }));
  const parsed = safeParse(articleSchema, typed);
  const draft = useSettled(parsed.success ? JSON.stringify(parsed.output) : '');
  return (
    <Stack as="section" gap="md" aria-label={words.preview}>
      <Stack gap="xxs">
        <Heading level={2}>{words.preview}</Heading>
        <Text size="small" tone="muted">
          {words.previewAbout}
        </Text>
      </Stack>
      {draft === '' ? (
        <Text tone="muted">{words.previewNeeds}</Text>
      ) : (
        <Drawn draft={JSON.parse(draft) as ArticleDraft} />
      )}
    </Stack>
  );
}

function Drawn({ draft }: { draft: ArticleDraft }) {
  const { api } = useServices();
  const drawn = useQuery(previewQuery(api, draft));
  return (
    <Loaded query={drawn} label={words.loadingPreview} lines={12}>
      {({ html }) => <PageFrame title={words.preview} html={html} />}
    </Loaded>
  );
}

/** Debounces a value; initially the first one. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

type PageFrameProps = { title: string; html: string };

/** A whole page in a sandboxed frame, in the reader's theme. Keeps its scroll position across updates. */
function PageFrame({ title, html }: PageFrameProps) {
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (frame.current !== null) {
      scrolled.current = frame.current.contentWindow?.scrollY ?? 0;
      frame.current.srcdoc = trustedHtml(themedPage(html, theme));
    }
  }, [html, theme]);
  return (
    <Surface>
      {/* Its own origin gives it access to the site's fonts; without scripts that is safe. */}
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        width="100%"
        height="760"
        frameBorder="0"
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
      />
    </Surface>
  );
}
