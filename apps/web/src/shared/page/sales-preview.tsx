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
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { salesPreviewQuery, type SalesPreviewOf } from '../workspace/sales-preview.queries.ts';

type Preview = components['schemas']['SalesPreview'];
type Entry = components['schemas']['SalesPreviewEntry'];

export type SalesPreviewProps = { tenant: string; of?: SalesPreviewOf };

/** The newest payout under both answers to where sales are booked; read when it is asked for. */
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
          {isOpen ? 'Hide the preview' : 'Preview both answers'}
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
    <Loaded query={query} label="Loading the preview" lines={6}>
      {({ preview }) =>
        preview === null ? (
          <Text tone="muted">
            No payout has arrived yet. After the first one, you’ll see here what each answer posts.
          </Text>
        ) : (
          <Both preview={preview} />
        )
      }
    </Loaded>
  );
}

const PLATFORMS = { ubereats: 'Uber Eats', doordash: 'DoorDash' } as const;

function Both({ preview }: { preview: Preview }) {
  const platform = PLATFORMS[preview.platform];
  const money = (cents: number) => <Money cents={cents} currency={preview.currency} />;
  return (
    <Stack gap="md">
      <Text>
        The newest {platform} payout, {money(preview.net_cents)} for {preview.platform_store_name}.
        For its orders your POS should have recorded {money(preview.recorded_by_pos_cents)}, and{' '}
        {platform} kept {money(preview.kept_cents)}. Nothing is posted by this preview.
      </Text>
      {[...preview.blocked.map(({ message }) => message), ...preview.warnings].map((sentence) => (
        <InlineAlert key={sentence} tone="warning" title={sentence} />
      ))}
      <Columns template="fit">
        <Answer
          title="No: sales from the report"
          entries={preview.report}
          currency={preview.currency}
        />
        <Answer
          title="Yes: only what the platform kept"
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
      {entries.length === 0 ? <Text tone="muted">Nothing to post.</Text> : null}
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
