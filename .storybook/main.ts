import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';

const overrides: UserConfig = {
  plugins: [vanillaExtractPlugin()],
  // Stories run against packages/*/src, never against a stale dist.
  resolve: { conditions: ['@platebook/source', ...defaultClientConditions] },
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // radix-ui marks every module 'use client', and each causes a warning.
      onwarn: (warning, next) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') {
          next(warning);
        }
      },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './foundations', files: '**/*.mdx', titlePrefix: 'Foundations' },
    { directory: './toolbar', files: '**/*.stories.tsx', titlePrefix: 'Foundations' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Kit' },
    { directory: '../packages/machines/src', files: '**/*.stories.tsx', titlePrefix: 'Machines' },
    { directory: '../apps/web/src', files: '**/*.stories.tsx', titlePrefix: 'Pages' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, overrides),
};
export default config;
