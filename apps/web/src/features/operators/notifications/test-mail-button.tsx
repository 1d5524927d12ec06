import { Banner, Button } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import type { ComposeFields, Composed } from './compose-schema.ts';
import { words } from './notifications.messages.ts';
import { sendTestMail } from './send.ts';

export type TestMailButtonProps = { form: UseFormReturn<ComposeFields, unknown, Composed> };

/** Mails what is typed so far to whoever types it. */
export function TestMailButton({ form }: TestMailButtonProps) {
  const { api } = useServices();
  const test = useMutation({ mutationFn: () => sendTestMail(api, form.getValues()) });
  const send = async () => {
    if (await form.trigger(['title', 'message'], { shouldFocus: true })) {
      test.mutate();
    }
  };
  return (
    <>
      <Button loading={test.isPending} onClick={() => void send()}>
        {words.sendTest}
      </Button>
      {test.isError ? (
        <Banner tone="danger" title={failureTitle(test.error)} appeared>
          {words.testFailed}
        </Banner>
      ) : null}
      {test.isSuccess ? <Banner tone="success" title={words.testSent(test.data)} appeared /> : null}
    </>
  );
}
