import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { WebsiteSettings } from '#contract/settings.ts'
import { settings as t } from '#i18n/en/app/settings.ts'
import type { SettingName } from './setting-fields.ts'

type Changes = Partial<WebsiteSettings>

/** The settings as they are saved, what was changed since, and the way to save it. */
export function useSettings(setNotice: (text: string) => void) {
  const reading = useRead('GET /settings', {})
  const save = useWrite('POST /settings', {
    invalidates: ['GET /settings', 'GET /settings/history'],
  })
  const { ensure, dialog } = useIdentityProof()
  const [changes, setChanges] = useState<Changes>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const saved = reading.data?.data
  const changed = saved
    ? (Object.keys(changes) as SettingName[]).filter((name) => changes[name] !== saved[name])
    : []

  const send = async (): Promise<Record<string, string>> => {
    setProblem(null)
    setErrors({})
    if (!(await ensure())) return {}
    const body = Object.fromEntries(changed.map((name) => [name, changes[name]]))
    try {
      await save.mutateAsync({ body })
      setChanges({})
      setNotice(t.saved)
      return {}
    } catch (error) {
      const { fields, serverMessage: notice } = error as CallError
      setErrors(fields)
      setProblem(notice ? `${t.saveFailed}. ${notice}` : t.saveFailed)
      return fields
    }
  }
  return {
    reading,
    saved,
    values: saved && { ...saved, ...changes },
    changed,
    errors,
    problem,
    isBusy: save.isPending,
    proof: dialog,
    ensure,
    set: <Name extends SettingName>(name: Name, value: WebsiteSettings[Name]) => {
      setChanges((was) => ({ ...was, [name]: value }))
      setErrors(({ [name]: _, ...rest }) => rest)
    },
    discard: () => {
      setChanges({})
      setErrors({})
      setProblem(null)
    },
    send,
  }
}

export type SettingsEditor = ReturnType<typeof useSettings>
