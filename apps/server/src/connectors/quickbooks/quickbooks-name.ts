/** As people know it. */
export const QUICKBOOKS_NAME = 'QuickBooks';
