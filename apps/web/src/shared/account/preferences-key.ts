export const PREFERENCES_KEY = ['preferences'] as const;
