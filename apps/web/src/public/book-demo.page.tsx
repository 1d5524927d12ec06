import { Button, Link } from '@platebook/ui';
import type { ReactNode } from 'react';
import { localPath } from '../shared/language/local-path.ts';
import { Article, Part } from './article.tsx';
import * as styles from './book-demo.css.ts';
import { words } from './book-demo.messages.ts';
import { PageFrame } from './page-frame.tsx';
import type { DemoContent, DemoForm, PublicData } from './public-data.ts';

type Step = DemoContent['step'];
type Problems = Extract<Step, { name: 'refused' }>['problems'];
type Problem = Problems[number];

const EMPTY: DemoForm = {
  name: '',
  email: '',
  business: '',
  role: '',
  stores: '',
  platforms: [],
  books: '',
  message: '',
};

/** Requests a demo with a form that needs no script. */
export function BookDemoPage({ data, demo }: { data: PublicData; demo: DemoContent }) {
  const { step } = demo;
  return (
    <PageFrame
      title={`${words.title} – Platebook`}
      description={words.description}
      path={step.name === 'form' ? '/book-demo' : null}
      site={data}
    >
      {step.name === 'sent' ? (
        <Sent />
      ) : (
        <Article title={words.title} lead={words.lead}>
          {step.name === 'refused' ? (
            <RequestForm values={step.values} problems={step.problems} />
          ) : (
            <RequestForm values={EMPTY} problems={[]} />
          )}
        </Article>
      )}
    </PageFrame>
  );
}

function Sent() {
  return (
    <Article title={words.sentTitle} lead={words.sentLead}>
      <Part title={words.next}>
        <p>
          <Link href={localPath('/blog')}>{words.readBlog}</Link>
        </p>
        <p>
          <Link href={localPath('/')}>{words.seeExample}</Link>
        </p>
      </Part>
    </Article>
  );
}

type FormProps = { values: DemoForm; problems: Problems };

function RequestForm({ values, problems }: FormProps) {
  const about = (id: Problem) => ({ id, value: values[id], isMissing: problems.includes(id) });
  return (
    <form action={localPath('/book-demo')} method="post" className={styles.form}>
      {problems.length === 0 ? null : <ProblemSummary problems={problems} />}
      <TextInput {...about('name')} label={words.name} autoComplete="name" maxLength={100} />
      <TextInput
        {...about('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextInput
        {...about('business')}
        label={words.business}
        autoComplete="organization"
        maxLength={120}
      />
      <Optional {...values} />
      <div className={styles.unseen}>
        <label htmlFor="website">{words.website}</label>
        <input id="website" type="text" tabIndex={-1} autoComplete="off" name="website" />
      </div>
      <p className={styles.note}>{words.privacy}</p>
      <p>
        <Button type="submit" variant="primary">
          {words.send}
        </Button>
      </p>
    </form>
  );
}

/** The form's errors, linked to their fields. */
function ProblemSummary({ problems }: { problems: Problems }) {
  return (
    <div role="alert" className={styles.problems}>
      <p className={styles.problemsTitle}>{words.problems}</p>
      <ul>
        {problems.map((id) => (
          <li key={id}>
            <Link href={`#${id}`}>{missing(id)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function missing(id: Problem): string {
  return { name: words.nameMissing, email: words.emailMissing, business: words.businessMissing }[
    id
  ];
}

type TextInputProps = {
  id: Problem;
  label: string;
  value: string;
  isMissing: boolean;
  type?: 'text' | 'email';
  autoComplete: string;
  maxLength: number;
};

function TextInput({ id, label, value, isMissing, type = 'text', ...rest }: TextInputProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {isMissing ? (
        <span id={`${id}-problem`} className={styles.problem}>
          {missing(id)}
        </span>
      ) : null}
      <input
        id={id}
        name={id}
        type={type}
        required
        defaultValue={value}
        className={styles.input}
        {...(isMissing ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {})}
        {...rest}
      />
    </div>
  );
}

function Optional({ role, stores, platforms, books, message }: DemoForm) {
  return (
    <>
      <h2 className={styles.label}>{words.optional}</h2>
      <Choice id="role" label={words.role} value={role} options={roles()} />
      <Choice id="stores" label={words.stores} value={stores} options={storeCounts()} />
      <fieldset className={styles.field}>
        <legend className={styles.label}>{words.platforms}</legend>
        {platformNames().map(([id, name]) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              name="platforms"
              value={id}
              defaultChecked={platforms.includes(id)}
              className={styles.mark}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Choice id="books" label={words.books} value={books} options={bookNames()} />
      <Labelled id="message" label={words.message}>
        <textarea
          id="message"
          name="message"
          rows={5}
          maxLength={2_000}
          defaultValue={message}
          className={styles.area}
        />
      </Labelled>
    </>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

type ChoiceProps = { id: string; label: string; value: string; options: Options };

function Choice({ id, label, value, options }: ChoiceProps) {
  return (
    <Labelled id={id} label={label}>
      <select id={id} name={id} defaultValue={value} className={styles.input}>
        <option value="">{words.choose}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}

const roles = (): Options => [
  ['owner', words.owner],
  ['bookkeeper', words.bookkeeper],
  ['adviser', words.adviser],
  ['other', words.otherRole],
];

const storeCounts = (): Options => [
  ['1', words.oneStore],
  ['2_to_5', words.fewStores],
  ['6_to_20', words.severalStores],
  ['over_20', words.manyStores],
];

const platformNames = (): Options => [
  ['ubereats', 'Uber Eats'],
  ['doordash', 'DoorDash'],
  ['other', words.otherPlatform],
];

const bookNames = (): Options => [
  ['quickbooks_online', words.quickBooks],
  ['other', words.otherBooks],
  ['none', words.noBooks],
];
