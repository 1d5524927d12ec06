import { Link } from '@platebook/ui';
import { Article } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import * as styles from './frame.css.ts';

export function NotFoundPage() {
  return (
    <PageFrame
      title="Page not found – Platebook"
      description="There is no page at this address."
      canonical={null}
    >
      <Article
        title="There’s no page here"
        lead="The address may be misspelled, or the page has moved. Nothing in your books changed."
      >
        <p>
          Go to the <Link href="/">front page</Link>, <Link href="/dashboard">your dashboard</Link>,
          or <Link href="/support">support</Link>.
        </p>
      </Article>
    </PageFrame>
  );
}

/** `isBusy`: the server is starting, or cannot reach what it needs. */
export function FailurePage({ requestId, isBusy }: { requestId: string; isBusy: boolean }) {
  return (
    <PageFrame
      title={`${isBusy ? 'Not available' : 'Something went wrong'} – Platebook`}
      description="This page could not be shown."
      canonical={null}
    >
      <Article
        title={isBusy ? 'Platebook isn’t available right now' : 'Something went wrong on our side'}
        lead="We couldn’t show this page. Nothing was posted. Try again in a minute."
      >
        <p>
          If it keeps happening, contact <Link href="/support">support</Link> with this request
          number: <span className={styles.mark}>{requestId}</span>
        </p>
      </Article>
    </PageFrame>
  );
}
