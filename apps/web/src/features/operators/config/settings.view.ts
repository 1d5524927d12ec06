import { words } from './settings.messages.ts';
import type { InstallationSetting, SettingChange } from './settings.queries.ts';

type Typed = Pick<InstallationSetting, 'type'>;

/** A readable value: flags in words, secrets never. */
export function valueText({ type }: Typed, value: string | null): string {
  if (value === null) {
    return words.notSet;
  }
  if (type === 'secret') {
    return words.secretSet;
  }
  if (type === 'flag') {
    return value === '1' ? words.on : words.off;
  }
  return value;
}

const GROUPS = [
  'server',
  'sign_in',
  'mail',
  'uploads',
  'posting',
  'providers',
  'payments',
] as const;

export type SettingGroup = {
  readonly group: InstallationSetting['group'];
  readonly settings: readonly InstallationSetting[];
};

/** Settings by topic in a fixed order; empty groups are omitted. */
export function groupSettings(settings: readonly InstallationSetting[]): SettingGroup[] {
  return GROUPS.map((group) => ({
    group,
    settings: settings.filter((setting) => setting.group === group),
  })).filter(({ settings: own }) => own.length > 0);
}

/** The types of settings by name, for their history; a removed setting is treated as text. */
export function typeOf(
  settings: readonly InstallationSetting[],
  { name }: Pick<SettingChange, 'name'>,
): Typed {
  return settings.find((setting) => setting.name === name) ?? { type: 'text' };
}
