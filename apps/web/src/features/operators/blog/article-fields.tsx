import {
  Button,
  Checkbox,
  Heading,
  Inline,
  Select,
  Stack,
  TextArea,
  TextField,
  TokenField,
} from '@platebook/ui';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { capitalized } from '../../../shared/format/capitalized.ts';
import { LIMITS, MOST_TAGS, type ArticleFields, type ArticleValues } from './article-schema.ts';
import { LOCALES } from './articles.queries.ts';
import { localeNames, words } from './blog.messages.ts';
import { ImageDialog } from './image-dialog.tsx';
import { insertParagraph } from './markdown-image.ts';

type ArticleForm = UseFormReturn<ArticleFields, unknown, ArticleValues>;

type ArticleFieldsProps = {
  form: ArticleForm;
  /** A new article needs an address and a language. */
  isNew: boolean;
};

/** All fields of an article. */
export function ArticleFieldset({ form, isNew }: ArticleFieldsProps) {
  const { errors } = form.formState;
  return (
    <Stack gap="lg">
      <TextField
        id="title"
        label={words.articleTitle}
        autoComplete="off"
        limit={LIMITS.title}
        error={errors.title?.message}
        {...form.register('title')}
      />
      {isNew ? <Place form={form} /> : null}
      <TextArea
        id="summary"
        label={words.summary}
        hint={words.summaryHint}
        rows={2}
        limit={LIMITS.summary}
        error={errors.summary?.message}
        {...form.register('summary')}
      />
      <Body form={form} />
      <Controller
        control={form.control}
        name="tags"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <TokenField
            id="tags"
            label={words.tags}
            hint={words.tagsHint}
            max={MOST_TAGS}
            value={value}
            error={error?.message}
            onValueChange={(tags) => onChange([...tags])}
          />
        )}
      />
      <TextField
        id="author"
        label={words.author}
        autoComplete="off"
        error={errors.author?.message}
        {...form.register('author')}
      />
      <Checkbox
        label={words.featured}
        hint={words.featuredHint}
        {...form.register('is_featured')}
      />
      <SearchEngines form={form} />
    </Stack>
  );
}

/** The body text, with image upload. */
function Body({ form }: { form: ArticleForm }) {
  const [isAdding, setAdding] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...body } = form.register('body_markdown');
  const insert = (image: string) => {
    const text = form.getValues('body_markdown');
    const at = area.current?.selectionEnd ?? text.length;
    form.setValue('body_markdown', insertParagraph(text, image, at), { shouldDirty: true });
  };
  return (
    <Stack gap="xs">
      <TextArea
        id="body_markdown"
        label={words.body}
        hint={words.bodyHint}
        rows={18}
        error={form.formState.errors.body_markdown?.message}
        {...body}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
      />
      <Inline>
        <Button size="sm" icon="upload" onClick={() => setAdding(true)}>
          {words.addImage}
        </Button>
      </Inline>
      {isAdding ? <ImageDialog onInsert={insert} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}

function Place({ form }: { form: ArticleForm }) {
  return (
    <>
      <TextField
        id="slug"
        label={words.slug}
        hint={words.slugHint}
        prefix="/blog/"
        autoComplete="off"
        spellCheck={false}
        error={form.formState.errors.slug?.message}
        {...form.register('slug')}
      />
      <Select
        id="locale"
        label={words.language}
        options={LOCALES.map((value) => ({ value, label: capitalized(localeNames[value]) }))}
        {...form.register('locale')}
      />
    </>
  );
}

function SearchEngines({ form }: { form: ArticleForm }) {
  const { errors } = form.formState;
  return (
    <Stack gap="md">
      <Heading level={2} size="title3">
        {words.searchEngines}
      </Heading>
      <TextField
        id="seo_title"
        label={words.seoTitle}
        hint={words.seoTitleHint}
        autoComplete="off"
        limit={LIMITS.seo_title}
        error={errors.seo_title?.message}
        {...form.register('seo_title')}
      />
      <TextArea
        id="seo_description"
        label={words.seoDescription}
        hint={words.seoDescriptionHint}
        rows={2}
        limit={LIMITS.seo_description}
        error={errors.seo_description?.message}
        {...form.register('seo_description')}
      />
    </Stack>
  );
}
