import type { components } from '@platebook/api-client';

export type OfferedPlan = components['schemas']['Plan'];
export type PostSummary = components['schemas']['BlogPostSummary'];
export type Post = components['schemas']['BlogPost'];
/** An article as a feed holds it. */
export type FeedPost = PostSummary & Pick<Post, 'body_markdown'>;
/** What is announced, in both languages. */
type PublicBanner = Pick<components['schemas']['BannerContent'], 'severity' | 'title' | 'body'>;
export type PostLink = components['schemas']['BlogPostLink'];

/** What a page of the survey shows, in its language. */
export type SurveyContent = {
  readonly kind: 'survey';
  readonly title: string;
  readonly lead: string;
  /** How many questions there are. */
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
        /** Whether the form was sent without an answer. */
        readonly isMissing: boolean;
      };
};

/** What somebody typed who asks for a demo, as the form names it. */
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

/** What the page that asks for a demo shows. */
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

/** What a page shows that others do not. */
export type PublicContent =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'posts';
      readonly list: components['schemas']['BlogPostList'];
      readonly q: string | null;
      readonly tag: string | null;
    }
  | { readonly kind: 'post'; readonly post: Post }
  /** No article is at this address, or none any more; articles with addresses like it. */
  | {
      readonly kind: 'no_post';
      readonly isWithdrawn: boolean;
      readonly near: readonly PostLink[];
    }
  | SurveyContent
  | DemoContent
  /** Public addresses that are like one that is none. */
  | { readonly kind: 'nowhere'; readonly near: readonly string[] };

/** What the server knows and the pages show. */
export type PublicData = {
  /** Where browsers reach this installation, without a slash at the end. */
  readonly siteUrl: string;
  /** The plans on offer; null while they cannot be read. */
  readonly plans: readonly OfferedPlan[] | null;
  /** Whether registering needs an invite code; null while that is not known. */
  readonly needsInvite: boolean | null;
  /** What is announced on the public pages, the most urgent first. */
  readonly banners: readonly PublicBanner[];
  readonly support: { readonly email: string | null; readonly hours: string | null };
  /** Whether the reader's browser asks for the other language of the site first. */
  readonly prefersOther: boolean;
  /** Whether the page is drawn to be looked at inside another one, which lets no script run: then it has none. */
  readonly isPreview: boolean;
  readonly content: PublicContent;
};
