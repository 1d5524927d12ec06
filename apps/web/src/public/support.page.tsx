import { Article, Part } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PublicData } from './public-data.ts';
import { words } from './reading.messages.tsx';

/** How to contact support, self-help, and known limitations. */
export function SupportPage(data: PublicData) {
  return (
    <PageFrame
      title={`${words.supportTitle} – Platebook`}
      description={words.supportDescription}
      path="/support"
      site={data}
    >
      <Article title={words.supportTitle} lead={words.supportLead}>
        <Part title={words.contact}>
          <Contact {...data.support} />
        </Part>
        <Part title={words.cannotSignIn}>
          <p>{words.cannotSignInText()}</p>
        </Part>
        <Part title={words.noInvite}>
          <p>{words.noInviteText}</p>
        </Part>
        <Part title={words.refused}>
          <p>{words.refusedText}</p>
        </Part>
        <Part title={words.intuit}>
          <p>{words.intuitText()}</p>
        </Part>
        <Part title={words.limits}>
          <p>{words.limitsSimulated}</p>
          <p>{words.limitsSpeed}</p>
        </Part>
        <Part title={words.running}>
          <p>{words.runningText()}</p>
        </Part>
      </Article>
    </PageFrame>
  );
}

function Contact({ email, hours }: PublicData['support']) {
  return (
    <>
      <p>{email === null ? words.noAddress : words.email(email)}</p>
      {hours === null ? null : <p>{words.hours(hours)}</p>}
    </>
  );
}
