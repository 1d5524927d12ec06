import { Article, Part } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PublicData } from './public-data.ts';
import { words } from './reading.messages.tsx';

/** Default terms, which operators replace with their own. */
export function TermsPage(data: PublicData) {
  return (
    <PageFrame
      title={`${words.termsTitle} – Platebook`}
      description={words.termsDescription}
      path="/terms"
      site={data}
    >
      <Article title={words.termsTitle} lead={words.termsLead}>
        <Part title={words.does}>
          <p>{words.doesText}</p>
        </Part>
        <Part title={words.yours}>
          <p>{words.yoursText}</p>
        </Part>
        <Part title={words.doesNot}>
          <p>{words.doesNotText}</p>
        </Part>
        <Part title={words.questionsAbout}>
          <p>{words.askAbout(data.support.email)}</p>
        </Part>
      </Article>
    </PageFrame>
  );
}
