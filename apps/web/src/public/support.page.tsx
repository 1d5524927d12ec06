import { Link } from '@platebook/ui';
import { Article, Part } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PublicData } from './public-data.ts';

/** How to reach somebody, what one can do alone, and what the product cannot do yet. */
export function SupportPage({ siteUrl, support }: PublicData) {
  return (
    <PageFrame
      title="Support – Platebook"
      description="How to reach someone about Platebook, what you can try yourself, and known limits."
      canonical={`${siteUrl}/support`}
    >
      <Article
        title="Support"
        lead="When an error shows a request number, include it in your message. It tells us exactly what happened."
      >
        <Part title="Contact">
          <Contact {...support} />
        </Part>
        <SelfHelp />
        <Part title="Known limits">
          <p>
            Platebook has been tested against simulated Uber Eats, DoorDash, and QuickBooks
            services. It hasn’t been used with the live services yet.
          </p>
          <p>
            QuickBooks limits how fast one company can be called, so a long backlog posts at about
            four entries a second.
          </p>
        </Part>
        <Part title="Is Platebook running?">
          <p>
            The <Link href="/readyz">status address</Link> says <q>ready</q> when the server and its
            database answer.
          </p>
        </Part>
      </Article>
    </PageFrame>
  );
}

function Contact({ email, hours }: PublicData['support']) {
  return (
    <>
      {email === null ? (
        <p>
          This installation has no support address. Ask the person who runs it, or who gave you your
          invite code.
        </p>
      ) : (
        <p>
          Email <Link href={`mailto:${email}`}>{email}</Link>.
        </p>
      )}
      {hours === null ? null : <p>Hours: {hours}</p>}
    </>
  );
}

function SelfHelp() {
  return (
    <>
      <Part title="You can’t sign in">
        <p>
          <Link href="/forgot-password">Reset your password</Link>. The link in the email works
          once, for an hour, and a newer link replaces it. After many attempts, wait until the time
          the page shows.
        </p>
      </Part>
      <Part title="You don’t have an invite code">
        <p>
          Ask whoever runs this installation, or someone who already works in it. Owners can invite
          their team without a code.
        </p>
      </Part>
      <Part title="A report is refused">
        <p>
          The import names the row, the column, what was expected, and what was found. Nothing was
          posted. Download the report from the platform again. If it’s refused again, keep the file
          and contact support.
        </p>
      </Part>
      <Part title="Intuit asks you to verify your email">
        <p>
          After you sign in, follow the steps in{' '}
          <Link href="/help/intuit-email-verification">Verify your email with Intuit</Link>.
        </p>
      </Part>
    </>
  );
}
