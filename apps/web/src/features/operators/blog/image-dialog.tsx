import {
  Banner,
  Button,
  Dialog,
  ErrorSummary,
  FileDrop,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import {
  instance,
  maxLength,
  nonEmpty,
  nullable,
  object,
  pipe,
  rawTransform,
  string,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { ATTACHMENT_MAX_BYTES } from '../../../shared/forms/attachment-limits.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { uploadImage } from './articles.queries.ts';
import { words } from './blog.messages.ts';
import { markdownImage } from './markdown-image.ts';

const LONGEST_TEXT = 200;

const schema = object({
  file: pipe(
    nullable(instance(File)),
    rawTransform<File | null, File>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === null) {
        addIssue({ message: words.chooseImage });
        return NEVER;
      }
      return dataset.value;
    }),
  ),
  text: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterImageText),
    maxLength(LONGEST_TEXT, () => words.tooLong(LONGEST_TEXT)),
  ),
});

type ImageFields = InferInput<typeof schema>;
type ImageValues = InferOutput<typeof schema>;

export type ImageDialogProps = {
  /** Called with the image as Markdown. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
};

/** Uploads an image with its alternative text. */
export function ImageDialog({ onInsert, onClose }: ImageDialogProps) {
  const { form, upload, summary, onSubmit } = useImageForm({ onInsert, onClose });
  const { errors } = form.formState;
  const file = useWatch({ control: form.control, name: 'file' });
  return (
    <Dialog open onOpenChange={onClose} busy={upload.isPending} title={words.imageTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          // The dialog is inside the article's form, which must not be submitted.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <Stack gap="lg">
          {upload.isError ? (
            <Banner tone="danger" title={failureTitle(upload.error)} appeared>
              {words.imageNotSaved}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <FileDrop
            label={words.imageFile}
            hint={words.imageHint}
            accept=".png,.jpg,.jpeg,.gif"
            maxBytes={ATTACHMENT_MAX_BYTES}
            multiple={false}
            secondary
            disabled={upload.isPending}
            onFiles={([input]) =>
              form.setValue('file', input ?? null, { shouldDirty: true, shouldValidate: true })
            }
          />
          <Text tone={errors.file === undefined ? 'muted' : 'danger'}>
            {errors.file?.message ?? (file === null ? words.noImage : visibleName(file.name))}
          </Text>
          <TextField
            id="text"
            label={words.imageText}
            hint={words.imageTextHint}
            autoComplete="off"
            error={errors.text?.message}
            {...form.register('text')}
          />
          <Button type="submit" variant="primary" loading={upload.isPending}>
            {words.insertImage}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function useImageForm({ onInsert, onClose }: ImageDialogProps) {
  const { api } = useServices();
  const form = useForm<ImageFields, unknown, ImageValues>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { file: null, text: '' },
  });
  const upload = useMutation({
    mutationFn: ({ file }: ImageValues) => uploadImage(api, file),
    onSuccess: ({ path }, { text }) => {
      onInsert(markdownImage(text, path));
      onClose();
    },
  });
  return { form, upload, ...useFormSubmit(form, upload.mutate) };
}
