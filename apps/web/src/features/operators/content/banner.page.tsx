import { Badge, Columns, Link, Page, PageHeader, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { language } from '../../../shared/language/language.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useVersionedForm } from '../use-versioned-form.ts';
import { VersionedForm } from '../versioned-form.tsx';
import { BannerActions } from './banner-actions.tsx';
import { BannerFieldset } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { BannerRevisions } from './banner-revisions.tsx';
import {
  bannerFieldsOf,
  bannerSchema,
  type BannerFields,
  type BannerValues,
} from './banner-schema.ts';
import { diffBanners, STATE_TONES } from './banner.view.ts';
import { bannerQuery, BANNERS_KEY, saveBanner, type Banner } from './banners.queries.ts';
import { stateNames, words } from './content.messages.ts';

const resolver = valibotResolver(bannerSchema);

/** One banner: its draft, publication status, and history. */
export function BannerPage() {
  const { bannerId = '' } = useParams();
  const { api } = useServices();
  const query = useQuery(bannerQuery(api, bannerId));
  const title = query.data?.content.title[language()] ?? words.title;
  return (
    <Page>
      <title>{`${title} – Platebook`}</title>
      <Loaded query={query} label={words.loadingBanner} lines={6}>
        {(banner) => <WholeBanner key={banner.id} banner={banner} />}
      </Loaded>
    </Page>
  );
}

function WholeBanner({ banner }: { banner: Banner }) {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const edited = useBannerForm(banner);
  const title = banner.content.title[language()];
  const isBehind = banner.state !== 'draft' && banner.revision !== banner.published_revision;
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href="/admin/content">{words.back}</Link>}
        title={title}
        description={isBehind ? words.hasChanges : undefined}
        status={<Badge tone={STATE_TONES[banner.state]}>{stateNames[banner.state]}</Badge>}
        actions={
          manages ? <BannerActions banner={banner} isDirty={edited.form.formState.isDirty} /> : null
        }
      />
      {permissions === undefined || manages ? null : (
        <Text tone="muted">{words.needs('manage_configurations')}</Text>
      )}
      <BannerEditor edited={edited} manages={manages} />
      <BannerRevisions banner={banner} manages={manages} />
    </Stack>
  );
}

function useBannerForm(banner: Banner) {
  const { api } = useServices();
  return useVersionedForm<Banner, BannerFields, BannerValues>({
    saved: banner,
    fieldsOf: fieldsOfBanner,
    resolver,
    save: (content, revision) => saveBanner(api, banner.id, { revision, content }),
    conflict: 'banner_changed',
    rereads: BANNERS_KEY,
    done: words.saved,
  });
}

function fieldsOfBanner({ content }: Banner): BannerFields {
  return bannerFieldsOf(content);
}

type BannerEditorProps = { edited: ReturnType<typeof useBannerForm>; manages: boolean };

function BannerEditor({ edited, manages }: BannerEditorProps) {
  const format = useInstantFormat();
  const preview = <BannerPreview control={edited.form.control} />;
  return manages ? (
    <Columns>
      <VersionedForm
        edited={edited}
        label={words.contents}
        what={words.whatOf(edited.base.content.title[language()])}
        saveLabel={words.save}
        draftName="banner"
        diff={(one, other) => diffBanners(one.content, other.content, format)}
      >
        <BannerFieldset form={edited.form} />
      </VersionedForm>
      {preview}
    </Columns>
  ) : (
    preview
  );
}
