/** QuickBooks' account types in its Canadian French. */
const FRENCH_TYPES: Readonly<Partial<Record<string, string>>> = {
  Bank: 'Banque',
  'Accounts Receivable': 'Comptes clients',
  'Other Current Asset': 'Autres actifs à court terme',
  'Fixed Asset': 'Immobilisations',
  'Other Asset': 'Autres actifs',
  'Accounts Payable': 'Comptes fournisseurs',
  'Credit Card': 'Carte de crédit',
  'Other Current Liability': 'Autres passifs à court terme',
  'Long Term Liability': 'Passif à long terme',
  Equity: 'Capitaux propres',
  Income: 'Revenus',
  'Other Income': 'Autres revenus',
  'Cost of Goods Sold': 'Coût des ventes',
  Expense: 'Dépenses',
  'Other Expense': 'Autres dépenses',
};

/**
 * QuickBooks' Canadian French name of an account type; unchanged if there is none.
 *
 * @example
 * frenchAccountType('Other Current Asset'); // 'Autres actifs à court terme'
 */
export function frenchAccountType(type: string): string {
  return (Object.hasOwn(FRENCH_TYPES, type) ? FRENCH_TYPES[type] : undefined) ?? type;
}
