import { Button, Inline, Stack, Switch, Text } from '@platebook/ui';
import { useState } from 'react';
import { DURATION } from '../../packages/ui/src/themes/primitives.ts';

/** Plays every duration on a button press: a small shift and an opacity change; nothing moves under reduced motion. */
export function MotionSample() {
  const [isMoved, setMoved] = useState(false);
  const [isReduced, setReduced] = useState(false);
  return (
    <div data-motion={isReduced ? 'reduce' : 'full'}>
      <Stack gap="md">
        <Inline gap="md">
          <Button onClick={() => setMoved(!isMoved)}>Play</Button>
          <Switch label="Reduced motion" checked={isReduced} onCheckedChange={setReduced} />
        </Inline>
        {Object.keys(DURATION).map((name) => (
          <Inline key={name} gap="md">
            <Text as="span" size="small" tone="muted">
              {name}
            </Text>
            <span
              style={{
                display: 'block',
                width: 96,
                height: 8,
                background: 'var(--pb-color-brand-solid)',
                opacity: isMoved ? 1 : 0.4,
                transform: isMoved ? 'translateX(48px)' : 'none',
                transition: `transform var(--pb-motion-${name}) var(--pb-motion-easing), opacity var(--pb-motion-${name})`,
              }}
            />
          </Inline>
        ))}
      </Stack>
    </div>
  );
}
