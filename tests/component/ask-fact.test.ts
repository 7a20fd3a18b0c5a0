import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { askNext, sendAnswer } from '#browser/facts/ask.ts'
import { sendKept } from '#browser/facts/kept.ts'
import { showQuestion } from '#browser/facts/show.ts'
import { facts as t } from '#i18n/en/facts.ts'
import type { FactQuestion } from '#shared/rules/facts.ts'

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
    expect(sent[0]!['key']).toMatch(/^[0-9a-f-]{36}$/)
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

describe('on a bad line', () => {
  test('an answer is kept, says so, and is sent once the line is back', async () => {
    open('phone', { ask: 'phone' })
    answer = offline
    await page.getByRole('textbox').fill('94310 00011')
    await button(t.send).click()
    await expect.element(page.getByRole('status')).toHaveTextContent(t.kept)
    const [first] = sent
    answer = () => Response.json({ success: true, data: { confirmed: null } }, { status: 201 })
    dispatchEvent(new Event('online'))
    await expect.element(heading()).toHaveTextContent(t.thanks)
    expect(sent.at(-1)).toEqual(first)
    expect(localStorage.getItem('facts')).toBeNull()
  })

  test('it can be taken back', async () => {
    open('phone', { ask: 'phone' })
    answer = offline
    await page.getByRole('textbox').fill('94310 00011')
    await button(t.send).click()
    await button(t.undo).click()
    await expect.element(page.getByRole('textbox')).toHaveValue('94310 00011')
    expect(localStorage.getItem('facts')).toBeNull()
  })

  test('what the server refuses later is given up', async () => {
    localStorage.setItem(
      'facts',
      JSON.stringify([
        { at: Date.now(), answer: { businessId: 1, question: 'phone', answer: '1', key: 'a' } },
      ]),
    )
    answer = () =>
      Response.json({ success: false, code: 'NOT_FOUND', error: 'Gone' }, { status: 404 })
    await sendKept()
    expect(localStorage.getItem('facts')).toBeNull()
  })
})
