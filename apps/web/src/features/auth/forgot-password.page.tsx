import { MESSAGES, type components } from '@platebook/api-client';
import { Banner, Button, ErrorSummary, Link, Stack, Text, TextField } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { object } from 'valibot';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { ChooseNewPassword } from './choose-new-password.tsx';
import { askForNewPassword, CodeForm } from './code-form.tsx';
import { identifierSchema } from './identifier-schema.ts';
import { toAddress, type Identifier } from './identifier.ts';
import { codeWords } from './code.messages.ts';
import { recoveryWords } from './recovery.messages.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';

type Session = components['schemas']['GoTrueSession'];

const schema = object({ identifier: identifierSchema });

/** Requests a password reset. The response never reveals whether an account exists. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<Identifier | null>(null);
  const [opened, setOpened] = useState<Session | null>(null);
  const navigate = useNavigate();
  if (opened !== null) {
    return (
      <ChooseNewPassword
        session={opened}
        user={opened.user}
        onRefused={() => setOpened(null)}
        onCancel={() => void navigate('/login')}
      />
    );
  }
  if (sentTo !== null) {
    return <Sent to={sentTo} onSession={setOpened} onOther={() => setSentTo(null)} />;
  }
  return <Ask onSent={setSentTo} />;
}

function Ask({ onSent }: { onSent: (identifier: Identifier) => void }) {
  const goTrue = useGoTrue();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { identifier: '' },
  });
  const ask = useMutation({
    mutationFn: ({ identifier }: { identifier: Identifier }) =>
      askForNewPassword(goTrue, identifier),
    onSuccess: (_, { identifier }) => onSent(identifier),
  });
  const { summary, onSubmit } = useFormSubmit(form, ask.mutate);
  return (
    <PublicPage
      title={recoveryWords.forgotten}
      description={recoveryWords.whatIsSent}
      below={<BackToSignIn />}
    >
      {ask.isError ? (
        <Banner tone="danger" title={serverSentence(MESSAGES.failedToSendResetEmail)} appeared>
          {failureTitle(ask.error)}
        </Banner>
      ) : null}
      <ErrorSummary errors={summary} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          <TextField
            id="identifier"
            label={recoveryWords.identifier}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={form.formState.errors.identifier?.message}
            {...form.register('identifier')}
          />
          <Button type="submit" variant="primary" full loading={ask.isPending}>
            {recoveryWords.sendLink}
          </Button>
        </Stack>
      </form>
    </PublicPage>
  );
}

type SentProps = {
  to: Identifier;
  onSession: (session: Session) => void;
  onOther: () => void;
};

function Sent({ to, onSession, onOther }: SentProps) {
  const isMail = 'email' in to;
  return (
    <PublicPage
      title={isMail ? codeWords.checkMail : codeWords.checkPhone}
      description={recoveryWords.sentTo(toAddress(to))}
      below={<BackToSignIn />}
    >
      <Text>{isMail ? codeWords.openLink : codeWords.enterTexted}</Text>
      <CodeForm
        identifier={to}
        purpose="recovery"
        submitLabel={recoveryWords.goOn}
        onSession={onSession}
      />
      <Button variant="quiet" onClick={onOther}>
        {recoveryWords.otherAddress}
      </Button>
    </PublicPage>
  );
}

function BackToSignIn() {
  return (
    <Text size="small">
      <Link href="/login">{recoveryWords.backToSignIn}</Link>
    </Text>
  );
}
