import { ButtonLink, Icon, PayoutWaterfall } from '@platebook/ui';
import { EntrySlip } from './entry-slip.tsx';
import { EXAMPLE, EXAMPLES } from './example-payout.ts';
import { QUESTIONS, ROLES, SECURITY, STEPS } from './home.words.ts';
import { PageFrame } from './page-frame.tsx';
import { Pricing } from './pricing.tsx';
import type { PublicData } from './public-data.ts';
import * as frame from './frame.css.ts';
import * as styles from './home.css.ts';
import { Section } from './section.tsx';

const SECTIONS = [
  { href: '#proof', label: 'How it works' },
  { href: '#security', label: 'Security' },
  { href: '#pricing', label: 'Pricing' },
  { href: '#questions', label: 'Questions' },
];

/** The front page. */
export function HomePage({ siteUrl, plans, needsInvite }: PublicData) {
  return (
    <PageFrame
      title="Platebook – Uber Eats and DoorDash payouts in QuickBooks, to the cent"
      description="Platebook turns Uber Eats and DoorDash payouts into balanced QuickBooks journal entries, with the report rows behind every line."
      canonical={`${siteUrl}/`}
      sections={SECTIONS}
    >
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={frame.promise}>
            Your Uber Eats and DoorDash payouts in QuickBooks, right to the cent.
          </h1>
          <p className={frame.lead}>
            Platebook reads each payout report, splits it into sales, tax, promotions, refunds, and
            fees, and posts one balanced entry with every report row behind it.
          </p>
          <Start needsInvite={needsInvite} />
        </div>
        <EntrySlip example={EXAMPLE} />
      </div>
      <Examples />
      <Proof />
      <Roles />
      <Security />
      <Pricing plans={plans} />
      <Questions />
      <div className={styles.section}>
        <div className={frame.frame}>
          <div className={styles.pitch}>
            <h2 className={styles.sectionTitle}>Start with last week’s payout.</h2>
            <Start needsInvite={needsInvite} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function Start({ needsInvite }: Pick<PublicData, 'needsInvite'>) {
  return (
    <div className={styles.actions}>
      <span className={frame.whenSignedOut}>
        <ButtonLink href="/register" variant="primary">
          Create account
        </ButtonLink>
      </span>
      <span className={frame.whenSignedIn}>
        <ButtonLink href="/dashboard" variant="primary">
          Open dashboard
        </ButtonLink>
      </span>
      <span className={frame.whenSignedOut}>
        <span className={styles.note}>
          {needsInvite === true ? 'You’ll need an invite code. ' : ''}Setup takes about 2 minutes.
        </span>
      </span>
    </div>
  );
}

function Examples() {
  return (
    <Section
      id="example"
      title="Where the money went"
      lead="Your bank shows one deposit. Platebook shows what is in it, and the account each part posts to."
    >
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>Show an example from</legend>
        {EXAMPLES.map(({ id, platform }, at) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name="example"
              id={`example-${id}`}
              value={id}
              defaultChecked={at === 0}
              autoComplete="off"
              className={styles.radio}
            />
            {platform}
          </label>
        ))}
      </fieldset>
      {EXAMPLES.map(({ id, title, currency, steps, sentence }) => (
        <div key={id} data-example={id} className={styles.example}>
          <PayoutWaterfall
            title={title}
            currency={currency}
            steps={steps}
            sentence={sentence}
            headingLevel={3}
            scriptless
          />
        </div>
      ))}
    </Section>
  );
}

function Proof() {
  return (
    <Section
      id="proof"
      title="How every cent is proven"
      lead="An entry isn’t a summary you have to trust. It’s a sum you can open."
      sunken
    >
      <ol className={styles.four}>
        {STEPS.map(({ title, text }, at) => (
          <li key={title} className={styles.entry}>
            <span className={styles.ordinal} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={frame.entryTitle}>{title}</h3>
            <p className={styles.prose}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Roles() {
  return (
    <Section id="roles" title="Who it’s for">
      <div className={styles.three}>
        {ROLES.map(({ title, facts }) => (
          <div key={title} className={styles.entry}>
            <h3 className={frame.entryTitle}>{title}</h3>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Security() {
  return (
    <Section
      id="security"
      title="Your books stay yours"
      lead="You can check each of these in the source code."
      sunken
      beside
    >
      <dl className={styles.pairs}>
        {SECURITY.map(({ title, text }) => (
          <div key={title} className={styles.pair}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Questions() {
  return (
    <Section id="questions" title="Questions" beside>
      {QUESTIONS.map(({ title, text }) => (
        <details key={title} className={styles.question}>
          <summary className={styles.asked}>
            {title}
            <span className={styles.askedMark}>
              <Icon name="add" size={20} />
            </span>
          </summary>
          <p className={styles.answered}>{text}</p>
        </details>
      ))}
    </Section>
  );
}
