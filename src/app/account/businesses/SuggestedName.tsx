import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { findMissingName } from '#shared/text/script.ts'
import type { BusinessNotice } from './use-business-actions.ts'

const SpellingChips = lazy(() => import('#app/form/SpellingChips.tsx'))

type Props = { business: OwnBusiness; onNotice: (notice: BusinessNotice) => void }

/** The name that a listing lacks, with suggested spellings: kept when its owner presses one. */
export function SuggestedName({ business, onNotice }: Props) {
  const { id, name, nameHi, version } = business
  const save = useWrite('PUT /businesses/{id}', {
    invalidates: ['GET /businesses/user/my-businesses'],
  })
  const [isOpen, setOpen] = useState(false)
  const missing = findMissingName(name, nameHi)
  if (!missing || business.waitingChange?.proposed.name !== undefined) return null
  const keep = (spelling: string) =>
    save.mutate(
      {
        params: { id },
        body: {
          version,
          ...(missing === 'hi' ? { nameHi: spelling } : { name: spelling, nameHi: nameHi ?? name }),
        },
      },
      {
        onSuccess: () => onNotice({ text: t.nameKept(spelling) }),
        onError: (error) => onNotice({ text: `${t.said.failed} ${error.message}` }),
      },
    )
  return (
    <details className="own-waits" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link">{t.missingName[missing]}</summary>
      {isOpen && (
        <Suspense>
          <SpellingChips name={name} value="" onChoose={keep} />
        </Suspense>
      )}
    </details>
  )
}
