import { syncLifecycleMachine } from '@platebook/machines';
import { MachineStateChart } from '@platebook/machines/react';
import { Button, Dialog, Text } from '@platebook/ui';
import { useState } from 'react';
import type { SyncRun } from '../../../shared/api/entities.ts';

/** Opens the statechart of a run with the state it is in. */
export function RunChart({ run }: { run: SyncRun }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        State chart
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="full"
        title="Where this run stands"
        description="The machine that drives the run. The state it is in, and the ways out of it, are green."
      >
        {open ? <MachineStateChart machine={syncLifecycleMachine} state={run.state} /> : null}
        <Text tone="muted">{`State ${run.state}, change ${run.sequence}.`}</Text>
      </Dialog>
    </>
  );
}
