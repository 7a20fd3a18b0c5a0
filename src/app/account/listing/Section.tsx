import { createContext, useContext, type ReactNode } from 'react'
import { listing as t } from '#i18n/en/app/listing.ts'
import { HI_SECTIONS } from '#i18n/hi-sections.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SECTIONS, type SectionName, type SectionState } from './section-names.ts'

/** Which sections are closed and how far each is; without it a section is always open. */
export type SectionFolds = {
  states: Record<SectionName, SectionState>
  closed: ReadonlySet<SectionName>
  fold: (name: SectionName, isClosed: boolean) => void
}
export const SectionFoldsContext = createContext<SectionFolds | null>(null)

/** A numbered part of the form; a finished one closes to a line with what is in it. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const folds = useContext(SectionFoldsContext)
  const isDone = folds?.states[name].look === 'done'
  const isClosed = Boolean(folds?.closed.has(name)) && folds?.states[name].look !== 'wrong'
  return (
    <section
      className={isClosed ? 'sheet sheet-closed' : 'sheet'}
      id={`part-${name}`}
      aria-labelledby={`part-${name}-title`}
    >
      <h2 id={`part-${name}-title`} tabIndex={-1}>
        {isClosed && isDone ? (
          <span className="step step-closed">
            <Icon name="check" />
          </span>
        ) : (
          <span className="num">{SECTIONS.indexOf(name) + 1}</span>
        )}{' '}
        {t.sections[name]}
        <span className="hi" lang={LOCAL_LANGUAGE}>
          {HI_SECTIONS.listingSections[name]}
        </span>
      </h2>
      {isClosed && folds && (
        <>
          <p className="num">{folds.states[name].summary}</p>
          <button
            type="button"
            className="sheet-open"
            aria-label={`${t.change}: ${t.sections[name]}`}
            onClick={() => folds.fold(name, false)}
          >
            <Icon name="edit" />
          </button>
        </>
      )}
      <div hidden={isClosed}>
        <p>{t.notes[name]}</p>
        <div className="stack">{children}</div>
        {isDone && (
          <p className="sheet-done">
            <Button onClick={() => folds.fold(name, true)}>
              {t.sectionDone}
              <span className="sr-only">: {t.sections[name]}</span>
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
