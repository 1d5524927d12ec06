import { ButtonLink, Inline, Link, SetupChecklist, type SetupStep } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import type { Setup } from '../../shared/setup/setup.queries.ts';
import { nextAction, stepWords } from '../../shared/setup/setup.view.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';

export type SetupListProps = { client: Client; setup: Setup };

/** The way to the first posted payout: what is done, what waits, and the one button for the step that comes next. */
export function SetupList({ client, setup }: SetupListProps) {
  return (
    <SetupChecklist
      // Each time a step is done, the next one opens.
      key={setup.next}
      title="Get to your first posted payout"
      startsOpen={setup.next ?? undefined}
      steps={setup.steps.map(({ id, state }): SetupStep => {
        const { label, meaning, minutes } = stepWords(id, setup);
        return {
          id,
          label,
          state: state === 'done' ? 'done' : state === 'next' ? 'open' : 'blocked',
          minutes,
          children: meaning,
          action: id === setup.next ? <NextStep client={client} setup={setup} /> : undefined,
        };
      })}
    />
  );
}

function NextStep({ client, setup }: SetupListProps) {
  const href = useClientHref();
  const action = nextAction(setup);
  if (action === null || !mayManage(client)) {
    return null;
  }
  return (
    <Inline gap="md">
      <ButtonLink variant="primary" href={href(action.href)}>
        {action.label}
      </ButtonLink>
      {setup.next === 'connect' ? (
        <Link href={href('/dashboard/sync/files')}>Upload a report instead</Link>
      ) : null}
    </Inline>
  );
}
