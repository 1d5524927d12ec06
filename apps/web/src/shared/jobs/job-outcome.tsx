import { Banner, Button, Inline, Link, Progress, Stack, Text } from '@platebook/ui';
import { useServices } from '../services.ts';
import { outcomeInWords, percentOf, progressInWords } from './job.view.ts';
import type { Job } from './jobs.ts';
import { words } from './jobs.messages.ts';
import { useJobs } from './use-jobs.ts';

/** A job's progress, result and undo, in context. Nothing once it is dismissed. */
export function JobOutcome({ id }: { id: string | null }) {
  const job = useJobs().find((one) => one.id === id);
  if (job === undefined) {
    return null;
  }
  return job.endedAtMs === null ? <Running job={job} /> : <Ended job={job} />;
}

function Running({ job }: { job: Job }) {
  const { jobs } = useServices();
  const title = job.state === 'undoing' ? words.undoing(job.title) : job.title;
  return (
    <Stack gap="xs">
      <Progress label={title} percent={percentOf(job)} valueText={progressInWords(job)} labelled />
      <Inline gap="md">
        <Text as="span" size="small" tone="muted">
          {words.youCanLeave}
        </Text>
        <Button size="sm" variant="quiet" onClick={() => jobs.stop(job.id)}>
          {words.stop}
        </Button>
      </Inline>
    </Stack>
  );
}

const TONES = {
  done: 'success',
  undone: 'success',
  stopped: 'info',
  partial: 'warning',
  failed: 'danger',
} as const;

function Ended({ job }: { job: Job }) {
  const { jobs } = useServices();
  const { id, state, link, canUndo } = job;
  if (state === 'running' || state === 'undoing') {
    return null;
  }
  const isOpen = state === 'partial' || state === 'failed' || state === 'stopped';
  return (
    <Banner
      tone={TONES[state]}
      title={outcomeInWords(job)}
      appeared
      onDismiss={() => jobs.dismiss(id)}
      dismissLabel={words.dismiss}
      action={
        <Inline gap="xs">
          {link === undefined ? null : <Link href={link.href}>{link.text}</Link>}
          {isOpen ? <Button onClick={() => jobs.retry(id)}>{words.tryAgain}</Button> : null}
          {canUndo ? (
            <Button icon="undo" onClick={() => jobs.undo(id)}>
              {words.undo}
            </Button>
          ) : null}
        </Inline>
      }
    >
      {meaningOf(job)}
    </Banner>
  );
}

/** How many failures a banner names; the rest are counted. */
const NAMED_MAX = 5;

function Refusals({ failures }: Pick<Job, 'failures'>) {
  const rest = failures.length - NAMED_MAX;
  return (
    <Stack>
      {failures.slice(0, NAMED_MAX).map(({ item, message }) => (
        <Text key={item.id} as="span">
          {words.refusal(item.name, message)}
        </Text>
      ))}
      {rest > 0 ? <Text as="span">{words.moreRefused(rest)}</Text> : null}
    </Stack>
  );
}

/** Complete success needs no further text. */
function meaningOf({ state, failures, over, total }: Job) {
  if (failures.length > 0) {
    return <Refusals failures={failures} />;
  }
  return state === 'stopped' ? words.doneOf(over, total) : undefined;
}
