import { useRead } from '#app/data/use-read.ts'
import { spellings as t } from '#i18n/en/app/spellings.ts'
import { Chip } from '#ui/Chip.tsx'

export type Spelled = {
  /** The name in the other script. */
  name: string
  /** What the field holds. */
  value: string
  onChoose: (spelling: string) => void
}

const MAX_LENGTH = 100

/** The spellings of a name that the server suggests; pressing one writes it into the field. */
export default function SpellingChips({ name, value, onChoose }: Spelled) {
  const text = name.trim().slice(0, MAX_LENGTH)
  const { data } = useRead('GET /suggestions/hindi', { query: { text } }, { keepsPrevious: true })
  const others = data?.data.filter((spelling) => spelling !== value.trim()) ?? []
  if (others.length === 0) return null
  return (
    <div className="chips pt-2" role="group" aria-label={t.suggested}>
      <span className="small mute">{t.suggested}</span>
      {others.map((spelling) => (
        <Chip key={spelling} onClick={() => onChoose(spelling)}>
          {spelling}
        </Chip>
      ))}
    </div>
  )
}
