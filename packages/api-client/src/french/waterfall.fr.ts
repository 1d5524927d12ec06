import type { components } from '../generated/schema.ts';
import { formatAmount, formatShare } from './counted.fr.ts';

type Summary = components['schemas']['WaterfallSummary'];
type Sold = NonNullable<Summary['sold']>;

/** A payout whose waterfall is summarized in one sentence. */
export type SummarizedPayout = {
  readonly summary: Summary;
  /** The name of the platform. */
  readonly platform: string;
  readonly currency: string;
};

const DAY = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const PARTS: Readonly<Record<Sold['kept'][number]['part'], string>> = {
  commission: 'commission',
  marketing_and_fees: 'publicité et autres frais',
  promotions: 'promotions',
  refunds_and_adjustments: 'remboursements et ajustements',
  withholding_and_repayments: 'retenues et remboursements de prêt',
  unclassified: 'autres',
  passed_on: 'taxes, pourboires et frais remis',
};

const REMARKS: Readonly<Record<Summary['remark'], (amount: string) => string>> = {
  rows_set_aside: () =>
    'des lignes qui ne s’additionnent pas ont été mises de côté et ne figurent pas dans ces montants.',
  not_explained: (amount) => `un montant de ${amount} n’est pas expliqué.`,
  no_account: (amount) => `un montant de ${amount} n’a pas encore de compte.`,
  summary_differs: (amount) => `le sommaire de la plateforme diffère de ${amount}.`,
  accounted_for: () => 'chaque cent est expliqué.',
};

/**
 * Summarizes sales, deductions and payout in one or two French sentences.
 *
 * @example
 * const none = { sold: null, remark: 'accounted_for', remark_cents: 0 } as const;
 * const summary = { ...none, net_cents: 700, paid_on: '2026-04-07' };
 * frenchWaterfall({ summary, platform: 'Uber Eats', currency: 'USD' });
 * // 'Aucune vente dans ce versement. Uber Eats a versé 7,00 $ US le 7 avril; chaque cent est expliqué.'
 */
export function frenchWaterfall({ summary, platform, currency }: SummarizedPayout): string {
  const { sold, net_cents: net, paid_on: paidOn, remark, remark_cents: cents } = summary;
  const money = (amount: number): string => formatAmount(amount, currency);
  const before =
    sold === null
      ? 'Aucune vente dans ce versement.'
      : `Vous avez vendu pour ${money(sold.cents)}. ${keptInAll(sold, platform, money)}`;
  const paid =
    paidOn === null
      ? `Ce versement s’élève à ${money(net)}`
      : `${platform} a versé ${money(net)} le ${DAY.format(new Date(`${paidOn}T00:00:00Z`))}`;
  return `${before} ${paid}; ${REMARKS[remark](money(cents))}`;
}

function keptInAll(
  { kept, kept_cents: cents, kept_share_basis_points: share }: Sold,
  platform: string,
  money: (amount: number) => string,
): string {
  if (kept.length === 0) {
    return `${platform} n’a rien gardé.`;
  }
  const parts = kept
    .map(
      (one) => `${one.cents < 0 ? 'moins ' : ''}${PARTS[one.part]} ${money(Math.abs(one.cents))}`,
    )
    .join(', ');
  return `${platform} a gardé ${money(cents)}${share === null ? '' : ` (${formatShare(share)})`} en tout\u00A0: ${parts}.`;
}
