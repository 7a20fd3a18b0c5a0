import type { ReactNode } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { drafts } from '#i18n/en/app/drafts.ts'
import type { ClassifiedValues } from './classified-values.ts'

type Props = {
  id: number
  blank: ClassifiedValues
  children: (values: ClassifiedValues) => ReactNode
}

/** Loads a draft of the account for the form. */
export function DraftLoader({ id, blank, children }: Props) {
  const draft = useRead('GET /classified-drafts/{id}', { params: { id } })
  if (draft.error?.status === 404) return <p className="notice">{drafts.gone}</p>
  return (
    <QueryState query={draft}>
      {({ data: { version, values } }) =>
        children({ ...textsOf(values, blank), draft: String(id), version: String(version) })
      }
    </QueryState>
  )
}

/** The text fields of a draft; other fields do not belong to this form. */
const textsOf = (values: Record<string, unknown>, blank: ClassifiedValues): ClassifiedValues => {
  const known = Object.entries(values).filter(
    ([field, value]) => field in blank && typeof value === 'string',
  )
  return { ...blank, ...(Object.fromEntries(known) as Partial<ClassifiedValues>) }
}
