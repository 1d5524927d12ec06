import { Article, Part } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PublicData } from './public-data.ts';
import { words } from './reading.messages.tsx';

/** The personal data the software stores; operators add their own terms. */
export function PrivacyPage(data: PublicData) {
  const parts = [
    { title: words.stored, text: words.storedText },
    { title: words.readers, text: words.readersText },
    { title: words.browser, text: words.browserText },
    { title: words.survey, text: words.surveyText },
    { title: words.demos, text: words.demosText },
    { title: words.deletion, text: words.deletionText },
    { title: words.questionsAbout, text: words.askAbout(data.support.email) },
  ];
  return (
    <PageFrame
      title={`${words.privacyTitle} – Platebook`}
      description={words.privacyDescription}
      path="/privacy"
      site={data}
    >
      <Article title={words.privacyTitle} lead={words.privacyLead}>
        {parts.map(({ title, text }) => (
          <Part key={title} title={title}>
            <p>{text}</p>
          </Part>
        ))}
      </Article>
    </PageFrame>
  );
}
