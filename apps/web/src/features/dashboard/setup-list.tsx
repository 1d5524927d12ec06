import {
  ButtonLink,
  Inline,
  Link,
  SetupChecklist,
  Stack,
  type SetupStep,
  Button,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../shared/account/me.queries.ts';
import type { Client } from '../../shared/api/entities.ts';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { useServices } from '../../shared/services.ts';
import { words as setupWords } from '../../shared/setup/setup.messages.ts';
import type { Setup, SetupStepId } from '../../shared/setup/setup.queries.ts';
import { nextAction, partWords, stepWords } from '../../shared/setup/setup.view.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './dashboard.messages.ts';
import { useSetupChoice, type SetupChoice } from './use-setup-choice.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';

export type SetupListProps = {
  client: Client;
  setup: Setup;
  /** The three ways to start are rendered above the list and have their own actions. */
  hasDoors: boolean;
};

/**
 * The steps to the first posted payout: done, pending, and one button for the next step. Owner and accountant see the
 * same list, each with their part.
 */
export function SetupList({ client, setup, hasDoors }: SetupListProps) {
  const { api } = useServices();
  const href = useClientHref();
  const choose = useSetupChoice(client.tenant_id);
  const { data: me } = useQuery(meQuery(api));
  const isAdviser = keepsBooks(me?.business_type ?? null, client);
  return (
    <Stack gap="md">
      {mayManage(client) ? null : <ReadOnlyNote>{words.askToSetUp(client.name)}</ReadOnlyNote>}
      <SetupChecklist
        // Remounts when a step is done, to expand the next one.
        key={setup.next}
        title={
          client.client_category === 'delivery_only'
            ? setupWords.titleWithoutBooks
            : setupWords.title
        }
        onDismiss={
          mayManage(client) ? () => choose.mutate({ choice: 'list', skipped: true }) : undefined
        }
        startsOpen={hasDoors ? '' : (setup.next ?? undefined)}
        steps={setup.steps.map(({ id, part, state, blocked_by: by }): SetupStep => {
          const { label, meaning, minutes } = stepWords(id, setup);
          const isNext = id === setup.next && !hasDoors;
          return {
            id,
            label,
            who: partWords(part, isAdviser),
            state: by === 'skipped_step' ? 'skipped' : STATES[state],
            minutes,
            children: meaning,
            action: (
              <>
                {isNext ? <NextStep client={client} setup={setup} /> : null}
                <SetupSkips client={client} setup={setup} step={id} />
              </>
            ),
          };
        })}
      />
      {client.level === 'user_owner' && !hasDoors ? (
        <Inline>
          <Link href={href('/dashboard/team-management?invite=someone')}>
            {isAdviser ? words.inviteOwner : words.inviteAccountant}
          </Link>
        </Inline>
      ) : null}
    </Stack>
  );
}

const STATES: Readonly<Record<Setup['steps'][number]['state'], SetupStep['state']>> = {
  done: 'done',
  next: 'open',
  waiting: 'blocked',
  blocked: 'blocked',
  skipped: 'skipped',
};

/** An invited person who never chose a role does not count as an owner. */
function keepsBooks(type: 'owner' | 'adviser' | null, { level }: Client): boolean {
  return type === 'adviser' || (type === null && level !== 'user_owner');
}

function NextStep({ client, setup }: Pick<SetupListProps, 'client' | 'setup'>) {
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
        <Link href={href('/dashboard/sync/files')}>{setupWords.uploadInstead}</Link>
      ) : null}
    </Inline>
  );
}

type SetupSkipsProps = { client: Client; setup: Setup; step: SetupStepId };

const PLATFORMS = ['ubereats', 'doordash'] as const;

/** The skippable parts of a step, for people who may set up the client. */
function SetupSkips({ client, setup, step: id }: SetupSkipsProps) {
  const choose = useSetupChoice(client.tenant_id);
  const step = setup.steps.find((one) => one.id === id);
  if (step === undefined || !mayManage(client)) {
    return null;
  }
  const isOpen = step.state === 'next' || step.state === 'waiting';
  const button = (label: string, choice: SetupChoice) => (
    <Button
      key={choice.choice}
      variant="quiet"
      size="sm"
      loading={choose.isPending && choose.variables.choice === choice.choice}
      onClick={() => choose.mutate(choice)}
    >
      {label}
    </Button>
  );
  const isUnused = (platform: (typeof PLATFORMS)[number]) =>
    setup.unused_platforms.includes(platform);
  return (
    <Inline gap="xs">
      {id === 'connect' && (isOpen || step.state === 'skipped')
        ? PLATFORMS.map((platform) => {
            const name = PLATFORM_NAMES[platform];
            const unused = isUnused(platform);
            const label = unused ? words.platformUsed(name) : words.platformUnused(name);
            return button(label, { choice: platform, skipped: !unused });
          })
        : null}
      {isOpen ? button(words.skipStep, { choice: id, skipped: true }) : null}
      {step.state === 'skipped' && !(id === 'connect' && PLATFORMS.every(isUnused))
        ? button(words.resumeStep, { choice: id, skipped: false })
        : null}
    </Inline>
  );
}
