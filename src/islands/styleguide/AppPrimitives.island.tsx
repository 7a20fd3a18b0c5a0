import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Chart, type ChartPoint } from '#ui/Chart.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Meter } from '#ui/Meter.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TagInput } from '#ui/TagInput.tsx'
import { Hint } from '#ui/Hint.tsx'
import { Tables } from './Tables.tsx'

const VARIANTS: StatusVariant[] = ['live', 'wait', 'changes', 'draft', 'paused', 'done', 'no']
const POINTS: ChartPoint[] = [3, 5, 4, 6, 8, 7, 4, 5, 9].map((value, at) => ({
  name: `${at + 9} November`,
  short: String(at + 9),
  value,
  rest: at % 3,
}))
const HEADS = { name: 'Day', value: 'counted', rest: 'not counted' }

/** The primitives of the signed-in app in their states, for the styleguide. */
export default function AppPrimitives() {
  return (
    <div className="app grid gap-8">
      <Choices />
      <Progress />
      <Chart label="Views a day" points={POINTS} heads={HEADS} tableText="As a table" />
      <Tables />
    </div>
  )
}

function Choices() {
  const [by, setBy] = useState('day')
  const [towns, setTowns] = useState(['Japla', 'Patan'])
  const [isAsking, ask] = useState(false)
  const items = ['Edit', 'Duplicate', 'Delete'].map((text) => ({
    text,
    isDangerous: text === 'Delete',
    onChoose: () => ask(text === 'Delete'),
  }))
  return (
    <div className="grid gap-3">
      <div className="chips">
        <Switch label="On" defaultChecked />
        <Switch label="Off" hint="With a second line" />
        <Switch label="Disabled" disabled />
      </div>
      <div className="chips">
        <SegmentedControl
          label="By"
          choices={['day', 'week', 'month'].map((value) => ({ value, text: value }))}
          chosen={by}
          onChoose={setBy}
        />
        <Menu label="More" items={items} />
        <Hint label="How is this counted?">A visitor counts once a day and page.</Hint>
        <Button onClick={() => ask(true)}>Delete</Button>
      </div>
      <div className="chips">
        {VARIANTS.map((look) => (
          <StatusPill key={look} look={look}>
            {look}
          </StatusPill>
        ))}
      </div>
      <TagInput
        label="Towns"
        hint="Enter adds one"
        values={towns}
        most={4}
        removeLabel={(value) => `Remove ${value}`}
        onChange={setTowns}
      />
      <ConfirmDialog
        open={isAsking}
        title="Delete “Namuna Medical”?"
        texts={{ close: 'Close', cancel: 'Cancel', confirm: 'Delete', busy: 'Deleting…' }}
        isDangerous
        onClose={() => ask(false)}
        onConfirm={() => ask(false)}
      >
        <p>Its 4 photos go with it. This cannot be undone.</p>
      </ConfirmDialog>
    </div>
  )
}

function Progress() {
  return (
    <div className="grid gap-3">
      <Stepper label="Steps" steps={['What', 'Money', 'Pictures']} at={1} doneText="done" />
      <Meter value={0.64} label="front.jpg" />
      <Meter value={0.9} label="Room" look="warn" />
      <Meter value={1} label="Too much" look="no" />
      <FileDrop
        label="Add photos"
        note="3 of 20"
        over="Let go to add them"
        accept="image/*"
        onFiles={() => undefined}
      />
      <FileDrop label="Full" over="" accept="image/*" disabled onFiles={() => undefined} />
    </div>
  )
}
