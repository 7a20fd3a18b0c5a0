import { PREFIX } from '#shared/view/address.ts'
import { saveWaiting } from './waiting.ts'

/** Where an earlier version kept answers of visitors. */
const NAME = 'facts'
type Answer = { businessId: number; question: string; key?: string }

/**
 * Puts answers that an earlier version has kept among the forms that wait. One that finds no room
 * stays where it is.
 */
export function takeOverFacts(): void {
  try {
    const all = JSON.parse(localStorage.getItem(NAME) ?? '[]') as { at: number; answer: Answer }[]
    const left = all.filter(({ at, answer }) => !takeOver(at, answer))
    if (left.length > 0) localStorage.setItem(NAME, JSON.stringify(left))
    else localStorage.removeItem(NAME)
  } catch {
    // Storage is forbidden, or holds something else under this name.
  }
}

const takeOver = (at: number, answer: Answer): boolean =>
  saveWaiting({
    key: answer.key ?? `fact-${at}-${answer.businessId}-${answer.question}`,
    ...{ call: 'POST /facts', body: { ...answer }, values: {} },
    form: `fact:${answer.businessId}:${answer.question}`,
    ...{ about: '', href: `${PREFIX}/businesses`, account: 0, at, state: 'waiting', notice: '' },
  })
