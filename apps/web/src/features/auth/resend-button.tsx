import { isApiError } from '@platebook/api-client';
import { Button, Inline, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCountdown } from '../../shared/format/countdown.ts';
import { useWait } from '../../shared/forms/use-wait.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { words } from './login.messages.tsx';

/** The auth service's minimum interval between messages to one address. */
const BETWEEN_MESSAGES_S = 60;

export type ResendButtonProps = {
  send: () => Promise<void>;
  children: string;
  /** A message was just sent, so the cooldown starts at once. */
  justSent?: boolean;
};

/** Resends a message, no sooner than the service allows. */
export function ResendButton({ send, children, justSent = false }: ResendButtonProps) {
  const { seconds, start } = useWait();
  const resend = useMutation({
    mutationFn: send,
    onSuccess: () => start(BETWEEN_MESSAGES_S),
    onError: (error) => {
      if (isApiError(error) && error.status === 429) {
        start(error.retryAfterSeconds ?? BETWEEN_MESSAGES_S);
      }
    },
  });
  useEffect(() => {
    if (justSent) {
      start(BETWEEN_MESSAGES_S);
    }
  }, [justSent, start]);
  return (
    <Inline gap="sm">
      <Button
        size="sm"
        disabled={seconds > 0}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {children}
      </Button>
      {seconds > 0 ? (
        <Text as="span" size="small" tone="muted">
          {words.resendIn(formatCountdown(seconds), resend.isSuccess)}
        </Text>
      ) : null}
      {resend.isError && seconds === 0 ? (
        <Text as="span" size="small" tone="danger">
          {failureTitle(resend.error)}
        </Text>
      ) : null}
    </Inline>
  );
}
