import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CallError } from '#client/call-error.ts'
import {
  useServerDraft,
  type DraftStart,
  type DraftStore,
  type ServerDraft,
} from '#app/form/use-server-draft.ts'

type Values = { name: string; town: string; hours?: object }
type Body = { values: object; version?: number; writer: string }

const BLANK: DraftStart = { id: null, version: 0, form: 'test:new' }

/** A server that keeps one draft, and this device. */
function makeStore() {
  const sent: Body[] = []
  const device: { known: DraftStart; values: object }[] = []
  const other = { values: {} as Record<string, unknown> }
  let gate: Promise<unknown> = Promise.resolve()
  const answer = async (body: Body) => {
    sent.push(body)
    await gate
    return { id: 7, version: sent.length, updatedAt: new Date().toISOString() }
  }
  const store: DraftStore = {
    create: answer,
    save: (_id, body) => answer(body),
    read: () =>
      Promise.resolve({
        ...{ id: 7, version: 9, updatedAt: new Date().toISOString() },
        values: other.values,
      }),
    take: (values) => now.take(values as Values),
    keep: (known, values) => device.push({ known, values }),
  }
  return { store, sent, device, other, wait: (until: Promise<unknown>) => (gate = until) }
}

/** What the form under test answers and takes. */
const now = {} as {
  draft: ServerDraft
  values: Values
  type: (name: string) => void
  take: (values: Values) => void
}
const type = (name: string) => now.type(name)

function Form({ store, start, kept }: { store: DraftStore; start: DraftStart; kept: string }) {
  const [values, set] = useState<Values>({ name: kept, town: '' })
  const [isTouched, touch] = useState(false)
  const draft = useServerDraft(store, start, values, isTouched)
  useEffect(() => {
    now.draft = draft
    now.type = (name) => {
      touch(true)
      set({ ...values, name })
    }
    now.values = values
    now.take = set
  }, [draft, values])
  return <output>{draft.saved.where}</output>
}

const open = (store: DraftStore, start = BLANK, kept = '') =>
  render(<Form store={store} start={start} kept={kept} />)

beforeEach(() => sessionStorage.clear())

test('a copy of the device that the server has is not saved again', async () => {
  const { store, sent, device } = makeStore()
  const form = await open(store)
  type('Asha Tea')
  await expect.poll(() => sent.length, { timeout: 8000 }).toBe(1)
  await expect.element(form.getByText('server')).toBeVisible()
  const copy = device.at(-1)!.known
  await form.unmount()

  await open(store, copy, 'Asha Tea')
  await now.draft.save()
  expect(sent).toHaveLength(1)
})

test('a copy that the server lacks is saved when it is opened, by the same writer', async () => {
  const { store, sent, device } = makeStore()
  const form = await open(store)
  type('Asha Tea')
  await expect.poll(() => device.length).toBeGreaterThan(0)
  void now.draft.save()
  await expect.poll(() => sent.length).toBe(1)
  const copy = device[0]!.known
  await form.unmount()

  await open(store, copy, 'Asha Tea Stall')
  await expect.poll(() => sent.length, { timeout: 8000 }).toBe(2)
  expect(sent[1]).toMatchObject({ values: { name: 'Asha Tea Stall' }, writer: sent[0]!.writer })
  expect(sent[0]!.writer).not.toBe('')
})

test('a blank form is another writer', async () => {
  const { store, sent } = makeStore()
  for (const name of ['One', 'Two']) {
    const form = await open(store)
    type(name)
    await expect
      .poll(async () => (await now.draft.save(), sent.at(-1)?.values))
      .toEqual({ name, town: '' })
    await form.unmount()
  }
  expect(sent[0]!.writer).not.toBe(sent[1]!.writer)
})

test('what is sent waits for the save under way, and nothing is saved after it', async () => {
  const { store, sent, device, wait } = makeStore()
  await open(store)
  let arrive = (_: unknown) => {}
  void wait(new Promise((done) => (arrive = done)))
  type('Asha Tea')
  await expect.poll(() => (void now.draft.save(), sent.length)).toBe(1)
  const held = now.draft.hold()
  arrive(null)
  expect(await held).toBe(7)
  now.draft.end()
  const kept = device.length
  type('Too late')
  await now.draft.save()
  expect(sent).toHaveLength(1)
  expect(device).toHaveLength(kept)
})

/** That of the other device's draft. */
const THEIR_VERSION = 9

/** A server on which another device has saved these values since: it takes none of an older one. */
function changedBy(theirs: Record<string, unknown>) {
  const made = makeStore()
  made.other.values = theirs
  const save = made.store.save
  made.store.save = (id, body) =>
    body.version === THEIR_VERSION
      ? save(id, body)
      : Promise.reject(new CallError('CHANGED_MEANWHILE', 'Changed.', 409))
  return made
}

const READ = { ...BLANK, id: 7, version: 1 }

test('what another device has changed is merged where it does not collide', async () => {
  const { store, sent } = changedBy({ name: 'Asha', town: 'Sonpani' })
  const form = await open(store, READ, 'Asha')
  type('Asha Tea')
  await expect
    .poll(() => (void now.draft.save(), now.values))
    .toEqual({ name: 'Asha Tea', town: 'Sonpani' })
  // On a busy machine it is sent again before the first answer.
  await expect.poll(() => (void now.draft.save(), sent.length)).toBeGreaterThan(0)
  expect(sent.at(-1)).toMatchObject({ version: 9, values: { name: 'Asha Tea', town: 'Sonpani' } })
  await expect.element(form.getByText('server')).toBeVisible()
  expect(now.draft.conflict).toBeNull()
})

test('what both changed is asked about, and the rest is merged', async () => {
  const { store, sent } = changedBy({ name: 'Asha Sweets', town: 'Sonpani' })
  const form = await open(store, READ, 'Asha')
  type('Asha Tea')
  await expect.poll(() => (void now.draft.save(), form.container.textContent)).toBe('other')
  expect(now.draft.conflict?.merge.collisions).toEqual(['name'])
  type('Asha Tea Stall')
  await expect.poll(() => now.values.name).toBe('Asha Tea Stall')
  await now.draft.resolve([])
  await expect.poll(() => now.values).toEqual({ name: 'Asha Tea Stall', town: 'Sonpani' })
  await expect.poll(() => (void now.draft.save(), sent.length)).toBeGreaterThan(0)
  expect(sent[0]).toMatchObject({ version: 9 })
})

test('the version of the other device is taken field by field', async () => {
  const { store } = changedBy({ name: 'Asha Sweets', town: 'Sonpani' })
  const form = await open(store, READ, 'Asha')
  type('Asha Tea')
  await expect.poll(() => (void now.draft.save(), form.container.textContent)).toBe('other')
  await now.draft.resolve(['name'])
  await expect.poll(() => now.values).toEqual({ name: 'Asha Sweets', town: 'Sonpani' })
})

test('it is saved by itself within 5 s of the server’s return', async () => {
  const { store, sent } = makeStore()
  const create = store.create
  store.create = () => Promise.reject(new CallError('NETWORK', 'No answer.', 0))
  let isBack = false
  let asked = 0
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toMatch(/\/health$/)
    asked++
    return isBack ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('gone'))
  })
  const form = await open(store)
  type('Asha Tea')
  await expect.poll(() => (void now.draft.save(), form.container.textContent)).toBe('device')
  await expect.poll(() => asked, { timeout: 8000 }).toBeGreaterThan(0)
  expect(sent).toHaveLength(0)
  store.create = create
  isBack = true
  const since = Date.now()
  await expect.element(form.getByText('server'), { timeout: 8000 }).toBeVisible()
  expect(Date.now() - since).toBeLessThan(5000)
  vi.unstubAllGlobals()
})
