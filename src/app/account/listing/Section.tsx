import type { ReactNode } from 'react'
import { listing as t } from '#i18n/en/app/listing.ts'
import { HI_APP } from '#i18n/hi-app.ts'

export type SectionName = keyof typeof t.sections
export const SECTIONS = Object.keys(t.sections) as SectionName[]

/** A numbered part of the form. */
export const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => (
  <section className="sheet" id={`part-${name}`} aria-labelledby={`part-${name}-title`}>
    <h2 id={`part-${name}-title`} tabIndex={-1}>
      <span className="num">{SECTIONS.indexOf(name) + 1}</span> {t.sections[name]}
      <span className="hi" lang="hi">
        {HI_APP.listingSections[name]}
      </span>
    </h2>
    <p>{t.notes[name]}</p>
    <div className="stack">{children}</div>
  </section>
)
