import type { components } from '../generated/schema.ts';
import { formatAmount } from './counted.fr.ts';
import { repeatedOrders } from './entry-reasons.fr.ts';
import type { Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

type Place = { readonly payout: string; readonly store: string };

function payoutOf({ payout, store }: Place): string {
  return `Versement ${payout} de l’établissement ${store}`;
}

const TAX_OF_PAYOUT = {
  payout: 'text',
  store: 'text',
  cents: 'number',
  currency: 'text',
} as const;

/** Warnings about a plan that changes the books. */
export const OF_PLANS = {
  net_revenue: {
    message:
      'Les ventes sont comptabilisées nettes de promotions, de frais et de remboursements. Un restaurant est habituellement le vendeur principal de ses ventes en livraison et les comptabilise brutes; convenez-en avec la personne qui signe les comptes.',
  },
  sales_in_pos: {
    message:
      'Les ventes sont laissées à votre point de vente\u00A0: il doit débiter chaque commande livrée, avec sa taxe, ses pourboires et les frais payés par le client, au compte de compensation. Ces écritures ne contiennent que ce que la plateforme a gardé.',
  },
  bank_transfer: {
    message:
      'Chaque versement reçoit une écriture de la banque à la compensation. Désactivez toute règle bancaire qui comptabilise le dépôt, sinon il est compté deux fois.',
  },
  repeated_orders_of_payout: {
    message: (values) => {
      const translated = repeatedOrders(values);
      const { payout, store } = values;
      return translated === null || typeof payout !== 'string' || typeof store !== 'string'
        ? null
        : `${payoutOf({ payout, store })}\u00A0: ${translated}`;
    },
  },
  remitted_tax_undated: {
    message: withValues(
      TAX_OF_PAYOUT,
      (of) =>
        `${payoutOf(of)}\u00A0: ${formatAmount(of.cents, of.currency)} de taxe versée n’ont pas de jour et ne sont pas inscrits des deux côtés.`,
    ),
  },
  remitted_tax_in_pos: {
    message: withValues(
      { ...TAX_OF_PAYOUT, platform: 'text' },
      (of) =>
        `${payoutOf(of)}\u00A0: ${of.platform} a versé ${formatAmount(of.cents, of.currency)} de taxe de vente en dehors du versement. Si votre point de vente inscrit la taxe de ces commandes, inscrivez-la des deux côtés; sinon, cette taxe reste dans la compensation.`,
    ),
  },
} as const satisfies Readonly<Record<components['schemas']['PlanWarningCode'], Reason>>;
