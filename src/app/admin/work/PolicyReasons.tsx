import { FORBIDDEN_AD_RULES } from '#config/forbidden-advertisements.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { SavedReasons } from './SavedReasons.tsx'

const REASONS = FORBIDDEN_AD_RULES.map(({ reason, reasonHindi }) => `${reason} / ${reasonHindi}`)

type Props = { words: string; onChange: (words: string) => void }

/** The reasons of the policy on advertisements, to be ticked; folded, because they are many. */
export const PolicyReasons = (props: Props) => (
  <details>
    <summary>{t.policy}</summary>
    <SavedReasons reasons={REASONS} legend={t.policy} {...props} />
  </details>
)
