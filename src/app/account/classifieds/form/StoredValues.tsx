import type { ReactNode } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { drafts } from '#i18n/en/app/drafts.ts'
import type { AdValues } from './ad-values.ts'

type Props = { id: number; blank: AdValues; children: (values: AdValues) => ReactNode }

/** Reads a draft of the account, for the form that goes on with it. */
export function StoredValues({ id, blank, children }: Props) {
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

/** The texts of a draft; whatever else it holds is not of this form. */
const textsOf = (values: Record<string, unknown>, blank: AdValues): AdValues => {
  const known = Object.entries(values).filter(
    ([field, value]) => field in blank && typeof value === 'string',
  )
  return { ...blank, ...(Object.fromEntries(known) as Partial<AdValues>) }
}
