import { Button, Inline } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { Setup, SetupStepId } from '../../shared/setup/setup.queries.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './dashboard.messages.ts';
import { useSetupChoice, type SetupChoice } from './use-setup-choice.ts';

export type SetupSkipsProps = { client: Client; setup: Setup; step: SetupStepId };

const PLATFORMS = ['ubereats', 'doordash'] as const;

/** What can be skipped of a step, or taken up again, by whoever may set up the client. */
export function SetupSkips({ client, setup, step: id }: SetupSkipsProps) {
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
