import type { GlobalTypes } from 'storybook/internal/types';

type Item = string | { value: string; title: string };

function choice(title: string, icon: string, items: readonly Item[]) {
  return {
    description: title,
    toolbar: { title, icon, items: [...items], dynamicTitle: true },
  } as GlobalTypes[string];
}

/** The toolbar's globals. A story reads them as `render: (args, { globals }) => …`. */
export const TOOLBAR: GlobalTypes = {
  theme: choice('Theme', 'contrast', ['light', 'dark']),
  density: choice('Density', 'component', ['compact', 'default', 'relaxed']),
  direction: choice('Direction of writing', 'transfer', ['ltr', 'rtl']),
  contrast: choice('Contrast', 'eye', [
    { value: 'normal', title: 'Normal contrast' },
    { value: 'more', title: 'Increased contrast' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'full', title: 'Full motion' },
    { value: 'reduce', title: 'Reduced motion' },
  ]),
  locale: choice('Locale', 'globe', [
    { value: 'en-US', title: 'English (US)' },
    { value: 'en-GB', title: 'English (UK)' },
    { value: 'fr-CA', title: 'French (Canada)' },
    { value: 'de-DE', title: 'German' },
    { value: 'ar', title: 'Arabic' },
    { value: 'pseudo', title: 'Pseudo-locale: long and accented' },
  ]),
  timeZone: choice('Time zone', 'time', [
    'America/New_York',
    'America/Los_Angeles',
    'America/St_Johns',
    'UTC',
    'Asia/Kolkata',
  ]),
  role: choice('Role', 'user', [
    { value: 'system_admin', title: 'System Administrator' },
    { value: 'system_operator', title: 'System Operator' },
    { value: 'user_owner', title: 'Owner' },
    { value: 'user_manager', title: 'Manager' },
    { value: 'user_basic', title: 'User' },
    { value: 'no_access', title: 'No access' },
  ]),
  category: choice('Client category', 'category', [
    { value: 'qbo', title: 'Client with QuickBooks' },
    { value: 'delivery_only', title: 'Delivery only' },
  ]),
};

export const INITIAL = {
  theme: 'light',
  density: 'default',
  direction: 'ltr',
  contrast: 'normal',
  motion: 'full',
  locale: 'en-US',
  timeZone: 'America/New_York',
  role: 'user_owner',
  category: 'qbo',
} as const;
