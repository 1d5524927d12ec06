import type { BooksEntryDetail } from '../../../shared/api/entities.ts';
import {
  EMPTY_DRAFT,
  type DraftComponent,
  type DraftLine,
  type ManualComponent,
  type ManualDraft,
} from './manual-draft.ts';
import { words, manualComponentsWords } from './manual.messages.ts';

export type TemplateId = 'payout' | 'adjustment' | 'opening_balance' | 'write_off';

type Template = {
  readonly id: TemplateId;
  readonly label: string;
  /** Removes money from the clearing account permanently: owners only. */
  readonly ownersOnly: boolean;
  readonly draft: Pick<ManualDraft, 'mode' | 'memo'> & {
    readonly components?: readonly ManualComponent[];
    readonly lines?: readonly DraftLine['side'][];
  };
};

const templates = (): readonly Template[] => [
  {
    id: 'payout',
    label: words.payoutStatement,
    ownersOnly: false,
    draft: {
      mode: 'components',
      memo: words.payoutPerStatement,
      components: [
        'gross_sales',
        'sales_tax',
        'tips',
        'merchant_promo',
        'commission',
        'processing_fee',
        'ads_marketing',
        'order_error',
        'facilitator_tax_withheld',
      ],
    },
  },
  {
    id: 'adjustment',
    label: words.adjustment,
    ownersOnly: false,
    draft: {
      mode: 'components',
      memo: words.adjustmentToPayout,
      components: ['price_adjustment', 'order_error', 'other_unclassified'],
    },
  },
  {
    id: 'opening_balance',
    label: words.clearingAccountOpeningBalance,
    ownersOnly: false,
    draft: {
      mode: 'lines',
      memo: words.clearingAccountOpeningBalance,
      lines: ['debit', 'credit'],
    },
  },
  {
    id: 'write_off',
    label: words.clearingBalanceWriteOff,
    ownersOnly: true,
    draft: { mode: 'lines', memo: words.clearingBalanceWriteOff, lines: ['debit', 'credit'] },
  },
];

/** The templates available to a person. */
export function templatesFor({ isOwner }: { isOwner: boolean }): readonly Template[] {
  return templates().filter(({ ownersOnly }) => isOwner || !ownersOnly);
}

/** What a template changes in a draft; platform and day stay. */
export function fromTemplate(id: TemplateId): Partial<ManualDraft> {
  const template = templates().find((one) => one.id === id);
  if (template === undefined) {
    throw new RangeError(`There is no template ${id}.`);
  }
  const { mode, memo, components, lines } = template.draft;
  return {
    mode,
    memo,
    components:
      components?.map((component, index) => ({ key: index + 1, component, cents: null })) ??
      EMPTY_DRAFT.components,
    lines:
      lines?.map((side, index) => ({ key: index + 1, account: null, side, cents: null })) ??
      EMPTY_DRAFT.lines,
  };
}

/** A draft with an earlier entry's content, except for its day. */
export function copyOf({
  platform,
  memo,
  lines,
}: Pick<BooksEntryDetail, 'platform' | 'memo' | 'lines'>): Partial<ManualDraft> {
  const components = lines.flatMap(({ component, side, amount_cents }, index): DraftComponent[] =>
    isManualComponent(component)
      ? [{ key: index + 1, component, cents: side === 'credit' ? amount_cents : -amount_cents }]
      : [],
  );
  const copied = { ...(platform === null ? {} : { platform }), memo, entryOn: null };
  return components.length > 0
    ? { ...copied, mode: 'components', components, lines: EMPTY_DRAFT.lines }
    : {
        ...copied,
        mode: 'lines',
        components: EMPTY_DRAFT.components,
        lines: lines.map(({ account_id, account_name, side, amount_cents }, index) => ({
          key: index + 1,
          account: account_id === null ? null : { id: account_id, name: account_name },
          side,
          cents: amount_cents,
        })),
      };
}

function isManualComponent(component: string | null): component is ManualComponent {
  return component !== null && component in manualComponentsWords;
}
