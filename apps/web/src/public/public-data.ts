import type { components } from '@platebook/api-client';

export type OfferedPlan = components['schemas']['Plan'];
export type PostSummary = components['schemas']['BlogPostSummary'];
export type Post = components['schemas']['BlogPost'];
/** An article in a feed. */
export type FeedPost = PostSummary & Pick<Post, 'body_markdown'>;
/** An announcement in both languages. */
type PublicBanner = Pick<components['schemas']['BannerContent'], 'severity' | 'title' | 'body'>;
export type PostLink = components['schemas']['BlogPostLink'];

/** A page of the survey, localized. */
export type SurveyContent = {
  readonly kind: 'survey';
  readonly title: string;
  readonly lead: string;
  /** The number of questions. */
  readonly count: number;
  readonly step:
    | { readonly name: 'start' | 'closed' }
    | { readonly name: 'saved'; readonly token: string }
    | { readonly name: 'done'; readonly isJustNow: boolean }
    | {
        readonly name: 'question';
        readonly token: string;
        /** From 1. */
        readonly number: number;
        readonly id: string;
        readonly type: 'one' | 'several' | 'text';
        readonly title: string;
        readonly options: readonly { readonly id: string; readonly label: string }[];
        readonly chosen: readonly string[];
        readonly text: string;
        /** Whether the form was submitted without an answer. */
        readonly isMissing: boolean;
      };
};

/** The submitted fields of a demo request, by form name. */
export type DemoForm = {
  readonly name: string;
  readonly email: string;
  readonly business: string;
  readonly role: string;
  readonly stores: string;
  readonly platforms: readonly string[];
  readonly books: string;
  readonly message: string;
};

/** The content of the demo request page. */
export type DemoContent = {
  readonly kind: 'demo';
  readonly step:
    | { readonly name: 'form' | 'sent' }
    | {
        readonly name: 'refused';
        readonly values: DemoForm;
        readonly problems: readonly ('name' | 'email' | 'business')[];
      };
};

/** Page-specific content. */
export type PublicContent =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'posts';
      readonly list: components['schemas']['BlogPostList'];
      readonly q: string | null;
      readonly tag: string | null;
    }
  | { readonly kind: 'post'; readonly post: Post }
  /** A missing or unpublished article, with similar addresses. */
  | {
      readonly kind: 'no_post';
      readonly isWithdrawn: boolean;
      readonly near: readonly PostLink[];
    }
  | SurveyContent
  | DemoContent
  /** Public addresses similar to an unknown one. */
  | { readonly kind: 'nowhere'; readonly near: readonly string[] };

/** The server's data for the pages. */
export type PublicData = {
  /** The installation's public URL, without a trailing slash. */
  readonly siteUrl: string;
  /** The plans on offer; null if they could not be loaded. */
  readonly plans: readonly OfferedPlan[] | null;
  /** Whether registration needs an invite code; null if unknown. */
  readonly needsInvite: boolean | null;
  /** Announcements on the public pages, most urgent first. */
  readonly banners: readonly PublicBanner[];
  readonly support: { readonly email: string | null; readonly hours: string | null };
  /** Whether the reader's browser prefers the other language. */
  readonly prefersOther: boolean;
  /** Whether the page is rendered for a sandboxed preview, which runs no script: then it has none. */
  readonly isPreview: boolean;
  readonly content: PublicContent;
};
