export const QUICKBOOKS_NAME = 'QuickBooks';
