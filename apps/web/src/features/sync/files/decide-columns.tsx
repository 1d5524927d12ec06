import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  Code,
  Heading,
  Inline,
  RadioGroup,
  Select,
  Stack,
  Text,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Blocked } from '../../../shared/api/entities.ts';
import { LINE_ITEM_KEYS, LINE_ITEMS } from '../../../shared/format/line-items.ts';
import { toFailureView } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import {
  findingSentence,
  firstChoice,
  meanings,
  missingFrom,
  refusalTitle,
  toDecisionInput,
  type ColumnChoice,
  type ColumnFinding,
  type GivenColumnDecision,
} from './decide-columns.view.ts';
import { words } from './files.messages.tsx';

export type DecideColumnsProps = {
  tenant: string;
  /** The run that was stopped. */
  run: string;
  /** Why its files were blocked; those with unknown columns need a decision. */
  reasons: readonly Blocked[];
};

/** Decides each unknown money column of a stopped import from its finding. */
export function DecideColumns({ tenant, run, reasons }: DecideColumnsProps) {
  const title = useId();
  const findings = toQuestions(reasons);
  const [choices, setChoices] = useState<ReadonlyMap<string, ColumnChoice>>(new Map());
  const [isSubmitted, setSubmitted] = useState(false);
  const decide = useDecideColumns(tenant, run);
  const choiceOf = (finding: ColumnFinding) => choices.get(finding.column) ?? firstChoice(finding);
  const save = () => {
    setSubmitted(true);
    const decisions = findings.flatMap(
      (finding) => toDecisionInput(finding, choiceOf(finding)) ?? [],
    );
    if (decisions.length === findings.length) {
      decide.mutate(decisions);
    }
  };
  return (
    <Stack as="section" gap="lg" aria-labelledby={title}>
      <Stack gap="xxs">
        <Heading level={2} id={title}>
          {findings.length === 1
            ? words.whatIsThisColumn
            : words.whatAreTheseColumns(findings.length)}
        </Heading>
        <Text as="div" tone="muted">
          {findings.length === 1 ? words.unknownColumn : words.unknownColumns}
        </Text>
      </Stack>
      {findings.map((finding) => (
        <ColumnQuestion
          key={finding.column}
          finding={finding}
          choice={choiceOf(finding)}
          showMissing={isSubmitted}
          onChange={(choice) => setChoices(new Map([...choices, [finding.column, choice]]))}
        />
      ))}
      {decide.isError ? (
        <Banner tone="danger" title={refusalTitle(toFailureView(decide.error))} appeared>
          {words.nothingWasSaved(toFailureView(decide.error).title)}
        </Banner>
      ) : null}
      <Inline>
        <Button variant="primary" loading={decide.isPending} onClick={save}>
          {words.saveAndRead}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Each column once, even if several files of a ZIP contain it. */
function toQuestions(reasons: readonly Blocked[]): ColumnFinding[] {
  const all = reasons.flatMap(({ columns = [] }) => columns);
  return [
    ...new Map(all.toReversed().map((finding) => [finding.column, finding])).values(),
  ].toReversed();
}

type ColumnQuestionProps = {
  finding: ColumnFinding;
  choice: ColumnChoice;
  showMissing: boolean;
  onChange: (choice: ColumnChoice) => void;
};

function ColumnQuestion({ finding, choice, showMissing, onChange }: ColumnQuestionProps) {
  const id = useId();
  const missing = showMissing ? missingFrom(choice) : undefined;
  return (
    <Stack gap="md">
      <RadioGroup
        legend={finding.column}
        hint={
          <>
            {words.rowShows(
              findingSentence(finding),
              finding.row,
              <Code>{finding.cell.trim()}</Code>,
            )}
          </>
        }
        name={id}
        options={meanings()}
        value={choice.meaning ?? ''}
        error={choice.meaning === null ? missing : undefined}
        onChange={({ target }) => {
          const meaning = meanings().find(({ value }) => value === target.value)?.value ?? null;
          onChange({ ...choice, meaning });
        }}
      />
      {choice.meaning === 'component' ? (
        <Select
          label={words.lineItemOf(finding.column)}
          placeholder={words.lineItemPlaceholder}
          options={LINE_ITEM_KEYS.map((value) => ({ value, label: LINE_ITEMS[value] }))}
          value={choice.lineItem ?? ''}
          error={missing}
          onChange={({ target }) => {
            const lineItem = LINE_ITEM_KEYS.find((key) => key === target.value) ?? null;
            onChange({ ...choice, lineItem });
          }}
        />
      ) : null}
    </Stack>
  );
}

function useDecideColumns(tenant: string, run: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const href = useClientHref();
  return useMutation({
    mutationFn: (decisions: readonly GivenColumnDecision[]) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/sync/runs/{run}/column-decisions', {
          params: { path: { tenant, run } },
          body: { decisions: [...decisions] },
        }),
      ),
    onSuccess: async ({ imports }) => {
      await queries.invalidateQueries({ queryKey: clientKey(tenant) });
      const [first] = imports;
      if (first !== undefined) {
        await navigate(href(`/dashboard/sync/imports/${first.id}`));
      }
    },
  });
}
