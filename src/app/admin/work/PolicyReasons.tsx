import { FORBIDDEN_AD_RULES } from '#config/forbidden-advertisements.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'
import { SavedReasons } from './SavedReasons.tsx'

const REASONS = FORBIDDEN_AD_RULES.map(({ reason, reasonHindi }) =>
  READS_HINDI ? `${reason} / ${reasonHindi}` : reason,
)

type Props = { words: string; onChange: (words: string) => void }

/** The reasons of the policy on advertisements, to be ticked; folded, because they are many. */
export const PolicyReasons = (props: Props) => (
  <details>
    <summary>{t.policy}</summary>
    <SavedReasons reasons={REASONS} legend={t.policy} {...props} />
  </details>
)
