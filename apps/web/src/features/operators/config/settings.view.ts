import { words } from './settings.messages.ts';
import type { InstallationSetting, SettingChange } from './settings.queries.ts';

type Typed = Pick<InstallationSetting, 'type'>;

/** A value as people read it: flags in words, secrets never. */
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

/** Settings by what they are about, in a fixed order; a group without any is left out. */
export function groupSettings(settings: readonly InstallationSetting[]): SettingGroup[] {
  return GROUPS.map((group) => ({
    group,
    settings: settings.filter((setting) => setting.group === group),
  })).filter(({ settings: own }) => own.length > 0);
}

/** The types of settings by name, to show what they were before; one that is no setting any more is a text. */
export function typeOf(
  settings: readonly InstallationSetting[],
  { name }: Pick<SettingChange, 'name'>,
): Typed {
  return settings.find((setting) => setting.name === name) ?? { type: 'text' };
}
