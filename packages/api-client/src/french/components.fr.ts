/** The French names of payout components. */
const FRENCH_COMPONENTS = {
  gross_sales: 'Ventes',
  price_adjustment: 'Ajustements de prix',
  markup: 'Majoration',
  delivery_fee_income: 'Frais de livraison payés par les clients',
  bag_container_other_fees: 'Frais de sacs et de contenants',
  sales_tax: 'Taxe de vente que verse le restaurant',
  facilitator_tax_withheld: 'Taxe que la plateforme perçoit et verse',
  commission_tax: 'Taxe sur les frais de plateforme',
  backup_withholding: 'Retenue d’impôt de réserve',
  merchant_promo: 'Promotions que vous payez',
  platform_promo: 'Promotions que la plateforme paie',
  platform_promo_credit: 'Cofinancement de promotions',
  promo_fee: 'Frais de promotion',
  commission: 'Commission de la plateforme',
  delivery_network_fee: 'Frais de réseau de livraison',
  processing_fee: 'Traitement des paiements',
  ads_marketing: 'Publicité',
  ad_credit: 'Crédits publicitaires',
  order_error: 'Remboursements et frais d’erreur',
  error_recovery: 'Frais d’erreur récupérés',
  tips: 'Pourboires',
  capital_repayment: 'Remboursements de prêt à la plateforme',
  other_unclassified: 'Tout autre paiement',
  net_payout: 'Compensation',
  bank: 'Banque',
  '*': 'Chaque ligne',
} as const satisfies Readonly<Record<string, string>>;

/** The French names of the steps from sales down to the payout. */
const FRENCH_STEPS = {
  gross_sales: 'Ventes brutes',
  tax_collected: 'Taxe perçue',
  tips: 'Pourboires',
  customer_fees: 'Frais payés par les clients',
  promotions: 'Promotions',
  refunds: 'Remboursements et frais d’erreur',
  adjustments: 'Ajustements de prix',
  commission: 'Commission',
  marketing: 'Publicité',
  other_fees: 'Autres frais et taxe sur les frais',
  platform_tax: 'Taxe versée par la plateforme',
  other_deductions: 'Retenue d’impôt et remboursement de prêt',
  unclassified: 'Non classé',
  net_payout: 'Versement net',
} as const satisfies Readonly<Record<string, string>>;

const STEPS: Readonly<Partial<Record<string, string>>> = FRENCH_STEPS;

/**
 * The French name of a step of a payout's waterfall; falls back to `english`.
 *
 * @example
 * frenchWaterfallStep('net_payout', 'Net payout'); // 'Versement net'
 */
export function frenchWaterfallStep(step: string, english: string): string {
  return (Object.hasOwn(STEPS, step) ? STEPS[step] : undefined) ?? english;
}

const NAMES: Readonly<Partial<Record<string, string>>> = FRENCH_COMPONENTS;

function nameOf(component: string): string | undefined {
  return Object.hasOwn(NAMES, component) ? NAMES[component] : undefined;
}

/**
 * The French name of a payout component, or of the tax on one (`tips_tax`); falls back to `english`, as for payments
 * that the platform describes in its own words.
 *
 * @example
 * frenchComponent('tips_tax', 'Tips, tax'); // 'Pourboires, taxe'
 * frenchComponent('other_unclassified:Bonus', 'Bonus'); // 'Bonus'
 */
export function frenchComponent(component: string, english: string): string {
  const own = nameOf(component);
  if (own !== undefined) {
    return own;
  }
  const base = nameOf(component.replace(/_tax$/, ''));
  return base === undefined ? english : `${base}, taxe`;
}
