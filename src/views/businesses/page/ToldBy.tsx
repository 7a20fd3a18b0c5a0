import { toldBy as t } from '#i18n/en/told-by.ts'
import type { FactQuestion, ToldFacts } from '#shared/rules/facts.ts'

/** Who told what stands above it, and when the team checked it; nothing of what an owner gave. */
export const ToldBy = ({ told }: { told: ToldFacts[FactQuestion] }) =>
  told ? <p className="small mute num">{t[told.by](told)}</p> : null
