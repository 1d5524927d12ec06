import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { components } from '@platebook/api-client';
import type { SupportContact } from '../config/support.ts';
import type { SiteLocale } from '../db/tables.ts';
import type { FeedPost, PublicBlog, PublicContent, PublicPage } from './public-content.ts';
import type { PublicDemo } from './public-demo.ts';
import type { PublicSurvey } from './public-survey.ts';

/** The banners on the public pages, in both languages. */
export type PublicBanner = Pick<
  components['schemas']['BannerContent'],
  'severity' | 'title' | 'body'
>;

/** The data of the public pages besides their own text. */
export type PublicFacts = {
  readonly plans: readonly components['schemas']['Plan'][] | null;
  readonly needsInvite: boolean | null;
  /** Most urgent first. */
  readonly banners: readonly PublicBanner[];
};

export type PublicSite = {
  readonly siteUrl: string;
  readonly support: SupportContact;
  readonly facts: () => Promise<PublicFacts>;
  readonly blog: PublicBlog;
  readonly survey: PublicSurvey;
  readonly demo: PublicDemo;
};

export type RenderedPage = { readonly status: number; readonly html: string };

export type PublicData = PublicFacts &
  Pick<PublicSite, 'siteUrl' | 'support'> & {
    readonly prefersOther: boolean;
    readonly isPreview: boolean;
    readonly content: PublicContent;
  };

/** The module that the web app's build provides for the server (apps/web/src/public/render-public-page.tsx). */
export type PagesModule = {
  readonly PUBLIC_PATHS: readonly string[];
  readonly publicPageAt: (path: string) => PublicPage | null;
  readonly renderPublicPage: (page: {
    readonly path: string;
    readonly data: PublicData;
  }) => RenderedPage;
  readonly renderFailurePage: (failure: {
    readonly status: number;
    readonly requestId: string;
    readonly path: string;
  }) => RenderedPage;
  readonly renderFeed: (feed: {
    readonly siteUrl: string;
    readonly language: SiteLocale;
    readonly posts: readonly FeedPost[];
  }) => string;
  readonly renderSiteMap: (
    siteUrl: string,
    slugs: Readonly<Record<SiteLocale, readonly string[]>>,
  ) => string;
};

const MODULE = join('.server', 'public-pages.mjs');

/** Loads the public pages of a web app build on first use; null if it has none. */
export function openPagesModule(folder: string): (() => Promise<PagesModule>) | null {
  const file = join(folder, MODULE);
  if (!existsSync(file)) {
    return null;
  }
  let loading: Promise<PagesModule> | null = null;
  return () => {
    loading ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<PagesModule>;
    return loading;
  };
}
