import { useEffect, useState } from 'react'
import { getSectionState } from './section-state.ts'
import type { SectionFolds } from './Section.tsx'
import { SECTIONS, type SectionName } from './section-names.ts'

type Form = Parameters<typeof getSectionState>[1]

/** The section that the address names: `#part-hours`. */
const namedSection = () => SECTIONS.find((name) => location.hash === `#part-${name}`)

const focusTitle = (name: SectionName) =>
  document.getElementById(`part-${name}-title`)?.focus({ preventScroll: true })

/**
 * Which sections are closed: at first, in a form that is gone on with, those that are finished;
 * then those whose "Done" was pressed. A link to a section opens it.
 */
export function useSectionFolds(form: Form, isContinued: boolean): SectionFolds {
  const states = Object.fromEntries(
    SECTIONS.map((name) => [name, getSectionState(name, form)]),
  ) as SectionFolds['states']
  const [closed, setClosed] = useState<ReadonlySet<SectionName>>(() => {
    const isOpen = (name: SectionName) => states[name].look !== 'done' || name === namedSection()
    return new Set(isContinued ? SECTIONS.filter((name) => !isOpen(name)) : [])
  })
  const fold = (name: SectionName, isClosed: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      if (isClosed) after.add(name)
      else after.delete(name)
      return after
    })
    // The button that was pressed is gone.
    setTimeout(() => focusTitle(name))
  }
  useEffect(() => {
    const open = () => {
      const name = namedSection()
      if (name) setClosed((before) => new Set([...before].filter((one) => one !== name)))
    }
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return { states, closed, fold }
}
