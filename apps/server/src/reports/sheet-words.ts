import { WATERFALL_STEPS } from '@platebook/accounting';
import type { WaterfallStepId } from '@platebook/accounting';
import { frenchWaterfallStep } from '@platebook/api-client/french';
import type { GeneratedReportKind } from '../db/tables.ts';

/** The reports that are one sheet of totals; the journal and the month-end pack are generated elsewhere. */
export type SheetKind = Exclude<GeneratedReportKind, 'journal' | 'month_end_pack'>;

export type SheetLanguage = 'en-US' | 'fr-CA';

/** The column headers of a sheet, and the labels of its totals. */
export type SheetWords = {
  readonly titles: Readonly<Record<SheetKind, string>>;
  readonly paidOn: string;
  readonly platform: string;
  readonly payout: string;
  readonly store: string;
  readonly channel: string;
  readonly from: string;
  readonly to: string;
  readonly month: string;
  readonly currency: string;
  readonly net: string;
  readonly total: string;
  readonly totalFees: string;
  readonly takeRate: string;
  readonly leftToRestaurant: string;
  readonly remittedAsNoted: string;
  readonly errorCharges: string;
  readonly recovered: string;
  readonly steps: Readonly<Record<WaterfallStepId, string>>;
};

function stepsIn(name: (id: WaterfallStepId, english: string) => string): SheetWords['steps'] {
  return Object.fromEntries(
    WATERFALL_STEPS.map(({ id, label }) => [id, name(id, label)]),
  ) as SheetWords['steps'];
}

/** The labels of sheets by language. */
export const SHEET_WORDS: Readonly<Record<SheetLanguage, SheetWords>> = {
  'en-US': {
    titles: {
      payout_summary: 'Payout summary',
      sales: 'Sales',
      fees: 'Fees and take rate',
      tax: 'Tax summary',
      refunds: 'Refunds and error charges',
    },
    paidOn: 'Paid on',
    platform: 'Platform',
    payout: 'Payout',
    store: 'Store',
    channel: 'Channel',
    from: 'From',
    to: 'To',
    month: 'Month',
    currency: 'Currency',
    net: 'Net payout',
    total: 'Total',
    totalFees: 'Total fees',
    takeRate: 'Take rate',
    leftToRestaurant: 'Tax left to the restaurant',
    remittedAsNoted: 'Remitted, as the report notes',
    errorCharges: 'Error charges',
    recovered: 'Recovered',
    steps: stepsIn((_id, english) => english),
  },
  'fr-CA': {
    titles: {
      payout_summary: 'Sommaire des versements',
      sales: 'Ventes',
      fees: 'Frais et part des plateformes',
      tax: 'Sommaire des taxes',
      refunds: 'Remboursements et erreurs',
    },
    paidOn: 'Versé le',
    platform: 'Plateforme',
    payout: 'Versement',
    store: 'Établissement',
    channel: 'Canal',
    from: 'Du',
    to: 'Au',
    month: 'Mois',
    currency: 'Devise',
    net: 'Versement net',
    total: 'Total',
    totalFees: 'Total des frais',
    takeRate: 'Part de la plateforme',
    leftToRestaurant: 'Taxe à verser par le restaurant',
    remittedAsNoted: 'Taxe versée selon le rapport',
    errorCharges: 'Frais d’erreur',
    recovered: 'Frais d’erreur récupérés',
    steps: stepsIn(frenchWaterfallStep),
  },
};
