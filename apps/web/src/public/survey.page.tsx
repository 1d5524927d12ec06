import { Button, ButtonLink, Link } from '@platebook/ui';
import type { ReactNode } from 'react';
import { Article, Part } from './article.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PublicData, SurveyContent } from './public-data.ts';
import { localPath } from '../shared/language/local-path.ts';
import { words } from './survey.messages.ts';
import * as styles from './survey.css.ts';
import * as frame from './frame.css.ts';

type SurveyProps = { data: PublicData; survey: SurveyContent };
type Step = SurveyContent['step'];
type Question = Extract<Step, { name: 'question' }>;

/** The survey's start, a question, or its end. Plain forms, without a script. */
export function SurveyPage({ data, survey }: SurveyProps) {
  const { step } = survey;
  const isPrivate = step.name !== 'start' && step.name !== 'closed';
  return (
    <PageFrame
      title={`${step.name === 'question' ? step.title : words.title} – Platebook`}
      description={words.description}
      path={isPrivate ? null : '/survey'}
      site={data}
    >
      <Content data={data} survey={survey} />
    </PageFrame>
  );
}

function Content({ data, survey }: SurveyProps) {
  const { step } = survey;
  if (step.name === 'question') {
    return <QuestionForm survey={survey} question={step} />;
  }
  if (step.name === 'saved') {
    return <Saved siteUrl={data.siteUrl} token={step.token} />;
  }
  if (step.name === 'done') {
    return (
      <Article
        title={step.isJustNow ? words.doneTitle : words.answeredTitle}
        lead={step.isJustNow ? words.doneLead : words.answeredLead}
      >
        <NextStep />
      </Article>
    );
  }
  return step.name === 'closed' ? (
    <Article title={words.closedTitle} lead={words.closedLead}>
      <NextStep />
    </Article>
  ) : (
    <Article title={survey.title} lead={survey.lead}>
      <form action={localPath('/survey')} method="post" className={styles.form}>
        <p>{words.anonymous}</p>
        <p>
          <Button type="submit" variant="primary">
            {words.start}
          </Button>
        </p>
      </form>
    </Article>
  );
}

function NextStep() {
  return (
    <Part title={words.nextStep}>
      <p>
        <Link href={localPath('/blog')}>{words.readBlog}</Link>
      </p>
      <p>
        <ButtonLink href="/register" variant="primary">
          {words.createAccount}
        </ButtonLink>
      </p>
    </Part>
  );
}

function Saved({ siteUrl, token }: { siteUrl: string; token: string }) {
  const path = localPath(`/survey/${token}`);
  return (
    <Article title={words.savedTitle} lead={words.savedLead}>
      <p className={styles.address}>
        <a href={path}>{`${siteUrl}${path}`}</a>
      </p>
      <p>
        <ButtonLink href={path}>{words.continue}</ButtonLink>
      </p>
    </Article>
  );
}

function QuestionForm({ survey, question }: { survey: SurveyContent; question: Question }) {
  const { token, number, title, type } = question;
  const path = localPath(`/survey/${token}`);
  const hint =
    type === 'text' ? words.writeText : type === 'one' ? words.chooseOne : words.chooseSeveral;
  return (
    <div className={frame.reading}>
      <form action={path} method="post" className={`${frame.article} ${styles.form}`}>
        <Progress number={number} count={survey.count} />
        <input type="hidden" name="question" value={question.id} />
        <h1 id="asked" className={frame.articleTitle}>
          {title}
        </h1>
        {question.isMissing ? (
          <p id="problem" role="alert" className={styles.problem}>
            {type === 'text' ? words.missingText : words.missing}
          </p>
        ) : null}
        <div>
          <p id="hint" className={styles.hint}>
            {hint}
          </p>
          {type === 'text' ? <TextAnswer question={question} /> : <Choices question={question} />}
        </div>
        <Actions isLast={number === survey.count} />
        {number === 1 ? null : (
          <p>
            <Link href={`${path}?question=${number - 1}`}>{words.back}</Link>
          </p>
        )}
      </form>
    </div>
  );
}

function Progress({ number, count }: { number: number; count: number }) {
  const steps: ReactNode[] = Array.from({ length: count }, (_, at) => (
    <span key={at} className={at < number ? styles.stepDone : styles.step} />
  ));
  return (
    <div className={styles.progress}>
      <p>{words.progress(number, count)}</p>
      <div aria-hidden="true" className={styles.steps}>
        {steps}
      </div>
    </div>
  );
}

function Choices({ question }: { question: Question }) {
  const { type, options, chosen, isMissing } = question;
  return (
    <div
      role={type === 'one' ? 'radiogroup' : 'group'}
      aria-labelledby="asked"
      aria-describedby={isMissing ? 'problem hint' : 'hint'}
      className={styles.choices}
    >
      {options.map(({ id, label }) => (
        <label key={id} className={styles.choice}>
          <input
            type={type === 'one' ? 'radio' : 'checkbox'}
            name="choice"
            value={id}
            defaultChecked={chosen.includes(id)}
            className={styles.mark}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function TextAnswer({ question }: { question: Question }) {
  return (
    <textarea
      name="text"
      rows={6}
      maxLength={2_000}
      aria-labelledby="asked"
      aria-describedby={question.isMissing ? 'problem hint' : 'hint'}
      defaultValue={question.text}
      className={styles.area}
    />
  );
}

/** The first one is the form's default button. */
function Actions({ isLast }: { isLast: boolean }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" name="action" value="next" variant="primary">
        {isLast ? words.finish : words.next}
      </Button>
      <Button type="submit" name="action" value="skip">
        {words.skip}
      </Button>
      <Button type="submit" name="action" value="later">
        {words.later}
      </Button>
    </div>
  );
}
