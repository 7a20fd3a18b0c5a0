import { useState } from 'react'
import { paging } from '#i18n/en/paging.ts'
import { Button } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/button-class.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chip, ChosenChip } from '#ui/Chip.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Select } from '#ui/Select.tsx'
import { LineSkeleton } from '#ui/Skeleton.tsx'
import { CardSkeletons } from '#views/businesses/CardSkeletons.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Stars, StarsInput } from '#ui/Stars.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Toast } from '#ui/Toast.tsx'

const VARIANTS: ButtonVariant[] = ['line', 'primary', 'accent', 'ink', 'soft', 'bare']

/** The React primitives in their states, for the styleguide. */
export default function Primitives() {
  return (
    <div className="grid gap-8">
      <Buttons />
      <Fields />
      <Feedback />
    </div>
  )
}

function Buttons() {
  const [saved, setSaved] = useState(true)
  return (
    <div className="grid gap-3">
      <div className="chips">
        {VARIANTS.map((look) => (
          <Button key={look} look={look} icon="phone">
            {look}
          </Button>
        ))}
      </div>
      <div className="chips">
        <Button look="primary" busy="Sending...">
          Send
        </Button>
        <Button look="primary" disabled>
          Disabled
        </Button>
        <IconButton icon="heart" label="Save" pressed={saved} onClick={() => setSaved(!saved)} />
        <IconButton icon="share" label="Share" />
        <Spinner />
      </div>
      <div className="chips">
        <Chip onClick={() => undefined}>Restaurants</Chip>
        <ChosenChip label="Remove filter: Jharkhand" onClick={() => undefined}>
          Jharkhand
        </ChosenChip>
      </div>
      <div className="segments" role="group" aria-label="View">
        <IconButton icon="grid" label="Grid" pressed />
        <IconButton icon="list" label="List" pressed={false} />
        <IconButton icon="map" label="Map" pressed={false} />
      </div>
    </div>
  )
}

function Fields() {
  const [text, setText] = useState('The branch opens at ten.')
  const [stars, setStars] = useState(4)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextInput label="Your name" hint="As others will see it" required />
      <TextInput
        label="Email"
        type="email"
        defaultValue="name@"
        error="Write a whole address, like name@example.com"
      />
      <TextArea
        label="Comment"
        value={text}
        maxLength={1000}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Select
          label="Category"
          choices={[
            { value: '', text: 'All categories' },
            { value: 'banks', text: 'Banks' },
          ]}
        />
        <Checkbox label="Open now" count={41} defaultChecked />
        <Checkbox label="Verified only" count={212} />
        <TextInput label="Disabled" defaultValue="Cannot be changed" disabled />
      </div>
      <StarsInput
        label="Your rating"
        value={stars}
        onChange={setStars}
        starName={(n) => `${n} of 5`}
      />
      <Stars rating={4.2} label="4 of 5" />
    </div>
  )
}

function Feedback() {
  const [dialog, setDialog] = useState(false)
  const [toast, setToast] = useState('')
  const [tab, setTab] = useState('overview')
  const [page, setPage] = useState(7)
  return (
    <div className="grid gap-6">
      <div className="chips">
        <Button onClick={() => setDialog(true)}>Open dialog</Button>
        <Button onClick={() => setToast('Link copied to clipboard!')}>Show toast</Button>
      </div>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Send message"
        closeLabel="Close"
      >
        <TextInput label="Subject" maxLength={100} />
        <div className="dialog-actions">
          <Button look="bare" onClick={() => setDialog(false)}>
            Cancel
          </Button>
          <Button look="primary">Send</Button>
        </div>
      </Dialog>
      <Toast onGone={() => setToast('')}>{toast}</Toast>
      <Tabs
        label="Sections"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'overview', name: 'Overview', content: 'What it is.' },
          { id: 'services', name: 'Services', content: 'What it does.' },
          { id: 'photos', name: 'Photos', content: 'How it looks.' },
        ]}
      />
      <Pagination
        page={page}
        pages={14}
        hrefOf={(to) => `?page=${to}`}
        onChoose={setPage}
        t={paging}
      />
      <EmptyState title="No businesses found" text="Try fewer words, or another town.">
        <Button>Clear All Filters</Button>
      </EmptyState>
      <LineSkeleton />
      <CardSkeletons count={2} label="Loading" />
    </div>
  )
}
