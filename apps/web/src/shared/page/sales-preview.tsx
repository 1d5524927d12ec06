import type { components } from '@platebook/api-client';
import {
  Button,
  Columns,
  Heading,
  InlineAlert,
  JournalPreview,
  Money,
  Stack,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PLATFORM_NAMES } from '../format/names.ts';
import { blockedSentence, reasonSentence } from '../language/server-errors.ts';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { salesPreviewQuery, type SalesPreviewOf } from '../workspace/sales-preview.queries.ts';
import { words } from './page.messages.tsx';

type Preview = components['schemas']['SalesPreview'];
type Entry = components['schemas']['SalesPreviewEntry'];

export type SalesPreviewProps = { tenant: string; of?: SalesPreviewOf };

/** The newest payout under both sales-booking options; loaded on demand. */
export function SalesPreview({ tenant, of = {} }: SalesPreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="md">
      <div>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hidePreview : words.showPreview}
        </Button>
      </div>
      <div id={id}>{isOpen ? <Previews tenant={tenant} of={of} /> : null}</div>
    </Stack>
  );
}

function Previews({ tenant, of }: Required<SalesPreviewProps>) {
  const { api } = useServices();
  const query = useQuery(salesPreviewQuery(api, tenant, of));
  return (
    <Loaded query={query} label={words.loadingPreview} lines={6}>
      {({ preview }) =>
        preview === null ? (
          <Text tone="muted">{words.noPayoutYet}</Text>
        ) : (
          <Both preview={preview} />
        )
      }
    </Loaded>
  );
}

function Both({ preview }: { preview: Preview }) {
  const platform = PLATFORM_NAMES[preview.platform];
  const money = (cents: number) => <Money cents={cents} currency={preview.currency} />;
  return (
    <Stack gap="md">
      <Text>
        {words.newestPayout({
          platform,
          store: preview.platform_store_name,
          net: money(preview.net_cents),
          recorded: money(preview.recorded_by_pos_cents),
          kept: money(preview.kept_cents),
        })}
      </Text>
      {[...preview.blocked.map(blockedSentence), ...preview.warnings.map(reasonSentence)].map(
        (sentence) => (
          <InlineAlert key={sentence} tone="warning" title={sentence} />
        ),
      )}
      <Columns template="fit">
        <Answer
          title={words.salesFromReport}
          entries={preview.report}
          currency={preview.currency}
        />
        <Answer
          title={words.onlyWhatPlatformKept}
          entries={preview.pos}
          currency={preview.currency}
        />
      </Columns>
    </Stack>
  );
}

function Answer({
  title,
  entries,
  currency,
}: {
  title: string;
  entries: readonly Entry[];
  currency: Preview['currency'];
}) {
  return (
    <Stack gap="sm">
      <Heading level={3} size="title3">
        {title}
      </Heading>
      {entries.length === 0 ? <Text tone="muted">{words.nothingToPost}</Text> : null}
      {entries.map(({ document_number: number, date, memo, part, parts, lines }) => (
        <JournalPreview
          key={number}
          documentNumber={number}
          date={date}
          memo={memo}
          currency={currency}
          part={part}
          parts={parts}
          headingLevel={4}
          lines={lines.map(({ account, description, side, amount_cents: cents }, index) => ({
            id: String(index),
            account,
            description,
            side,
            amountCents: cents,
          }))}
        />
      ))}
    </Stack>
  );
}
