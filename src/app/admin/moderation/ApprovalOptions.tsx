import { useState } from 'react'
import { work as t } from '#i18n/en/app/work.ts'

const NAMES = ['verified', 'featured'] as const
const KEYS = { verified: 'V', featured: 'F' } as const

type Mark = (typeof NAMES)[number]

/** Marks for an approved listing; those of another thing are not carried over. */
export function useApprovalOptions(key: string) {
  const [of, setOf] = useState<{ key: string; marks: readonly Mark[] }>({ key, marks: [] })
  const marks = of.key === key ? of.marks : []
  const toggle = (mark: Mark) =>
    setOf({
      key,
      marks: marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark],
    })
  return { marks, toggle }
}

/** Verified and Featured, given with the approval. */
export const ApprovalOptions = ({ marks, toggle }: ReturnType<typeof useApprovalOptions>) => (
  <fieldset className="decide-marks">
    <legend className="sr-only">{t.marksLegend}</legend>
    {NAMES.map((mark) => (
      <label key={mark}>
        <input type="checkbox" checked={marks.includes(mark)} onChange={() => toggle(mark)} />
        <span>{t.marks[mark]}</span>
        <kbd className="key" aria-hidden="true">
          {KEYS[mark]}
        </kbd>
      </label>
    ))}
  </fieldset>
)
