import { ButtonLink, Icon, Link, PayoutWaterfall } from '@platebook/ui';
import { EntrySlip } from './entry-slip.tsx';
import { examples } from './example-payout.ts';
import { words } from './home.messages.ts';
import { questions, roles, safeguards, steps } from './home.words.ts';
import { words as frameWords } from './page-frame.messages.ts';
import { PageFrame } from './page-frame.tsx';
import { Pricing } from './pricing.tsx';
import type { PublicData } from './public-data.ts';
import * as frame from './frame.css.ts';
import * as styles from './home.css.ts';
import { Section } from './section.tsx';
import { localPath } from '../shared/language/local-path.ts';

const sections = () => [
  { href: '#proof', label: words.howItWorks },
  { href: '#security', label: words.security },
  { href: '#pricing', label: words.pricing },
  { href: '#questions', label: words.questions },
  { href: localPath('/blog'), label: frameWords.blog },
];

/** The front page. */
export function HomePage(data: PublicData) {
  const { plans, needsInvite } = data;
  const [example] = examples();
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      path="/"
      site={data}
      sections={sections()}
    >
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={frame.promise}>{words.promise}</h1>
          <p className={frame.lead}>{words.pitch}</p>
          <Start needsInvite={needsInvite} />
        </div>
        <EntrySlip example={example} />
      </div>
      <Examples />
      <Proof />
      <Story />
      <Roles />
      <Security />
      <Pricing plans={plans} />
      <Questions />
      <div className={styles.section}>
        <div className={frame.frame}>
          <div className={styles.pitch}>
            <h2 className={styles.sectionTitle}>{words.close}</h2>
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
          {words.createAccount}
        </ButtonLink>
      </span>
      <span className={frame.whenSignedIn}>
        <ButtonLink href="/dashboard" variant="primary">
          {words.openDashboard}
        </ButtonLink>
      </span>
      <span className={frame.whenSignedOut}>
        <span className={styles.note}>
          {needsInvite === true ? `${words.needsInvite} ` : ''}
          {words.setupTime}
        </span>
      </span>
    </div>
  );
}

function Examples() {
  return (
    <Section id="example" title={words.exampleTitle} lead={words.exampleLead}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{words.exampleChoice}</legend>
        {examples().map(({ id, platform }, at) => (
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
      {examples().map(({ id, title, currency, steps, sentence }) => (
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
    <Section id="proof" title={words.proofTitle} lead={words.proofLead} sunken>
      <ol className={styles.four}>
        {steps().map(({ title, text }, at) => (
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
    <Section id="roles" title={words.rolesTitle}>
      <div className={styles.three}>
        {roles().map(({ title, facts, door }) => (
          <div key={title} className={styles.entry}>
            <h3 className={frame.entryTitle}>{title}</h3>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <p className={styles.door}>
              <Link href={doorTo(door.to)}>{door.label}</Link>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The destination of a front-page link. */
function doorTo(to: 'register' | 'demo' | 'api'): string {
  if (to === 'demo') {
    return localPath('/book-demo');
  }
  return to === 'register' ? '/register' : '/docs/api';
}

function Pairs({ of }: { of: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.pairs}>
      {of.map(({ title, text }) => (
        <div key={title} className={styles.pair}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Story() {
  const parts = [
    { title: words.storyBefore, text: words.storyBeforeText },
    { title: words.storyAfter, text: words.storyAfterText },
  ];
  return (
    <Section id="bookkeepers" title={words.storyTitle} lead={words.storyLead} beside>
      <Pairs of={parts} />
      <Link href={localPath('/blog/reconcile-doordash-payouts-to-the-bank')}>
        {words.storyMore}
      </Link>
    </Section>
  );
}

function Security() {
  return (
    <Section id="security" title={words.securityTitle} lead={words.securityLead} sunken beside>
      <Pairs of={safeguards()} />
    </Section>
  );
}

function Questions() {
  return (
    <Section id="questions" title={words.questions} beside>
      {questions().map(({ title, text }) => (
        <details key={title} className={styles.question}>
          <summary className={styles.faqQuestion}>
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
