import {
  Banner,
  Button,
  Columns,
  ErrorSummary,
  Inline,
  Link,
  Page,
  PageHeader,
  Stack,
} from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DraftNote } from '../../../shared/forms/draft-note.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useContentErrors } from '../use-content-errors.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { BannerFieldset } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import {
  bannerFieldsOf,
  bannerSchema,
  EMPTY_BANNER,
  type BannerFields,
  type BannerValues,
} from './banner-schema.ts';
import { bannerHref } from './banner.view.ts';
import { BANNERS_KEY, createBanner } from './banners.queries.ts';
import { words } from './content.messages.ts';

/** Creates a banner. */
export function NewBannerPage() {
  const { form, create, draft, summary, onSubmit } = useNewBanner();
  const fromServer = useContentErrors(form, create.error);
  const { isDirty } = form.formState;
  return (
    <Page>
      <title>{`${words.newTitle} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          eyebrow={<Link href="/admin/content">{words.back}</Link>}
          title={words.newTitle}
          description={words.newAbout}
        />
        <Columns>
          <form noValidate onSubmit={onSubmit} aria-label={words.contents}>
            <LeaveGuard when={isDirty} isSaving={create.isPending} what={words.newBanner} />
            <Stack gap="lg">
              <DraftNote draft={draft} />
              {create.isError && fromServer.length === 0 ? (
                <Banner tone="danger" title={failureTitle(create.error)} appeared>
                  {words.notSaved}
                </Banner>
              ) : null}
              <ErrorSummary errors={summary.length === 0 ? fromServer : summary} />
              <BannerFieldset form={form} />
              <Inline>
                <Button type="submit" variant="primary" loading={create.isPending}>
                  {words.createDraft}
                </Button>
              </Inline>
            </Stack>
          </form>
          <BannerPreview control={form.control} />
        </Columns>
      </Stack>
    </Page>
  );
}

function useNewBanner() {
  const { api } = useServices();
  const navigate = useNavigate();
  const form = useForm<BannerFields, unknown, BannerValues>({
    shouldFocusError: false,
    resolver: valibotResolver(bannerSchema),
    defaultValues: bannerFieldsOf(EMPTY_BANNER),
  });
  const draft = useFormDraft(form, 'new-banner');
  const create = useOperatorsChange({
    change: (content: BannerValues) => createBanner(api, content),
    rereads: BANNERS_KEY,
    done: () => words.created,
    onDone: (banner) => {
      draft.remove();
      void navigate(bannerHref(banner));
    },
  });
  return { form, create, draft, ...useFormSubmit(form, create.mutate) };
}
