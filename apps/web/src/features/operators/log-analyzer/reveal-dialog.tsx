import { Banner, Button, Dialog, Stack, Text, TextArea } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { words } from './logs.messages.ts';
import { revealLine, type RevealedFields } from './logs.queries.ts';

const LONGEST_REASON = 500;

export type RevealDialogProps = {
  lineId: string;
  onRevealed: (fields: RevealedFields) => void;
  onClose: () => void;
};

/** Asks for a reason, then reveals the redacted parts of a line. */
export function RevealDialog({ lineId, onRevealed, onClose }: RevealDialogProps) {
  const { api } = useServices();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const reveal = useMutation({
    mutationFn: () => revealLine(api, { lineId, reason: reason.trim() }),
    onSuccess: ({ fields }) => onRevealed(fields),
  });
  const isBlank = reason.trim() === '';
  return (
    <Dialog open onOpenChange={onClose} busy={reveal.isPending} title={words.revealTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(isBlank);
          if (!isBlank) {
            reveal.mutate();
          }
        }}
      >
        <Stack gap="lg">
          {reveal.isError ? (
            <Banner tone="danger" title={failureTitle(reveal.error)} appeared>
              {words.notRevealed}
            </Banner>
          ) : null}
          <Text>{words.revealMeaning}</Text>
          <TextArea
            label={words.reason}
            limit={LONGEST_REASON}
            value={reason}
            error={isRefused && isBlank ? words.enterReason : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button type="submit" variant="primary" loading={reveal.isPending}>
            {words.revealConfirm}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
