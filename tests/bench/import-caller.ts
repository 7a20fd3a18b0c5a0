import { setTimeout as sleep } from 'node:timers/promises'

/** Between two looks at an import that is under way. */
const POLL_MS = 1000

export type ImportAnswer = {
  id: number
  state: string
  choices: object
  counts: Record<string, number> | null
  problem: string | null
  causes: { key: string; rows: number; can: Record<string, number> }[]
  toDecide: number
}

/** The calls of an administrator who imports a file. */
export function createImportCaller(site: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const ask = async (method: string, path: string, body?: object): Promise<ImportAnswer> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${site}/api${path}`, {
      method,
      headers: body && !isForm ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const told = (await answer.json()) as { data: ImportAnswer }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`)
    return told.data
  }
  const ended = async (id: number): Promise<ImportAnswer> => {
    for (;;) {
      await sleep(POLL_MS)
      const one = await ask('GET', `/admin/imports/${id}`)
      if (one.state === 'failed') throw new Error(`The import failed: ${one.problem}`)
      if (one.state === 'checked' || one.state === 'done') return one
    }
  }
  const exported = async (): Promise<ArrayBuffer> => {
    const { url } = (await ask('POST', '/admin/exports', { of: 'businesses' })) as never as {
      url: string
    }
    return (await fetch(url)).arrayBuffer()
  }
  const published = async (): Promise<void> => {
    const pending = async () =>
      ((await ask('GET', '/publications')) as never as { pending: number }).pending
    while ((await pending()) > 0) await sleep(POLL_MS)
  }
  return { ask, ended, exported, published }
}

export type ImportCaller = ReturnType<typeof createImportCaller>
