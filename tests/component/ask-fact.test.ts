import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { askNext, handleEvent, sendAnswer } from '#browser/facts/ask.ts'
import { showQuestion } from '#browser/facts/show.ts'
import { facts as t } from '#i18n/en/facts.ts'
import type { FactQuestion } from '#shared/rules/facts.ts'
import { listWaiting, saveWaiting, type WaitingForm } from '#stores/waiting.ts'
import { keepFile, readFile } from '#stores/waiting-files.ts'

/* The question to visitors on the page of a business. */

let sent: Record<string, unknown>[]
let answer: () => Response

beforeEach(() => {
  sent = []
  answer = () => Response.json({ success: true, data: { confirmed: null } }, { status: 201 })
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const offline = () => {
  throw new TypeError('Failed to fetch')
}

/** The section as the page has it, with the question it begins with. */
function open(question: FactQuestion, { ask = '', there = '' } = {}): HTMLElement {
  const section = document.createElement('section')
  section.dataset['ask'] = ask
  section.dataset['there'] = there
  section.innerHTML = '<form action="?businessId=12"></form>'
  document.body.append(section)
  showQuestion(section, { question, isMissing: ask !== '' })
  section.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendAnswer(section, event.target as HTMLFormElement, event.submitter)
  })
  section.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-next]')) askNext(section)
  })
  return section
}

const heading = () => page.getByRole('heading')
const button = (name: string) => page.getByRole('button', { name })

describe('what is missing', () => {
  test('is sent with a key, and thanked for', async () => {
    open('phone', { ask: 'phone' })
    await page.getByRole('textbox').fill('94310 00011')
    await button(t.send).click()
    await expect.element(heading()).toHaveTextContent(t.thanks)
    expect(sent).toMatchObject([
      { businessId: 12, question: 'phone', answer: '94310 00011', linkToDetails: '' },
    ])
    expect(sent[0]!['key']).toMatch(/^[0-9a-f]{32}$/)
    expect(listWaiting()).toEqual([])
  })

  test('is refused beside the field, in the words of the server', async () => {
    open('phone', { ask: 'phone' })
    answer = () =>
      Response.json(
        {
          success: false,
          code: 'INVALID_INPUT',
          error: 'Wrong',
          fields: { answer: 'Enter a phone number with its area code' },
        },
        { status: 400 },
      )
    await page.getByRole('textbox').fill('12')
    await button(t.send).click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Enter a phone number with its area code')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await expect.element(page.getByRole('textbox')).toHaveValue('12')
  })

  test('leads to the next question, one at a time, and away after the last', async () => {
    open('phone', { ask: 'phone hours', there: 'here' })
    await expect.element(heading()).toHaveTextContent(t.ask.phone)
    await button(t.dontKnow).click()
    await expect.element(heading()).toHaveTextContent(t.ask.hours)
    await button(t.dontKnow).click()
    await expect.element(heading()).toHaveTextContent(t.ask.here)
    await button(t.dontKnow).click()
    expect(document.querySelector('section')).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('what is there', () => {
  test('a yes says how many said so', async () => {
    open('phone', { there: 'phone here' })
    const confirmed = { question: 'phone', month: '2026-11', count: 3 }
    answer = () => Response.json({ success: true, data: { confirmed } }, { status: 201 })
    await button(t.yes).click()
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('3 people confirmed this number in November')
    expect(sent).toMatchObject([{ question: 'phone', answer: 'yes' }])
  })

  test('a no asks what is right; who does not know has still said no', async () => {
    open('phone', { there: 'phone here' })
    await button(t.no).click()
    await expect.element(heading()).toHaveTextContent(t.askRight.phone)
    expect(sent).toEqual([])
    await button(t.dontKnow).click()
    await expect.element(heading()).toHaveTextContent(t.ask.here)
    await expect.poll(() => sent).toMatchObject([{ question: 'phone', answer: 'no' }])
  })
})

const OK = () => Response.json({ success: true, data: { confirmed: null } }, { status: 201 })
const states = () => listWaiting().map(({ call, state }) => [call, state])

async function tellNumber() {
  open('phone', { ask: 'phone' })
  await page.getByRole('textbox').fill('94310 00011')
  await button(t.send).click()
}

describe('on a bad line', () => {
  test('an answer is kept, says so, and is sent once the line is back', async () => {
    answer = offline
    await tellNumber()
    await expect.element(page.getByRole('status')).toHaveTextContent(t.kept)
    expect(states()).toEqual([['POST /facts', 'waiting']])
    const [first] = sent
    answer = OK
    dispatchEvent(new Event('online'))
    await expect.element(heading()).toHaveTextContent(t.thanks)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({ ...first, shownFor: expect.any(Number) as number })
    expect(states()).toEqual([['POST /facts', 'sent']])
  })

  test('it can be taken back', async () => {
    answer = offline
    await tellNumber()
    await button(t.undo).click()
    await expect.element(page.getByRole('textbox')).toHaveValue('94310 00011')
    expect(listWaiting()).toEqual([])
  })

  test('what the server refuses later is in the form again, with the reason', async () => {
    answer = offline
    await tellNumber()
    await expect.element(page.getByRole('status')).toHaveTextContent(t.kept)
    answer = () =>
      Response.json({ success: false, code: 'NOT_FOUND', error: 'Gone' }, { status: 404 })
    dispatchEvent(new Event('online'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Gone')
    await expect.element(page.getByRole('textbox')).toHaveValue('94310 00011')
    expect(listWaiting()).toEqual([])
  })

  test('where the device has no room it says so, and the words stay', async () => {
    const before = listWaiting()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    answer = offline
    await tellNumber()
    await expect.element(page.getByRole('alert')).toHaveTextContent(t.notKept)
    await expect.element(page.getByRole('textbox')).toHaveValue('94310 00011')
    vi.restoreAllMocks()
    expect(listWaiting()).toEqual(before)
  })

  test('what an earlier version has kept is taken over once, and sent with its key', async () => {
    const key = 'a-key-of-an-earlier-version'
    const old = { businessId: 1, question: 'phone', answer: '94310 00011', key }
    localStorage.setItem('facts', JSON.stringify([{ at: Date.now() - 1000, answer: old }]))
    answer = offline
    await handleEvent()
    await expect.poll(states).toEqual([['POST /facts', 'waiting']])
    expect(localStorage.getItem('facts')).toBeNull()
    answer = OK
    dispatchEvent(new Event('online'))
    await expect.poll(states).toEqual([['POST /facts', 'sent']])
    expect(sent.at(-1)).toMatchObject(old)
    expect(await keyCount(key)).toBe(2)
  })
  const keyCount = async (key: string) => sent.filter((one) => one['key'] === key).length
})

describe('a photo on a bad line', () => {
  /** The forms that arrived; without a line none does. */
  let arrived: FormData[]
  let hasLine: boolean
  beforeEach(() => {
    arrived = []
    hasLine = false
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
  })
  afterEach(() => new Promise((done) => (indexedDB.deleteDatabase('zila-photos').onsuccess = done)))

  class FakeRequest {
    upload = {}
    status = 201
    response = { success: true, data: { confirmed: null } }
    onload?: () => void
    onerror?: () => void
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      if (!hasLine) return void setTimeout(() => this.onerror?.())
      arrived.push(form)
      setTimeout(() => this.onload?.())
    }
  }

  const photo = (bytes = 9) =>
    new File([new Uint8Array(bytes)], 'front.jpg', { type: 'image/jpeg' })
  async function choose(file = photo()) {
    const section = open('photo', { ask: 'photo' })
    const input = section.querySelector<HTMLInputElement>('[type=file]')!
    const files = new DataTransfer()
    files.items.add(file)
    input.files = files.files
    await button(t.send).click()
  }

  test('is kept on the device, and sent once when the line is back', async () => {
    await choose()
    await expect.element(page.getByRole('status')).toHaveTextContent(t.keptPhoto)
    const [form] = listWaiting()
    expect(form).toMatchObject({ call: 'POST /facts/photo', state: 'waiting', file: 'photo' })
    expect((await readFile(form!.key))?.name).toBe('front.jpg')
    hasLine = true
    dispatchEvent(new Event('online'))
    await expect.element(heading()).toHaveTextContent(t.thanks)
    expect(arrived.map((each) => [each.get('businessId'), each.get('key')])).toEqual([
      ['12', form!.key],
    ])
    expect((arrived[0]!.get('photo') as File).size).toBe(9)
    expect(await readFile(form!.key)).toBeNull()
  })

  test('is taken back with its file', async () => {
    await choose()
    await expect.element(page.getByRole('status')).toHaveTextContent(t.keptPhoto)
    const [form] = listWaiting()
    await button(t.undo).click()
    await expect.poll(() => readFile(form!.key)).toBeNull()
    expect(listWaiting()).toEqual([])
  })

  test('on a full disk it says so; what waited before still does', async () => {
    const before = await keepOne('k-before-1')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await choose()
    await expect.element(page.getByRole('alert')).toHaveTextContent(t.notKept)
    vi.restoreAllMocks()
    expect(listWaiting()).toEqual([before])
    expect(await readFile(before.key)).not.toBeNull()
  })

  test('waits with four others at most, and none is very large', async () => {
    for (const number of [1, 2, 3, 4, 5]) await keepOne(`k-of-five-${number}`)
    expect(await keepFile('k-of-five-6', photo())).toBe(false)
    expect(await keepFile('k-of-five-1', photo(5 * 1024 * 1024 + 1))).toBe(false)
    expect(listWaiting()).toHaveLength(5)
  })

  test('that the browser has cleared meanwhile is listed with what to do', async () => {
    await keepOne('k-cleared-1')
    await new Promise((done) => (indexedDB.deleteDatabase('zila-photos').onsuccess = done))
    hasLine = true
    await handleEvent()
    await expect.poll(states).toEqual([['POST /facts/photo', 'refused']])
    expect(arrived).toEqual([])
  })

  async function keepOne(key: string): Promise<WaitingForm> {
    const form: WaitingForm = {
      ...{ key, call: 'POST /facts/photo', body: { businessId: 1 }, values: {}, file: 'photo' },
      ...{ form: 'fact:1:photo', about: '', href: '/', account: 0, at: Date.now() },
      ...{ state: 'waiting', notice: '' },
    }
    saveWaiting(form)
    expect(await keepFile(key, photo())).toBe(true)
    return form
  }
})
