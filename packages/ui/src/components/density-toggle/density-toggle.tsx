import type { Density } from '../../themes/tokens.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { densityToggleWords } from './density-toggle.words.ts';

export type DensityToggleProps = {
  density: Density;
  /** Keep it and give it to `ThemeProvider`. */
  onChange: (density: Density) => void;
};

/** Each density as readers are told of it. */
const DENSITY_WORDS: Record<Density, string> = {
  get compact() {
    return densityToggleWords.compact;
  },
  get default() {
    return densityToggleWords.standard;
  },
  get relaxed() {
    return densityToggleWords.relaxed;
  },
};

const OPTIONS = (['compact', 'default', 'relaxed'] as const).map((value) => ({
  value,
  label: DENSITY_WORDS[value],
}));

/**
 * How close the rows of tables stand. On touch, controls keep their size whatever is chosen.
 *
 * **When:** above tables. **Keyboard:** as a menu of radio items.
 *
 * **Accessibility:** the name says the density there is.
 */
export function DensityToggle({ density, onChange }: DensityToggleProps) {
  return (
    <Menu
      trigger={
        <IconButton label={densityToggleWords.densityIs(DENSITY_WORDS[density])} icon="table" />
      }
      items={[
        {
          kind: 'radio',
          id: 'density',
          label: densityToggleWords.density,
          value: density,
          options: OPTIONS,
          onValueChange: (value) => {
            const chosen = OPTIONS.find((option) => option.value === value);
            if (chosen !== undefined) {
              onChange(chosen.value);
            }
          },
        },
      ]}
    />
  );
}
