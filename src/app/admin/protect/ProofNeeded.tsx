import { admin as t } from '#i18n/en/app/admin.ts'
import { Button } from '#ui/Button.tsx'

/** In place of what was not read because the person did not show that it is them. */
export function ProofNeeded({ onAsk }: { onAsk: () => void }) {
  const ask = () => {
    // The button gives way to what it asks for.
    document.querySelector('h1')?.focus()
    onAsk()
  }
  return (
    <div className="notice" role="status">
      <div>
        <p>{t.proof.needed}</p>
        <Button onClick={ask}>{t.proof.ask}</Button>
      </div>
    </div>
  )
}
