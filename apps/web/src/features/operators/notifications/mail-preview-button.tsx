import { Banner, Button } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import type { ComposeFields, Composed } from './compose-schema.ts';
import { MailPreviewDialog } from './mail-preview-dialog.tsx';
import { words } from './notifications.messages.ts';
import { previewMail } from './send.ts';

export type MailPreviewButtonProps = {
  form: UseFormReturn<ComposeFields, unknown, Composed>;
};

/** Shows the mail of what is typed so far; whom it is for may still be open. */
export function MailPreviewButton({ form }: MailPreviewButtonProps) {
  const { api } = useServices();
  const preview = useMutation({ mutationFn: () => previewMail(api, form.getValues()) });
  const show = async () => {
    if (await form.trigger(['title', 'message'], { shouldFocus: true })) {
      preview.mutate();
    }
  };
  return (
    <>
      <Button loading={preview.isPending} onClick={() => void show()}>
        {words.previewEmail}
      </Button>
      {preview.isError ? (
        <Banner tone="danger" title={failureTitle(preview.error)} appeared>
          {words.previewFailed}
        </Banner>
      ) : null}
      {preview.data === undefined ? null : (
        <MailPreviewDialog mails={preview.data} onClose={preview.reset} />
      )}
    </>
  );
}
