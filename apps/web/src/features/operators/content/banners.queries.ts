import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import { pagedQuery, type PagedList } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type Banner = Schemas['Banner'];
export type BannerContent = Schemas['BannerContent'];
export type BannerRevision = Schemas['BannerRevision'];

export type BannerField =
  | 'severity'
  | 'shown_on'
  | 'title_en'
  | 'title_fr'
  | 'body_en'
  | 'body_fr'
  | 'starts_at'
  | 'ends_at';

export const BANNERS_KEY = ['operators', 'banners'] as const;

const PAGE = 50;
const STATE_OF_PART = {
  shown: 'shown',
  scheduled: 'scheduled',
  drafts: 'draft',
  ended: 'ended',
} as const;

type Query = NonNullable<operations['listBanners']['parameters']['query']>;

/** The banners of a request. */
export function bannersList(api: ApiClient, request: ListRequest): PagedList<Banner> {
  const query = toBannersQuery(request);
  return {
    key: [...BANNERS_KEY, 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/content/banners', {
          params: { query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** Parses the address; an unknown tab is omitted. */
export function toBannersQuery({ part }: Pick<ListRequest, 'part'>): Query {
  const state = Object.entries(STATE_OF_PART).find(([id]) => id === part)?.[1];
  return state === undefined ? {} : { state };
}

export function bannerQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...BANNERS_KEY, 'banner', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/content/banners/{banner}', {
          params: { path: { banner: id } },
          signal,
        }),
      ),
  });
}

/** The revisions of a banner, latest first. */
export function bannerRevisionsQuery(api: ApiClient, id: string) {
  return pagedQuery<BannerRevision>({
    key: [...BANNERS_KEY, 'banner', id, 'revisions'],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/content/banners/{banner}/revisions', {
          params: { path: { banner: id }, query: page },
          signal,
        }),
      ),
  });
}

export function createBanner(api: ApiClient, content: BannerContent): Promise<Banner> {
  return unwrap(api.POST('/api/admin/content/banners', { body: { content } }));
}

/** `revision` is the one being edited. */
export function saveBanner(
  api: ApiClient,
  id: string,
  body: { readonly revision: number; readonly content: BannerContent },
): Promise<Banner> {
  return unwrap(
    api.PUT('/api/admin/content/banners/{banner}', { params: { path: { banner: id } }, body }),
  );
}

/** Also publishes an earlier revision in place of a later one. */
export function publishBanner(api: ApiClient, id: string, revision: number): Promise<Banner> {
  return unwrap(
    api.POST('/api/admin/content/banners/{banner}/publish', {
      params: { path: { banner: id } },
      body: { revision },
    }),
  );
}

export function endBanner(api: ApiClient, id: string): Promise<Banner> {
  return unwrap(
    api.POST('/api/admin/content/banners/{banner}/end', { params: { path: { banner: id } } }),
  );
}
