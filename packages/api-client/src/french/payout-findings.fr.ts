import type { components } from '../generated/schema.ts';
import { counted, formatAmount, formatShare } from './counted.fr.ts';
import type { Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

type FindingCode = components['schemas']['PayoutFinding']['code'];

function withShare(cents: number, currency: string, share: number | null): string {
  const amount = formatAmount(cents, currency);
  return share === null ? amount : `${amount} (${formatShare(share)})`;
}

/** How a payout differs from what the client expects of the platform. */
export const OF_FINDINGS = {
  commission_differs: {
    message: withValues(
      {
        platform: 'text',
        currency: 'text',
        orders_affected: 'number',
        orders_compared: 'number',
        charged_cents: 'number',
        charged_share: 'number_or_none',
        agreed_cents: 'number',
        agreed_share: 'number_or_none',
        difference_cents: 'number',
      },
      (of) =>
        `${of.platform} a facturé ${withShare(of.charged_cents, of.currency, of.charged_share)} de commission sur ${of.orders_affected} de ${counted(of.orders_compared, 'commande')}; le contrat prévoit ${withShare(of.agreed_cents, of.currency, of.agreed_share)}. C’est ${formatAmount(Math.abs(of.difference_cents), of.currency)} de ${of.difference_cents >= 0 ? 'plus' : 'moins'} que convenu. L’écriture inscrit ce qui a été facturé. Vérifiez les taux contractuels de l’établissement, ou demandez-en la raison à ${of.platform}.`,
    ),
  },
  facilitator_differs: {
    message: withValues({ platform: 'text', reported: 'text' }, ({ platform, reported }) => {
      const [says, expects] =
        reported === 'facilitated'
          ? [
              `${platform} verse la taxe de vente de ce versement`,
              'c’est l’établissement qui la verse',
            ]
          : [
              `${platform} a remis la taxe de vente de ce versement`,
              `c’est ${platform} qui la verse`,
            ];
      return `${says}, mais, selon les paramètres de l’établissement, ${expects}. L’écriture suit le rapport. Vérifiez les paramètres de taxe de vente de l’établissement.`;
    }),
  },
} as const satisfies Readonly<Record<FindingCode, Reason>>;
