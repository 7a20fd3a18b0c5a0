import { FigureRow } from '#app/shell/FigureRow.tsx'
import { overview as t } from '#i18n/en/app/overview.ts'

const NOUNS = Object.keys(t.cards) as (keyof typeof t.cards)[]

type Props = { counts: Record<(typeof NOUNS)[number], Record<string, number>> }

/** How many there are of each noun, and in which states. */
export const TotalsCards = ({ counts }: Props) => (
  <FigureRow
    figures={NOUNS.map((noun) => {
      const { total = 0, ...states } = counts[noun]
      const told = Object.entries(states).filter(([, count]) => count > 0)
      return {
        name: t.cards[noun],
        figure: total.toLocaleString('en-IN'),
        note: told.map(([state, count]) => t.states[state]?.(count)).join(', '),
      }
    })}
  />
)
