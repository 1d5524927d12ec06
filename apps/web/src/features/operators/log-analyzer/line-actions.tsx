import { Button, ButtonLink, Text, type LogLine } from '@platebook/ui';
import { traceHref } from '../dataflow/dataflow.view.ts';
import { words } from './logs.messages.ts';

export type LineActionsProps = {
  line: LogLine;
  capabilities: readonly string[];
  onReveal: () => void;
};

/** Where a line links to; without permission the link names the required capability. */
export function LineActions({ line, capabilities, onReveal }: LineActionsProps) {
  const requestId = line.fields?.['request_id'];
  const mayTrace = capabilities.includes('view_request_traces');
  const mayReveal = capabilities.includes('view_error_analysis');
  const isWithheld = (line.hidden ?? []).length > 0;
  return (
    <>
      {typeof requestId !== 'string' ? null : mayTrace ? (
        <ButtonLink size="sm" href={traceHref(requestId)}>
          {words.trace}
        </ButtonLink>
      ) : (
        <Missing action={words.trace} capability="view_request_traces" />
      )}
      {!isWithheld ? null : mayReveal ? (
        <Button size="sm" icon="show" onClick={onReveal}>
          {words.reveal}
        </Button>
      ) : (
        <Missing action={words.reveal} capability="view_error_analysis" />
      )}
    </>
  );
}

function Missing({ action, capability }: { action: string; capability: string }) {
  return (
    <>
      <Button size="sm" disabled>
        {action}
      </Button>
      <Text as="span" size="small" tone="muted">
        {words.needs(capability)}
      </Text>
    </>
  );
}
