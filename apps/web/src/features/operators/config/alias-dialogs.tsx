import { Banner, Button, Combobox, Dialog, Inline, Stack } from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { words } from './config.messages.ts';
import {
  reportFormatsQuery,
  tryChange,
  type AliasChange,
  type ReportFormats,
  type ReportFormatTrial,
} from './report-formats.queries.ts';
import { columnsOfPlatform } from './report-formats.view.ts';
import { TrialDialog } from './trial-dialog.tsx';

/** A header and the known column it currently maps to. */
export type NamedHeader = AliasChange;

export type AliasDialogsProps = { named: NamedHeader; onClose: () => void };

/** Maps a header to a column, tries it on stored files, and publishes it with a reason. */
export function AliasDialogs({ named, onClose }: AliasDialogsProps) {
  const { api } = useServices();
  const registry = useQuery(reportFormatsQuery(api));
  const [trial, setTrial] = useState<ReportFormatTrial | null>(null);
  const attempt = useMutation({
    mutationFn: (change: AliasChange) => tryChange(api, change),
    onSuccess: setTrial,
  });
  if (trial !== null) {
    return <TrialDialog trial={trial} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={attempt.isPending}
      title={words.nameTitle(named.header)}
      description={words.nameAbout(PLATFORM_NAMES[named.platform])}
    >
      <Stack gap="lg">
        {attempt.isError ? (
          <Banner tone="danger" title={failureTitle(attempt.error)} appeared>
            {words.tryFailed}
          </Banner>
        ) : null}
        <Loaded query={registry} label={words.loadingFormats} shape="card">
          {(data) => (
            <ColumnForm
              named={named}
              formats={data}
              isTrying={attempt.isPending}
              onTry={(column) => attempt.mutate({ ...named, column })}
            />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

type ColumnFormProps = {
  named: NamedHeader;
  formats: ReportFormats;
  isTrying: boolean;
  /** Null tries reading without the alias. */
  onTry: (column: string | null) => void;
};

function ColumnForm({ named, formats, isTrying, onTry }: ColumnFormProps) {
  const [column, setColumn] = useState(named.column);
  const [isRefused, setRefused] = useState(false);
  const options = columnsOfPlatform(formats, named.platform).map((name) => ({
    value: name,
    label: name,
  }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(column === null);
        if (column !== null) {
          onTry(column);
        }
      }}
    >
      <Stack gap="lg">
        <Combobox
          label={words.column}
          options={options}
          value={options.find(({ value }) => value === column) ?? null}
          error={isRefused ? words.chooseColumn : undefined}
          onValueChange={(option) => setColumn(option?.value ?? null)}
        />
        <Inline gap="md">
          <Button type="submit" variant="primary" loading={isTrying}>
            {words.tryIt}
          </Button>
          {named.column === null ? null : (
            <Button disabled={isTrying} onClick={() => onTry(null)}>
              {words.tryWithout}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
