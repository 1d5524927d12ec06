import { Article, Part } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PublicData } from './public-data.ts';

/** Holds until whoever runs an installation puts terms of their own in its place. */
export function TermsPage({ siteUrl }: PublicData) {
  return (
    <PageFrame
      title="Terms – Platebook"
      description="What Platebook does with your reports, what stays yours, and what it does not do."
      canonical={`${siteUrl}/terms`}
    >
      <Article
        title="Terms"
        lead="Whoever runs this installation sets its terms. These apply until they publish their own."
      >
        <Part title="What Platebook does">
          <p>
            It reads the payment reports you give it and turns them into journal entries. It posts
            nothing you haven’t allowed, and it keeps the rows behind every entry.
          </p>
        </Part>
        <Part title="What stays yours">
          <p>
            Reports, mappings, and entries belong to you. You can export them at any time as
            workpapers, and delete a client with everything in it.
          </p>
        </Part>
        <Part title="What it doesn’t do">
          <p>
            It gives no tax or legal advice. Whether an entry belongs in your books is for you and
            your adviser to decide.
          </p>
        </Part>
      </Article>
    </PageFrame>
  );
}
