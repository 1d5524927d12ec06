// (c) hledger reads CSV by a rules file, which names the columns and turns each row into one transaction.

/** The account of each money column; account names are ours. */
const ACCOUNTS = {
  'doordash-detailed-48': {
    date: 'Timestamp local date',
    dateFormat: '%Y-%m-%d',
    description: 'DoorDash transaction ID',
    net: 'Net total',
    columns: {
      Subtotal: 'income:sales',
      'Subtotal tax passed to merchant': 'liabilities:sales tax',
      'Staff tip': 'liabilities:tips',
      Commission: 'expenses:commission',
      'Payment processing fee': 'expenses:processing',
      'Marketing fees | (including any applicable taxes)': 'expenses:advertising',
      'Customer discounts from marketing | (funded by you)': 'income:promotions',
      'Customer discounts from marketing | (funded by DoorDash)': 'income:platform promotions',
      'Customer discounts from marketing | (funded by a third-party)': 'income:platform promotions',
      'DoorDash marketing credit': 'income:platform promotions',
      'Third-party contribution': 'income:platform promotions',
      'Error charges': 'income:refunds',
      Adjustments: 'income:recoveries',
    },
  },
  'ubereats-payment-details-us': {
    date: 'Order Date',
    dateFormat: '%-m/%-d/%y',
    description: 'Workflow ID',
    net: 'Total payout ',
    columns: {
      'Sales (excl. tax)': 'income:sales',
      'Tax on Sales': 'liabilities:sales tax',
      'Order Error Adjustments': 'income:refunds',
      'Tax on Order Error Adjustments': 'liabilities:sales tax',
      'Price adjustments (excl. tax)': 'income:sales',
      'Tax on Price Adjustments': 'liabilities:sales tax',
      'Offers on items (incl. tax)': 'income:promotions',
      'Delivery Offer Redemptions (incl. tax)': 'income:promotions',
      'Offer Redemption Fee': 'expenses:promotion fees',
      'Bag Fee': 'income:bag fees',
      'Marketing Adjustment': 'income:promotions',
      'Marketplace Fee': 'expenses:commission',
      'Delivery Network Fee': 'expenses:delivery',
      'Order Processing Fee': 'expenses:processing',
      'Delivery Fee': 'income:delivery',
      'Tax On Delivery Fee': 'liabilities:sales tax',
      Tips: 'liabilities:tips',
      'Container Deposit Fee': 'liabilities:deposits',
      'Other payments': 'expenses:advertising',
      'Marketplace Facilitator Tax Adjustment': 'liabilities:sales tax',
      'Marketplace Facilitator Tax': 'liabilities:sales tax',
    },
  },
};

/** The rules file for a format whose header is on line `headerLine` (1-based) with these cells. */
export function hledgerRules(format, header, headerLine) {
  const { date, dateFormat, description, net, columns } = ACCOUNTS[format];
  const fieldOf = (name) => `%${header.indexOf(name) + 1}`;
  // Without the condition each row would get a zero posting per column, which makes hledger a third slower.
  const postings = Object.entries(columns).flatMap(([name, account], index) => [
    `if ${fieldOf(name)} [1-9]`,
    ` account${index + 2} ${account}`,
    ` amount${index + 2} -${fieldOf(name)}`,
    '',
  ]);
  return [
    `skip ${headerLine}`,
    `date-format ${dateFormat}`,
    `date ${fieldOf(date)}`,
    `description ${fieldOf(description)}`,
    'currency $',
    'account1 assets:clearing',
    `amount1 ${fieldOf(net)}`,
    '',
    ...postings,
  ].join('\n');
}
