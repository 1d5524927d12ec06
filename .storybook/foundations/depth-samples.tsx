import { Grid, Stack, Text } from '@platebook/ui';

const SAMPLES = [
  { name: 'Canvas', ground: 'canvas', shadow: 'none', text: 'The page itself: paper.' },
  { name: 'Sunken', ground: 'sunken', shadow: 'none', text: 'What cannot be changed here.' },
  { name: 'Surface', ground: 'surface', shadow: 'none', text: 'Where something is written.' },
  {
    name: 'Floating',
    ground: 'floating',
    shadow: 'var(--pb-color-shadow)',
    text: 'A menu, dialog, drawer or notification.',
  },
] as const;

/** The surfaces from the lowest to the floating one in this theme. */
export function DepthSamples() {
  return (
    <Grid columns={4}>
      {SAMPLES.map(({ name, ground, shadow, text }) => (
        <div
          key={name}
          style={{
            padding: 'var(--pb-space-md)',
            minHeight: 96,
            background: `var(--pb-color-bg-${ground})`,
            boxShadow: shadow,
            borderRadius: shadow === 'none' ? 0 : 'var(--pb-radius-floating)',
            border: shadow === 'none' ? '1px solid var(--pb-color-border-hairline)' : 'none',
          }}
        >
          <Stack gap="xxs">
            <Text weight="strong">{name}</Text>
            <Text size="small" tone="muted">
              {text}
            </Text>
          </Stack>
        </div>
      ))}
    </Grid>
  );
}
