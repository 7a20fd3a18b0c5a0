import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import type { CallError, CallName } from '#client/call.ts'

export type Problems = Partial<Record<string, string>>

type Options<Values> = {
  start: Values
  /** What is wrong before anything is sent, by field. */
  check: (values: Values) => Problems
  send: (values: Values) => Promise<unknown>
  /** The fallback for a failure without a message from the server. */
  failed: (error: CallError) => string
  /** Readings that are renewed after it was sent, and when somebody else was faster. */
  invalidates: readonly CallName[]
  onDone: () => void
}

/** The form of a record of administrators: a short one, in a dialog. */
export function useRecordForm<Values extends object>(options: Options<Values>) {
  const { start, check, send, failed, invalidates, onDone } = options
  const ref = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  // Fields changed since the last attempt: their errors may be outdated.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  const renew = () =>
    Promise.all(invalidates.map((name) => client.invalidateQueries({ queryKey: [name] })))
  const change = (given: Partial<Values>) => {
    setDirty(true)
    setChanged((before) => new Set([...before, ...Object.keys(given)]))
    setValues((before) => ({ ...before, ...given }))
  }
  const submit = async () => {
    if (isBusy) return
    const wrong = check(values)
    setProblems(wrong)
    setChanged(new Set())
    setText(null)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      await withIdentityProof(() => send(values))
      await renew()
      onDone()
    } catch (error) {
      const refusal = error as CallError
      setProblems(refusal.fields)
      setText(refusal.serverMessage ?? failed(refusal))
      if (refusal.code === 'CHANGED_MEANWHILE') void renew()
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ ref, values, change, problems, text, isBusy, isDirty, submit },
    /** What a text-like control carries. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: String(values[name]),
      error: changed.has(name) ? '' : (problems[name] ?? ''),
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
  }
}

export type RecordForm<Values extends object> = ReturnType<typeof useRecordForm<Values>>
