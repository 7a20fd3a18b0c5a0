import { setTimeout as sleep } from 'node:timers/promises'
import { getShopSlug, parseShopStates } from './shops.ts'

const PATHS = ['/', '/businesses', `/business/${getShopSlug(1)}`]

export type Visitor = {
  requests: number
  /** The states that were seen. */
  states: Set<number>
  problems: string[]
  leave: () => Promise<void>
}

/**
 * Requests pages continuously. Every answer must be a complete page of one state, never of an
 * earlier state than before. Only while the product is down may there be no answer.
 */
export function startVisitor(site: string, isThere: () => boolean): Visitor {
  let isOver = false
  let newest = 0
  const visitor: Visitor = {
    requests: 0,
    states: new Set(),
    problems: [],
    leave: async () => undefined,
  }
  const ask = async (path: string) => {
    const wasThere = isThere()
    const answer = await fetch(site + path).then(
      async (got) => ({ status: got.status, text: await got.text() }),
      () => null,
    )
    if (!answer && !(wasThere && isThere())) return
    visitor.requests++
    const seen = answer ? parseShopStates(answer.text) : []
    seen.forEach((state) => visitor.states.add(state))
    const isWhole = answer?.status === 200 && seen.length === 1 && answer.text.includes('</html>')
    if (!isWhole)
      visitor.problems.push(
        `${path} was answered ${answer?.status ?? 'not at all'}, states ${seen.join()}`,
      )
    else if (seen[0]! < newest)
      visitor.problems.push(`${path} went back from state ${newest} to ${seen[0]}`)
    newest = Math.max(newest, ...seen)
  }
  const visit = async () => {
    while (!isOver) {
      for (const path of PATHS) await ask(path)
      await sleep(40)
    }
  }
  const visiting = visit()
  visitor.leave = async () => {
    isOver = true
    await visiting
  }
  return visitor
}
