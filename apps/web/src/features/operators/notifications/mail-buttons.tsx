import { Banner, Button, Inline, Stack } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import type { ComposeFields, Composed } from './compose-schema.ts';
import { MailPreviewDialog } from './mail-preview-dialog.tsx';
import { words } from './notifications.messages.ts';
import { previewMail, sendTestMail } from './send.ts';

export type MailButtonsProps = {
  form: UseFormReturn<ComposeFields, unknown, Composed>;
  /** Rendered first. */
  children: ReactNode;
};

/** Previews the mail of the current input, or sends it to the author; recipients may still be missing. */
export function MailButtons({ form, children }: MailButtonsProps) {
  const { api } = useServices();
  const preview = useMutation({ mutationFn: () => previewMail(api, form.getValues()) });
  const test = useMutation({ mutationFn: () => sendTestMail(api, form.getValues()) });
  const start = async ({ mutate }: Pick<typeof preview | typeof test, 'mutate'>) => {
    if (await form.trigger(['title', 'message'], { shouldFocus: true })) {
      mutate();
    }
  };
  return (
    <Stack gap="md">
      {preview.isError ? (
        <Banner tone="danger" title={failureTitle(preview.error)} appeared>
          {words.previewFailed}
        </Banner>
      ) : null}
      {test.isError ? (
        <Banner tone="danger" title={failureTitle(test.error)} appeared>
          {words.testFailed}
        </Banner>
      ) : null}
      {test.isSuccess ? <TestBanner {...test.data} /> : null}
      <Inline>
        {children}
        <Button loading={preview.isPending} onClick={() => void start(preview)}>
          {words.previewEmail}
        </Button>
        <Button loading={test.isPending} onClick={() => void start(test)}>
          {words.sendTest}
        </Button>
      </Inline>
      {preview.data === undefined ? null : (
        <MailPreviewDialog mails={preview.data} onClose={preview.reset} />
      )}
    </Stack>
  );
}

type TestBannerProps = Awaited<ReturnType<typeof sendTestMail>>;

function TestBanner({ email, status }: TestBannerProps) {
  return status === 'queued' ? (
    <Banner tone="success" title={words.testSent(email)} appeared />
  ) : (
    <Banner tone="warning" title={words.testKept(email)} appeared>
      {words.testKeptMeaning}
    </Banner>
  );
}
