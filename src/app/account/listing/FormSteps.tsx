import { StepLinks } from '#app/form/StepLinks.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { SECTIONS, type SectionName, type SectionState } from './section-names.ts'

/** The parts of the form and how far each is: what is missing, what is wrong. */
export const FormSteps = ({ states }: { states: Record<SectionName, SectionState> }) => (
  <StepLinks
    label={t.lede}
    steps={SECTIONS.map((name) => ({
      name,
      title: t.sections[name],
      look: states[name].look ?? null,
      text: states[name].text,
    }))}
  />
)
